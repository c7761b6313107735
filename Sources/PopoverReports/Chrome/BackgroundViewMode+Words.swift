import AnnotatedYAML
import PopoverGeometry

extension BackgroundViewMode {
  /// Whose arithmetic it is, and what is odd about it.
  package var remark: String { Self.remarks[self] ?? "" }

  private static let remarks: [BackgroundViewMode: String] = [
    .safe: "Apple's contract; the arrow is held between the caps, and centred where they cross.",
    .mb: "MBPopoverBackgroundView holds an arrow on the sides only, by its caps, the top one last.",
    .gt2012:
      "The GT tutorial moves an arrow in a corner by one radius, however far it is out; for up and "
      + "left the background does not reach the far edge.",
    .gt2013:
      "The GT tutorial's class since its clamp was mended: the near corner wins; for up and left "
      + "the background does not reach the far edge.",
    .gik:
      "GIKPopoverBackgroundView has the tip a point off towards the start, and farther where a "
      + "picture of an end takes over; no direction counts as right.",
    .c360:
      "C360PopoverBackgroundView stops the arrow sooner at the top than at the bottom; on a short "
      + "edge it jumps between crossed limits.",
    .dd: "DDPopoverBackgroundView moves an arrow in a corner by one radius, however far it is out.",
    .ylf: "YLFPopoverBackgroundView holds an arrow on the sides only, by the content's insets.",
    .pc:
      "PCPopoverController never holds the arrow; on the sides background and arrow fall short, as "
      + "the upright arrow is turned in its place.",
    .bh: "BHPopoverBackgroundView draws an arrow in the content's insets, and no background.",
    .textured:
      "TexturedPopoverBackgroundView lets the corner beside an arrow give way, then cuts the base; "
      + "the tip is held for all directions but up.",
  ]

  /// - Throws: ``UnknownMode`` if no mode has the name.
  package static func named(_ name: String) throws(UnknownMode) -> BackgroundViewMode {
    guard let mode = BackgroundViewMode(name: name) else { throw UnknownMode(name: name) }
    return mode
  }
}

/// A mode that is asked for and is not there.
package struct UnknownMode: Error, Equatable, Sendable {
  package var name: String

  /// What is wrong, the nearest name, and all that there are.
  package var reason: String {
    let known = BackgroundViewMode.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: name, in: known).map { " did you mean '\($0)'?" } ?? ""
    return "unknown mode '\(name)';\(nearest) there are \(known.joined(separator: ", "))"
  }
}

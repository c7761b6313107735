/// What is drawn over the scene to explain it; any of them together.
public struct Overlays: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The container, the margins, and the parts of the selected popover.
  public static let rectangles = Overlays(rawValue: 1)
  /// The selected popover on its other sides.
  public static let ghosts = Overlays(rawValue: 2)
  /// The side of the selected popover for every place of its anchor.
  public static let map = Overlays(rawValue: 4)
  /// What of the drawn popovers and anchors is hard to see.
  public static let contrast = Overlays(rawValue: 8)

  /// Each of them, in the order in which they are drawn over one another.
  static let inOrder: [Overlays] = [.map, .rectangles, .ghosts, .contrast]
}

extension Lab {
  mutating func toggle(_ overlay: Overlays) {
    overlays.formSymmetricDifference(overlay)
    let isShown = overlays.contains(overlay)
    notice = .done("\(overlay.words) \(isShown ? "shown" : "hidden")")
  }

  /// Hides all of them; `false` if none is shown.
  mutating func hideOverlays() -> Bool {
    defer { overlays = [] }
    return !overlays.isEmpty
  }
}

extension Overlays {
  fileprivate var words: String {
    switch self {
    case .rectangles: "Rectangles are"
    case .ghosts: "Ghosts on the sides not taken are"
    case .map: "The map of sides is"
    case .contrast: "The contrast is"
    default: "Overlays are"
    }
  }
}

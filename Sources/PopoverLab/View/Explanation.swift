import CellCanvas
import PopoverGeometry

struct Explanation: Equatable, Sendable {
  var overlays: Set<Overlay> = []
  /// The first shown line of the inspector; `nil` while it is closed.
  var inspectorTop: Int?
  /// Whether the inspector was opened in a comparison, and is to be closed before it.
  var isOfComparison = false
  /// The map of another engine that the inspector has last scrolled with, for as long as its question stays the same.
  var map: SideMap?
  /// What would change the side, as the inspector has last scrolled with it.
  private var changes = Kept<PopoverPresentation, WhatIf>()
  /// The number whose dial is open; the inspector then shows the numbers.
  var turning: LabNumber?
  /// The placement of the selected engine in a comparison; `nil` without a comparison.
  var engineScene: ShownScene?
  var lastNumber = LabNumber.arrowOffset

  var hasInspector: Bool { inspectorTop != nil || turning != nil }

  /// The changes of a question that would change the side.
  mutating func whatIf(_ question: PopoverPresentation) -> WhatIf {
    changes.value(of: question) { $0.whatIf() }
  }

  /// Closes the inspector if it was opened in a comparison; `false` if it was not.
  mutating func closeIfOfComparison() -> Bool {
    guard isOfComparison else { return false }
    (inspectorTop, isOfComparison) = (nil, false)
    return true
  }
}

/// A picture or an answer, and what it was made from.
struct Kept<Source: Equatable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  private var source: Source?
  private var value: Value?

  mutating func value(of source: Source, _ make: (Source) -> Value) -> Value {
    if let value, self.source == source { return value }
    let value = make(source)
    (self.source, self.value) = (source, value)
    return value
  }
}

/// What is drawn over the scene to explain it, in the order in which it is drawn. The raw value is the name of its command.
enum Overlay: String, CaseIterable, Sendable {
  /// The side of the selected popover for every place of its anchor.
  case map
  /// The container, the margins, and the parts of the selected popover.
  case rectangles
  /// The selected popover on its other sides.
  case ghosts
  /// The cells of popovers and anchors with too little contrast.
  case contrast

  var words: String {
    switch self {
    case .map: "The map of sides is"
    case .rectangles: "Rectangles are"
    case .ghosts: "Outlines on the sides it did not take are"
    case .contrast: "Contrast marks are"
    }
  }
}

/// A number of the lab that a dial turns. The raw value is its name in commands.
package enum LabNumber: String, CaseIterable, Sendable {
  /// How far the arrow is from the middle of its edge.
  case arrowOffset = "arrow-offset"
  case gap
  case theme
  /// By how much the hues of the theme are turned, in degrees.
  case hue
  /// How fast a path is played.
  case speed

  var words: String { self == .arrowOffset ? "arrow offset" : rawValue }

  /// Its title, short enough for the border of a small popover beside the arrow.
  var title: String { self == .arrowOffset ? "Offset" : rawValue.capitalizedFirst }
}

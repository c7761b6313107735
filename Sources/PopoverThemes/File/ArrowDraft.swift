import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The arrow as a theme's files have it: a style by name, or pictures of one's own.
struct ArrowDraft {
  private var named: (@Sendable (BorderSet?) -> ArrowStyle)?
  private var own: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var isBroken = false

  private static let names: KeyValuePairs<String, @Sendable (BorderSet?) -> ArrowStyle> = [
    "triangle": { _ in .triangle }, "small": { _ in .small }, "ascii": { _ in .ascii },
    "wedge": { _ in .wedge }, "slope": { .slope(on: $0) }, "tee": { .tee(on: $0) },
    "none": { _ in .none },
  ]

  private static let keys = KeyTable<ArrowDraft>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0.own[direction] = $1.placedArt(&$2) })
    })

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    let count = faults.count
    if case .mapping = node.content {
      node.read(into: &self, by: ArrowDraft.keys, &faults)
    } else if let name = node.choice(of: ArrowDraft.names, called: "arrow", &faults) {
      (named, own) = (name, [:])
    }
    isBroken = faults.count > count
  }

  /// Whether one picture stands for all directions.
  var isOnePicture: Bool { own.count == 1 }

  /// Whether the picture of a direction is turned from another one.
  func isTurned(_ direction: ArrowDirection) -> Bool { !own.isEmpty && own[direction] == nil }

  /// The pictures in all directions, those that are left out turned from others; `nil` if one of them
  /// is wrong.
  func style(on border: BorderSet?, _ faults: inout [Fault]) -> ArrowStyle? {
    guard !isBroken else { return nil }
    guard let art = own.mapValues(\.value).forAllDirections else {
      return named?(border) ?? .usual(on: border)
    }
    let count = faults.count
    for direction in [ArrowDirection.up, .left] { checkPair(direction, &faults) }
    return faults.count == count ? ArrowStyle(art: art) : nil
  }

  /// Both arrows of an axis are of one size, as the metrics know one an axis.
  private func checkPair(_ one: ArrowDirection, _ faults: inout [Fault]) {
    guard let first = own[one], let second = own[one.opposite],
      first.value.size != second.value.size
    else { return }
    faults.append(
      Fault(
        at: second.place,
        .theme(.artSize(second.value.size, expected: first.value.size, as: "\(one)"))))
  }
}

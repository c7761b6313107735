import CellCanvas
import PopoverGeometry

/// The arrow as a theme's files have it: a style by name, or pictures of one's own.
struct ArrowDraft {
  private var named: (@Sendable (BorderSet?) -> ArrowStyle)?
  private var own: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var isBroken = false

  private static let names: KeyValuePairs<String, @Sendable (BorderSet?) -> ArrowStyle> = [
    "triangle": { _ in .triangle }, "small": { _ in .small }, "ascii": { _ in .ascii },
    "wedge": { _ in .wedge }, "slope": { _ in .slope }, "tee": { .tee(on: $0) },
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

  /// The pictures in all directions; `nil` if one of them is wrong.
  func style(on border: BorderSet?, _ faults: inout [Fault]) -> ArrowStyle? {
    guard !isBroken else { return nil }
    var style = named?(border) ?? .usual(on: border)
    guard !own.isEmpty else { return style }
    let count = faults.count
    for direction in [ArrowDirection.up, .left] { checkPair(direction, &faults) }
    guard faults.count == count else { return nil }
    style.art = DirectionTable { own[$0]?.value ?? style.art[$0] }
    style.joins = nil
    style.overlap = 0
    return style
  }

  /// Both arrows of an axis come together and are of one size, as the metrics know one an axis.
  private func checkPair(_ one: ArrowDirection, _ faults: inout [Fault]) {
    let other = one.opposite
    switch (own[one], own[other]) {
    case (let first?, let second?):
      guard first.value.size != second.value.size else { return }
      faults.append(
        Fault(
          at: second.place,
          .artSize(second.value.size, expected: first.value.size, as: "\(one)")))
    case (let only?, nil):
      faults.append(Fault(at: only.place, .missingKey("\(other)", becauseOf: "\(one)")))
    case (nil, let only?):
      faults.append(Fault(at: only.place, .missingKey("\(one)", becauseOf: "\(other)")))
    case (nil, nil): return
    }
  }
}

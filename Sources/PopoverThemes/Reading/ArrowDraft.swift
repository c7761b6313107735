import CellCanvas
import PopoverGeometry

/// The arrow as a theme's file has it: a set by name, or pictures of one's own.
struct ArrowDraft {
  private var named: DirectionTable<GlyphArt>?
  private var own: [ArrowDirection: Placed<GlyphArt>] = [:]
  private var isBroken = false

  private static let names: KeyValuePairs<String, DirectionTable<GlyphArt>> = [
    "none": .none, "triangle": .triangle, "small": .small, "ascii": .ascii,
  ]

  private static let keys = KeyTable<ArrowDraft>(
    ArrowDirection.allCases.map { direction in
      ("\(direction)", { $0.own[direction] = $1.placedArt(&$2) })
    })

  mutating func read(_ node: SourceNode, _ faults: inout [Fault]) {
    let count = faults.count
    if case .mapping = node.content {
      node.read(into: &self, by: ArrowDraft.keys, &faults)
    } else {
      named = node.choice(of: ArrowDraft.names, called: "arrow", &faults)
    }
    isBroken = faults.count > count
  }

  /// The pictures in all directions, `usual` where the file has none; `nil` if one of them is wrong.
  func art(usual: DirectionTable<GlyphArt>, _ faults: inout [Fault]) -> DirectionTable<GlyphArt>? {
    guard !isBroken else { return nil }
    let count = faults.count
    for direction in [ArrowDirection.up, .left] { checkPair(direction, &faults) }
    guard faults.count == count else { return nil }
    return DirectionTable { own[$0]?.value ?? (named ?? usual)[$0] }
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

/// A value and where the file has it.
struct Placed<Value> {
  var value: Value
  var place: Place
}

extension SourceNode {
  /// Art of a size that still leaves room for the popover.
  func placedArt(_ faults: inout [Fault]) -> Placed<GlyphArt>? {
    art(atMost: CellSize(width: 16, height: 8), &faults).map { Placed(value: $0, place: place) }
  }
}

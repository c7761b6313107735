import AnnotatedYAML
import CellCanvas
import MessageText
import PlacementEngines
import PopoverGeometry
import PopoverThemes

/// Other readers of YAML take `0x0` for the number zero in hexadecimal.
private let sizePattern = ValueSchema.either([.pattern("^[0-9]+x[0-9]+$"), .whole(0...0)])

extension FileForm where Value == CellSize {
  /// Columns and rows, as in `80x24`.
  static func size(_ range: ClosedRange<Int> = 0...greatestFigure) -> Self {
    spelled(
      "columns x rows, each from \(range.lowerBound) to \(range.upperBound), as in 40x10",
      sizePattern
    ) {
      CellSize($0, in: range)
    } written: {
      $0.words
    }
  }
}

extension SceneScreen {
  /// What the schema for editors says of a size in a file.
  package static let sizeSchema = sizePattern
}

extension FileForm where Value == SceneScreen {
  /// `real`, or a size.
  static let screen = spelled(
    "real, or \(SceneScreen.sizes)",
    .either([.words(["real"]), sizePattern]), words: ["real"]
  ) {
    SceneScreen(name: $0)
  } written: {
    $0.name
  }
}

extension FileForm where Value == CellRect {
  /// The four figures `[x, y, width, height]`, the first two within `places`.
  static func rect(_ places: ClosedRange<Int>) -> Self {
    Self(
      read: { node, faults in
        guard let nodes = node.list(of: "numbers: [x, y, width, height]", &faults) else {
          return nil
        }
        guard nodes.count == 4 else {
          faults.append(node.fault(counting: nodes, expecting: "[x, y, width, height]"))
          return nil
        }
        let figures = zip(nodes, [places, places, 0...greatestFigure, 0...greatestFigure])
          .compactMap { $0.integer(in: $1, &faults) }
        guard figures.count == 4 else { return nil }
        return CellRect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
      },
      written: { rect in
        .list([rect.x, rect.y, rect.width, rect.height].map { .text("\($0)") })
      },
      schema: .tuple([
        .whole(places), .whole(places), .whole(0...greatestFigure), .whole(0...greatestFigure),
      ]))
  }
}

extension FileForm where Value == [CellRect] {
  private static let mostPieces = 16
  private static let piece = FileForm<CellRect>.rect(0...greatestFigure)
  private static let rects = list(of: piece, "rectangles", limit: mostPieces)

  /// At least one rectangle.
  static let pieces = Self(
    read: { node, faults in
      if node.content == .list([]) {
        faults.append(node.fault(expecting: "at least one rectangle"))
      }
      return rects.read(node, &faults)
    },
    written: rects.written,
    schema: .list(of: piece.schema, 1...mostPieces))
}

extension FileForm where Value == CellInsets {
  /// Cells at the edges: one number for all, a list of rows and columns, or edges by name.
  static let insets = Self(
    read: { node, faults in
      if case .text(let text) = node.content, Int(text) == nil {
        let example = "as in { bottom: 3 }"
        faults.append(node.fault(expecting: "\(SourceNode.formsOfInsets), \(example)"))
        return nil
      }
      var insets = CellInsets.zero
      node.readInsets(into: &insets, in: figures, &faults)
      return insets
    },
    written: { insets in
      let isSymmetrical = insets.top == insets.bottom && insets.left == insets.right
      let pair = [insets.top, insets.left].map { FileValue.text("\($0)") }
      let single = isSymmetrical && insets.top == insets.left ? [pair[0]] : []
      return .forms(single + (isSymmetrical ? [.list(pair)] : []) + [.mapping(edges(of: insets))])
    },
    schema: SourceNode.insetsSchema(in: figures))

  private static let figures = 0...greatestFigure

  private static func edges(of insets: CellInsets) -> FileMapping {
    FileMapping(
      entries: CellInsets.edges.map { edge in
        let cells = insets[keyPath: edge.cells]
        return FileMapping.Entry(key: edge.name, value: .text("\(cells)"), isDefault: cells == 0)
      })
  }
}

extension FileForm where Value: Equatable {
  /// A list of elements, or a value that has a name.
  private static func list<Element: Sendable>(
    of element: FileForm<Element>, _ thing: String, limit: Int,
    or names: [(key: String, value: Value)], joined: @escaping @Sendable ([Element]) -> Value,
    elements: @escaping @Sendable (Value) -> [Element]
  ) -> Self {
    let list = FileForm<[Element]>.list(of: element, "\(thing)s", limit: limit)
    return Self(
      read: { node, faults in
        if case .list = node.content { return list.read(node, &faults).map(joined) }
        if let words = node.words(among: element.words),
          !names.contains(where: { [$0.key] == words })
        {
          let example = words.joined(separator: ", ")
          faults.append(node.fault(expecting: "a list in brackets, as in [\(example)]"))
          return nil
        }
        return node.choice(of: names, called: thing, &faults)
      },
      written: { value in
        let named = names.filter { $0.value == value }.map { FileValue.text($0.key) }
        return .forms(named + [list.written(elements(value))])
      }, schema: .either([.words(names.map(\.key)), list.schema]), words: names.map(\.key))
  }
}

extension SourceNode {
  /// The words of a text that would be a list if it stood in brackets; `nil` if one of them is not `known`.
  fileprivate func words(among known: [String]) -> [String]? {
    guard case .text(let text) = content else { return nil }
    let words = text.split { ", ".contains($0) }.map(String.init)
    return !words.isEmpty && words.allSatisfy(known.contains) ? words : nil
  }
}

extension FileForm where Value == ArrowDirections {
  /// A list of directions; or one of them, `any` or `none`. `below` and `above` are where the popover lies, `left`
  /// and `right` where the arrow points.
  static let directions = list(
    of: .choice(names, "direction"), "direction", limit: 4,
    or: [("any", .any), ("none", .none)] + names.map { ($0.key, [$0.value]) },
    joined: { ArrowDirections($0) }, elements: { Array($0) })

  private static let names: KeyValuePairs<String, ArrowDirection> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "below": .up, "above": .down,
  ]
}

extension FileForm where Value == XDGConstraintAdjustment {
  fileprivate static let names: KeyValuePairs<String, XDGConstraintAdjustment> = [
    "flip": [.flipX, .flipY], "slide": [.slideX, .slideY], "resize": [.resizeX, .resizeY],
    "flip-x": .flipX, "flip-y": .flipY, "slide-x": .slideX, "slide-y": .slideY,
    "resize-x": .resizeX, "resize-y": .resizeY,
  ]

  /// A list of what may be done, on both axes or on one; `all`, or `none`.
  static let adjustment = list(
    of: .choice(names, "adjustment"), "adjustment", limit: 9, or: [("all", .all), ("none", [])],
    joined: { $0.reduce([]) { $0.union($1) } }, elements: parts)

  /// The parts that have names, those for both axes where both are meant.
  @Sendable fileprivate static func parts(
    of adjustment: XDGConstraintAdjustment
  ) -> [XDGConstraintAdjustment] {
    var rest = adjustment
    return names.map(\.value).filter { part in
      guard rest.isSuperset(of: part) else { return false }
      rest.subtract(part)
      return true
    }
  }
}

extension XDGConstraintAdjustment {
  /// The words of files: `none`, `all`, or a list.
  package var words: String {
    if self == .all { return "all" }
    let parts = FileForm<Self>.parts(of: self)
    let names = FileForm<Self>.names.filter { parts.contains($0.value) }.map(\.key)
    return names.isEmpty ? "none" : Words.list(names)
  }
}

extension CatalogEngine {
  /// How it is set up when only some adjustments are permitted, of which it may ignore some or all.
  package func summary(permitting adjustment: XDGConstraintAdjustment) -> String {
    if obeyed.isEmpty { return "\(summary); it has no adjustments to forbid" }
    return "\(setup), adjustments: \(adjustment.intersection(obeyed).words)"
  }
}

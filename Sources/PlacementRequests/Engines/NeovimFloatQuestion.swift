import PlacementEngines
import PopoverGeometry

/// A question to Neovim's floating windows: a screen, and options as for `nvim_open_win()`. The window begins at the
/// first cell of the screen, and the command line has one row.
public struct NeovimFloatQuestion: Equatable, Sendable {
  /// The float.
  public var float: NeovimFloat
  /// The screen.
  public var screen: NeovimScreen

  /// A float on a screen.
  public init(_ float: NeovimFloat, screen: NeovimScreen) {
    (self.float, self.screen) = (float, screen)
  }

  /// Where Neovim puts the float.
  public var answer: NeovimFloatAnswer { NeovimFloatAnswer(float.placement(on: screen)) }
}

extension NeovimFloatQuestion: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(NeovimFloat(size: .zero), screen: NeovimScreen(size: .zero))
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "screen", { $0.screen.size = try $1.withoutNegativeSizes.size($2) },
      { $0.screen.size.jsonValue }),
    .optional(
      "cursor", { $0.screen.cursor = try $1.cursor($2) },
      { [$0.screen.cursor.y + 1, $0.screen.cursor.x].jsonValue }),
    .always(
      "opts", { try NeovimFloat.optionTable.read($1.object($2), into: &$0.float) },
      { NeovimFloat.optionTable.json(of: $0.float) }),
  ])
}

extension NeovimFloat {
  package static let optionTable = RequestTable<Self>([
    .always("width", { $0.size.width = try $1.length($2) }, { $0.size.width.jsonValue }),
    .always("height", { $0.size.height = try $1.length($2) }, { $0.size.height.jsonValue }),
    .optional("relative", { $0.relative = try $1.name($2) }, { $0.relative.rawValue.jsonValue }),
    .optional("anchor", { $0.anchor = try $1.name($2) }, { $0.anchor.rawValue.jsonValue }),
    .optional("row", { $0.row = try $1.value($2) }, { $0.row.jsonValue }),
    .optional("col", { $0.col = try $1.value($2) }, { $0.col.jsonValue }),
    .optional("border", { $0.border = try $1.neovimBorder($2) }, { $0.border.neovimBorder }),
    .optional("fixed", { $0.fixed = try $1.value($2) }, { $0.fixed.jsonValue }),
  ])
}

extension RequestFields {
  /// The editor refuses a window without a cell, and parts of cells.
  fileprivate func length(_ key: String) throws -> Double {
    let length: Int = try value(key)
    guard length >= 1 else { throw fault(.other("expected 1 or more"), at: key) }
    return Double(length)
  }

  /// The line counts from 1, the column from 0.
  fileprivate func cursor(_ key: String) throws -> Point {
    let cursor: [Double] = try list(key, shape: ["line", "column"])
    return Point(x: cursor[1], y: cursor[0] - 1)
  }

  /// The border of a float: a name, or the characters of its corners and sides, clockwise from the
  /// top-left corner. Fewer than eight are used over and over; a side without a character is no side.
  fileprivate func neovimBorder(_ key: String) throws -> Insets {
    if ifAny(key, as: String.self) != nil { return try (name(key) as NeovimBorder).insets }
    let characters = try elements(key).map(borderCharacter)
    guard [1, 2, 4, 8].contains(characters.count) else {
      throw fault(.other("expected 1, 2, 4 or 8 characters"), at: key)
    }
    let sides = [1, 3, 5, 7].map { characters[$0 % characters.count].isEmpty ? 0.0 : 1 }
    return Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  /// A character alone, or before the name of its highlighting.
  private func borderCharacter(_ element: RequestElement) throws(RequestFault) -> String {
    if let alone = String(element.json) { return alone }
    return try element.elements().first?.value() ?? ""
  }
}

extension Insets {
  /// A name that stands for these sides, or the eight characters.
  fileprivate var neovimBorder: JSON {
    if let named = NeovimBorder.allCases.first(where: { $0.insets == self }) {
      return .text(named.rawValue)
    }
    return .list([top, right, bottom, left].flatMap { [.text(""), .text($0 == 0 ? "" : "-")] })
  }
}

/// The place of a float as a line of a batch has it.
public struct NeovimFloatAnswer: Equatable, Sendable {
  /// The top-left cell of the float, border included; `y` is its row, from 0.
  public var position: Point
  /// The size without the border.
  public var size: Size

  /// A float of a size at a place.
  public init(position: Point, size: Size) { (self.position, self.size) = (position, size) }

  /// The answer of the engine.
  public init(_ placement: NeovimFloatPlacement) {
    self.init(position: placement.frame.origin, size: placement.size)
  }
}

extension NeovimFloatAnswer: KeyedObject {
  package init(_ answer: RequestFields) throws {
    self.init(position: Point(x: 0, y: 0), size: .zero)
    try Self.table.read(answer, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "pos",
      { answer, fields, key in
        let place: [Double] = try fields.list(key, shape: ["row", "column"])
        answer.position = Point(x: place[1], y: place[0])
      }, { [$0.position.y, $0.position.x].jsonValue }),
    .always("width", { $0.size.width = try $1.value($2) }, { $0.size.width.jsonValue }),
    .always("height", { $0.size.height = try $1.value($2) }, { $0.size.height.jsonValue }),
  ])
}

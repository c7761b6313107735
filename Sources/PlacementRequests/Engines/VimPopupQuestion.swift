import CellCanvas
import PlacementEngines
import PopoverGeometry

/// A question to Vim's popup windows: a text, and options as for `popup_create()`.
public struct VimPopupQuestion: Equatable, Sendable {
  /// The popup. Of its title only the width in cells counts.
  public var popup: VimPopup
  /// The screen.
  public var screen: VimScreen

  /// A popup on a screen.
  public init(_ popup: VimPopup, screen: VimScreen) { (self.popup, self.screen) = (popup, screen) }

  /// The figures of `popup_getpos()`.
  public var answer: VimPopupPosition { popup.position(on: screen) }
}

extension VimPopupQuestion: KeyedObject {
  package init(_ request: RequestFields) throws {
    self.init(VimPopup(lineWidths: []), screen: VimScreen(columns: 0, lines: 0))
    try Self.table.read(request, into: &self)
  }

  package static let table = RequestTable<Self>([
    .always(
      "screen", { $0.screen = try $1.vimScreen($2) },
      { [$0.screen.columns, $0.screen.lines].jsonValue }),
    .always(
      "line_widths", { $0.popup.lineWidths = try $1.list($2) }, { $0.popup.lineWidths.jsonValue }),
    .always(
      "opts", { try VimPopup.optionTable.read($1.object($2), into: &$0.popup) },
      { VimPopup.optionTable.json(of: $0.popup) }),
    .optional(
      "prop", { $0.popup.textprop = try $1.textProperty($2) },
      { $0.popup.textprop.map { [$0.line, $0.col, $0.length].jsonValue } }),
    .always(
      "version", { $0.popup.version = try $1.holder(of: $2).name($2, or: .v92) },
      { $0.popup.version.rawValue.jsonValue }),
  ])
}

extension VimPopup {
  package static let optionTable = RequestTable<Self>([
    .optional("pos", { $0.pos = try $1.name($2) }, { $0.pos.rawValue.jsonValue }),
    .optional("line", { $0.line = try $1.value($2) }, { $0.line.jsonValue }),
    .optional("col", { $0.col = try $1.value($2) }, { $0.col.jsonValue }),
    .optional("posinvert", { $0.posinvert = try $1.vimFlag($2) }, { $0.posinvert.jsonValue }),
    .optional("fixed", { $0.fixed = try $1.vimFlag($2) }, { $0.fixed.jsonValue }),
    .optional("wrap", { $0.wrap = try $1.vimFlag($2) }, { $0.wrap.jsonValue }),
    .optional("scrollbar", { $0.scrollbar = try $1.vimFlag($2) }, { $0.scrollbar.jsonValue }),
    .optional("minwidth", { $0.minwidth = try $1.value($2) }, { $0.minwidth.jsonValue }),
    .optional("minheight", { $0.minheight = try $1.value($2) }, { $0.minheight.jsonValue }),
    .optional("maxwidth", { $0.maxwidth = try $1.value($2) }, { $0.maxwidth.jsonValue }),
    .optional("maxheight", { $0.maxheight = try $1.value($2) }, { $0.maxheight.jsonValue }),
    .optional("firstline", { $0.firstline = try $1.value($2) }, { $0.firstline.jsonValue }),
    .optional("border", { $0.border = try $1.vimEdges($2) }, { $0.border.vimEdges }),
    .optional("padding", { $0.padding = try $1.vimEdges($2) }, { $0.padding.vimEdges }),
    .optional(
      "title", { $0.titleWidth = GlyphText(try $1.value($2, as: String.self)).width },
      { .text(String(repeating: "-", count: max(0, $0.titleWidth))) }),
  ])
}

extension RequestFields {
  fileprivate func vimScreen(_ key: String) throws -> VimScreen {
    let figures = try list(key, of: Int.self, shape: ["columns", "lines"])
    _ = try withoutNegativeSizes.size(key)
    return VimScreen(columns: figures[0], lines: figures[1])
  }

  /// Line, column and length of the text that the popup hangs on.
  fileprivate func textProperty(_ key: String) throws -> VimTextProperty {
    let figures = try wholes(key, shape: ["line", "column", "length"])
    return VimTextProperty(line: figures[0], col: figures[1], length: figures[2])
  }

  /// Sides that the list leaves out, or that are negative, are 1.
  fileprivate func vimEdges(_ key: String) throws -> EdgeInsets<Int> {
    let sides = try (list(key).prefix(4) + [1, 1, 1, 1]).map { $0 < 0 ? 1 : $0 }
    return EdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  /// An option that is on or off: Vim takes 0 and 1, JSON also has its own words for them.
  fileprivate func vimFlag(_ key: String) throws -> Bool {
    try ifAny(key, as: Bool.self) ?? (value(key) != 0)
  }
}

extension EdgeInsets<Int> {
  /// In Vim's order, clockwise from the top.
  fileprivate var vimEdges: JSON { [top, right, bottom, left].jsonValue }
}

/// In JSON a position is a list of twelve figures: line, column, width and height, the same of the text, its first and
/// last visible line, and 1 or 0 for the scroll bar and for whether it is visible.
extension VimPopupPosition: Codable, JSONRepresentable {
  /// The twelve figures.
  public var jsonValue: JSON {
    [
      line, col, width, height, coreLine, coreCol, coreWidth, coreHeight, firstline, lastline,
      scrollbar ? 1 : 0, visible ? 1 : 0,
    ].jsonValue
  }

  /// Writes the twelve figures.
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }

  /// Reads the twelve figures.
  public init(from decoder: any Decoder) throws {
    let list = try [Int](from: decoder)
    guard list.count == 12 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a list of \(list.count) figures; write twelve"))
    }
    self.init(
      line: list[0], col: list[1], width: list[2], height: list[3], coreLine: list[4],
      coreCol: list[5], coreWidth: list[6], coreHeight: list[7], firstline: list[8],
      lastline: list[9], scrollbar: list[10] != 0, visible: list[11] != 0)
  }
}

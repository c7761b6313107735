import PlacementEngines

/// Vim's popup windows: options as for `popup_create()` in, the figures of `popup_getpos()` out.
public enum VimPopupBatch: BatchEngine {
  public static let name = "vim-popup"

  public struct Input: Decodable, Sendable {
    /// Columns and lines.
    var screen: [WholeNumber]
    var lineWidths: [WholeNumber]
    var opts: Options
    /// Line, column and length of the text that the popup hangs on.
    var prop: [WholeNumber]?

    private enum CodingKeys: String, CodingKey {
      case screen
      case lineWidths = "line_widths"
      case opts
      case prop
    }
  }

  struct Options: Decodable, Sendable {
    var pos: String?
    var line: WholeNumber?
    var col: WholeNumber?
    var posinvert: VimFlag?
    var fixed: VimFlag?
    var wrap: VimFlag?
    var scrollbar: VimFlag?
    var minwidth: WholeNumber?
    var minheight: WholeNumber?
    var maxwidth: WholeNumber?
    var maxheight: WholeNumber?
    var firstline: WholeNumber?
    var border: [WholeNumber]?
    var padding: [WholeNumber]?
    var title: String?
  }

  /// Line, column, width and height, the same of the text, first and last line, and two flags.
  public static func answer(_ input: Input) throws -> [Int] {
    let screen = try BatchReading().list(input.screen, "screen", shape: ["columns", "lines"])
    return try input.popup().position(
      on: VimScreen(columns: screen[0].value, lines: screen[1].value)
    )
    .figures
  }
}

extension VimPopupBatch.Input {
  fileprivate func popup() throws -> VimPopup {
    var popup = VimPopup(lineWidths: lineWidths.map(\.value))
    popup.pos = try opts.pos.map { try BatchReading(path: ["opts"]).name($0, "pos") } ?? .topLeft
    popup.textprop = try textprop()
    (popup.line, popup.col) = (opts.line?.value ?? 0, opts.col?.value ?? 0)
    popup.posinvert = opts.posinvert?.isOn ?? true
    popup.fixed = opts.fixed?.isOn ?? false
    popup.wrap = opts.wrap?.isOn ?? true
    popup.scrollbar = opts.scrollbar?.isOn ?? true
    (popup.minwidth, popup.minheight) = (opts.minwidth?.value ?? 0, opts.minheight?.value ?? 0)
    (popup.maxwidth, popup.maxheight) = (opts.maxwidth?.value ?? 0, opts.maxheight?.value ?? 0)
    popup.firstline = opts.firstline?.value ?? 0
    popup.border = edges(opts.border)
    popup.padding = edges(opts.padding)
    popup.titleWidth = opts.title?.count ?? 0
    return popup
  }

  private func textprop() throws -> VimTextProperty? {
    guard let prop else { return nil }
    let figures = try BatchReading().list(prop, "prop", shape: ["line", "column", "length"])
    return VimTextProperty(
      line: figures[0].value, col: figures[1].value, length: figures[2].value)
  }

  /// Sides that the list leaves out, or that are negative, are 1.
  private func edges(_ list: [WholeNumber]?) -> VimPopupEdges {
    guard let list else { return .none }
    let sides = (list.prefix(4).map(\.value) + [1, 1, 1, 1]).map { $0 < 0 ? 1 : $0 }
    return VimPopupEdges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }
}

extension VimPopupPosition {
  fileprivate var figures: [Int] {
    [
      line, col, width, height, coreLine, coreCol, coreWidth, coreHeight, firstline, lastline,
      scrollbar ? 1 : 0, visible ? 1 : 0,
    ]
  }
}

import PlacementEngines
import PopoverGeometry

/// Vim's popup windows: options as for `popup_create()` in, the figures of `popup_getpos()` out.
package enum VimPopupBatch {
  /// Line, column, width and height, the same of the text, first and last line, and two flags.
  package static func answer(_ request: BatchFields) throws -> [Int] {
    let screen = try request.wholes("screen", shape: ["columns", "lines"])
    return try VimPopup(request).position(on: VimScreen(columns: screen[0], lines: screen[1]))
      .figures
  }
}

extension VimPopup {
  fileprivate init(_ request: BatchFields) throws {
    self.init(lineWidths: try request.value("line_widths", as: [WholeNumber].self).map(\.value))
    let options = try request.object("opts")
    pos = try options.name("pos", or: .topLeft)
    textprop = try request.has("prop") ? request.textProperty("prop") : nil
    (line, col) = (try options.whole("line", or: 0), try options.whole("col", or: 0))
    posinvert = try options.vimFlag("posinvert", or: true)
    fixed = try options.vimFlag("fixed", or: false)
    wrap = try options.vimFlag("wrap", or: true)
    scrollbar = try options.vimFlag("scrollbar", or: true)
    minwidth = try options.whole("minwidth", or: 0)
    minheight = try options.whole("minheight", or: 0)
    maxwidth = try options.whole("maxwidth", or: 0)
    maxheight = try options.whole("maxheight", or: 0)
    firstline = try options.whole("firstline", or: 0)
    border = try options.edges("border")
    padding = try options.edges("padding")
    titleWidth = try options.value("title", or: "").count
  }
}

extension BatchFields {
  fileprivate func wholes(_ key: BatchKey, shape: [String]) throws -> [Int] {
    try (list(key, shape: shape) as [WholeNumber]).map(\.value)
  }

  /// Line, column and length of the text that the popup hangs on.
  fileprivate func textProperty(_ key: BatchKey) throws -> VimTextProperty {
    let figures = try wholes(key, shape: ["line", "column", "length"])
    return VimTextProperty(line: figures[0], col: figures[1], length: figures[2])
  }

  /// Sides that the list leaves out, or that are negative, are 1.
  fileprivate func edges(_ key: BatchKey) throws -> EdgeInsets<Int> {
    guard let list = try optional(key, as: [WholeNumber].self) else { return .zero }
    let sides = (list.prefix(4).map(\.value) + [1, 1, 1, 1]).map { $0 < 0 ? 1 : $0 }
    return EdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  fileprivate func vimFlag(_ key: BatchKey, or fallback: Bool) throws -> Bool {
    try optional(key, as: VimFlag.self)?.isOn ?? fallback
  }
}

/// An option that is on or off: Vim takes 0 and 1, JSON also has its own words for them.
private struct VimFlag: Decodable {
  let isOn: Bool

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      isOn = flag
    } else {
      isOn = try value.decode(WholeNumber.self).value != 0
    }
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

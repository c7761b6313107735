import PlacementEngines
import PopoverGeometry

/// Vim's popup windows: options as for `popup_create()` in, the figures of `popup_getpos()` out.
package enum VimPopupBatch {
  /// Line, column, width and height, the same of the text, first and last line, and two flags.
  package static func answer(_ request: BatchFields) throws -> [Int] {
    let screen = try request.list("screen", of: Int.self, shape: ["columns", "lines"])
    return try VimPopup(request).position(on: VimScreen(columns: screen[0], lines: screen[1]))
      .figures
  }
}

extension VimPopup {
  fileprivate init(_ request: BatchFields) throws {
    self.init(lineWidths: try request.list("line_widths"))
    let options = try request.object("opts")
    pos = try options.name("pos", or: .topLeft)
    textprop = request.has("prop") ? try request.textProperty("prop") : nil
    for (key, option) in Self.options {
      switch option {
      case .number(let path):
        self[keyPath: path] = try options.value(key, or: self[keyPath: path])
      case .flag(let path):
        self[keyPath: path] = try options.vimFlag(key, or: self[keyPath: path])
      }
    }
    border = try options.edges("border")
    padding = try options.edges("padding")
    titleWidth = try options.value("title", or: "").count
  }

  private enum Option: Sendable {
    case number(WritableKeyPath<VimPopup, Int> & Sendable)
    case flag(WritableKeyPath<VimPopup, Bool> & Sendable)
  }

  /// In the order in which their faults are reported.
  private static let options: KeyValuePairs<String, Option> = [
    "line": .number(\.line), "col": .number(\.col), "posinvert": .flag(\.posinvert),
    "fixed": .flag(\.fixed), "wrap": .flag(\.wrap), "scrollbar": .flag(\.scrollbar),
    "minwidth": .number(\.minwidth), "minheight": .number(\.minheight),
    "maxwidth": .number(\.maxwidth), "maxheight": .number(\.maxheight),
    "firstline": .number(\.firstline),
  ]
}

extension BatchFields {
  /// Line, column and length of the text that the popup hangs on.
  fileprivate func textProperty(_ key: String) throws -> VimTextProperty {
    let figures = try list(key, of: Int.self, shape: ["line", "column", "length"])
    return VimTextProperty(line: figures[0], col: figures[1], length: figures[2])
  }

  /// Sides that the list leaves out, or that are negative, are 1.
  fileprivate func edges(_ key: String) throws -> EdgeInsets<Int> {
    guard has(key) else { return .zero }
    let sides = try (list(key).prefix(4) + [1, 1, 1, 1]).map { $0 < 0 ? 1 : $0 }
    return EdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  /// An option that is on or off: Vim takes 0 and 1, JSON also has its own words for them.
  fileprivate func vimFlag(_ key: String, or fallback: Bool) throws -> Bool {
    try ifAny(key, as: Bool.self) ?? (value(key, or: fallback ? 1 : 0) != 0)
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

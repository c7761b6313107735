import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// A floating window of Neovim, and a second one for the arrow.
enum NeovimCode {
  static let target = ExportTarget(
    name: "neovim", summary: "floating windows of Neovim 0.7 or later", statement: .place,
    comments: CommentStyle(start: "-- "),
    lacks: [.cutTitle, .cutFooter, .contentStyles, .shadow, .offScreen],
    body: body, prediction: prediction, lowerRows: 1)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let look = subject.look
    return [highlight("PoplabText", look.text), highlight("PoplabBorder", look.line)]
      + opening + config(subject) + title(look) + [
        "show({\(lines(subject.paddedLines))}, config, 'NormalFloat:PoplabText,FloatBorder:PoplabBorder')"
      ] + arrow(subject)
  }

  private static let opening = """
    local function show(lines, config, highlight)
      local buffer = vim.api.nvim_create_buf(false, true)
      vim.api.nvim_buf_set_lines(buffer, 0, -1, true, lines)
      config.relative, config.style, config.focusable = 'editor', 'minimal', false
      local window = vim.api.nvim_open_win(buffer, false, config)
      vim.wo[window].winhighlight = highlight
      vim.wo[window].wrap = false
      return window
    end
    """.split(separator: "\n").map(String.init)

  private static func config(_ subject: ExportedPopover) -> [String] {
    let (box, size) = (subject.visibleBox, subject.paddedSize)
    let border = subject.look.border
    return [
      "local config = {",
      "  row = \(box.y), col = \(box.x), width = \(max(1, size.width)), height = \(max(1, size.height)),",
      "  border = \(border.isNone ? "'none'" : "{\(lines(border.cornered))}"), zindex = 60,",
      "}",
    ]
  }

  private static func title(_ look: ExportedLook) -> [String] {
    [("title", look.title, "0.9"), ("footer", look.footer, "0.10")].filter { !$0.1.isEmpty }
      .map { key, text, version in
        "if vim.fn.has('nvim-\(version)') == 1 then config.\(key) = \(CodeText.quoted(text)) end"
      }
  }

  private static func arrow(_ subject: ExportedPopover) -> [String] {
    guard let arrow = subject.arrow else { return [] }
    let rect = arrow.rect
    return [
      highlight("PoplabArrow", subject.look.arrow),
      "local arrow = { row = \(rect.y), col = \(rect.x), width = \(rect.width), "
        + "height = \(rect.height), zindex = 70 }",
      "show({\(lines(arrow.lines))}, arrow, 'NormalFloat:PoplabArrow')",
    ]
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map(CodeText.quoted).joined(separator: ", ")
  }

  private static func highlight(_ group: String, _ style: Style) -> String {
    let colors = style.colors("fg", "bg").map { "\($0.key) = '\($0.value)'" }
    let value = colors.isEmpty ? "link = 'Normal'" : colors.joined(separator: ", ")
    return "vim.api.nvim_set_hl(0, '\(group)', { \(value) })"
  }

  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    var float = NeovimFloat(size: Size(subject.paddedSize))
    (float.row, float.col) = (Double(subject.visibleBox.y), Double(subject.visibleBox.x))
    float.border = Insets(subject.look.border.widths)
    return float.placement(on: NeovimScreen(size: Size(subject.screen.size))).frame
  }
}

extension ExportedBorder {
  /// The glyphs clockwise from the upper left corner, empty where there is no line.
  fileprivate var cornered: [String] {
    let (top, right) = (widths.top > 0, widths.right > 0)
    let (bottom, left) = (widths.bottom > 0, widths.left > 0)
    let isThere = [
      top && left, top, top && right, right, bottom && right, bottom, bottom && left, left,
    ]
    return zip(glyphs, isThere).map { $1 ? $0 : "" }
  }
}

extension ExportedPopover {
  /// The room inside the border, padding included, as far as it is on the screen.
  var paddedSize: CellSize {
    let (size, padding) = (innerSize, look.padding)
    return CellSize(
      width: size.width + padding[.horizontal].sum, height: size.height + padding[.vertical].sum)
  }

  /// The lines with the padding as blanks, for programs that have none.
  var paddedLines: [String] {
    let blank = String(repeating: " ", count: look.padding.left)
    return Array(repeating: "", count: look.padding.top)
      + lines.map { $0.isEmpty ? "" : blank + $0 }
  }
}

import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// A popup window of Vim, and a second one for the arrow.
enum VimCode {
  static let target = ExportTarget(
    name: "vim", summary: "popup windows of Vim 8.2 or later", statement: .place,
    comments: CommentStyle(start: "\" "),
    lacks: [.cutTitle, .footer, .contentStyles, .shadow, .offScreen],
    body: body, prediction: prediction)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let look = subject.look
    let box = subject.visibleBox
    let colors = [highlight("PoplabText", look.text), highlight("PoplabBorder", look.line)]
    let lines = subject.lines.map(CodeText.vim).joined(separator: ", ")
    return ["scriptencoding utf-8"] + colors + [place("poplab", box)]
      + size(subject) + frame(look) + title(look) + [
        "call popup_create([\(lines)], poplab)"
      ] + arrow(subject)
  }

  private static func place(_ name: String, _ rect: CellRect) -> String {
    "let \(name) = {\(CodeText.vimPlace(rect)), 'wrap': 0, 'scrollbar': 0}"
  }

  private static func size(_ subject: ExportedPopover) -> [String] {
    let size = CodeText.vimSize(subject.innerSize)
    return ["call extend(poplab, {\(size), 'highlight': 'PoplabText'})"]
  }

  private static func frame(_ look: ExportedLook) -> [String] {
    let (border, padding) = (look.border, look.padding)
    // Vim has the edges first and then the corners, both clockwise from the top and the upper left.
    let glyphs = [1, 3, 5, 7, 0, 2, 4, 6].map { CodeText.vim(border.glyphs[$0]) }
    return [
      "call extend(poplab, {\(CodeText.vimFrame(border: border.widths, padding: padding)), "
        + "'borderhighlight': ['PoplabBorder']})",
      "call extend(poplab, {'borderchars': [\(glyphs.joined(separator: ", "))]})",
    ]
  }

  private static func title(_ look: ExportedLook) -> [String] {
    look.title.isEmpty ? [] : ["call extend(poplab, {'title': \(CodeText.vim(look.title))})"]
  }

  private static func arrow(_ subject: ExportedPopover) -> [String] {
    guard let arrow = subject.arrow else { return [] }
    let lines = arrow.lines.map(CodeText.vim).joined(separator: ", ")
    return [
      highlight("PoplabArrow", subject.look.arrow), place("poplab_arrow", arrow.rect),
      "call extend(poplab_arrow, {'minwidth': \(arrow.rect.width), 'maxwidth': "
        + "\(arrow.rect.width), 'highlight': 'PoplabArrow', 'zindex': 60})",
      "call popup_create([\(lines)], poplab_arrow)",
    ]
  }

  private static func highlight(_ group: String, _ style: Style) -> String {
    let colors = style.colors("guifg", "guibg").map { " \($0.key)=\($0.value)" }
    let palette = [("ctermfg", style.seen.foreground), ("ctermbg", style.seen.background)]
      .compactMap { key, color in
        color.reduced(to: .palette256).paletteIndex.map { " \(key)=\($0)" }
      }
    let words = (colors + palette).joined()
    return words.isEmpty ? "highlight default link \(group) Normal" : "highlight \(group)\(words)"
  }

  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    let (look, size) = (subject.look, subject.innerSize)
    var popup = VimPopup(lineWidths: subject.lines.map { GlyphText($0).width })
    (popup.line, popup.col) = (subject.visibleBox.y + 1, subject.visibleBox.x + 1)
    (popup.fixed, popup.wrap, popup.posinvert, popup.scrollbar) = (true, false, false, false)
    (popup.minwidth, popup.maxwidth) = (size.width, size.width)
    (popup.minheight, popup.maxheight) = (size.height, size.height)
    (popup.border, popup.padding) = (look.border.widths, look.padding)
    popup.titleWidth = GlyphText(look.title).width
    return popup.position(on: VimScreen(Size(subject.screen.size))).frame
  }
}

extension ExportedPopover {
  /// The content of the box as far as it is on the screen.
  var innerSize: CellSize {
    let (widths, padding) = (look.border.widths, look.padding)
    return CellSize(
      width: max(0, visibleBox.width - widths[.horizontal].sum - padding[.horizontal].sum),
      height: max(0, visibleBox.height - widths[.vertical].sum - padding[.vertical].sum))
  }
}

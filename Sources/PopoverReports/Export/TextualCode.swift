import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

/// A program in Python with a widget at an absolute place of a Textual screen.
enum TextualCode {
  static let target = ExportTarget(
    name: "textual", summary: "Textual 2.1 or later, as a program in Python", statement: .place,
    comments: .hash, firstLine: encoding,
    lacks: [.cutTitle, .cutFooter, .borderGlyphs, .contentStyles, .shadow, .offScreen],
    body: body)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    opening + sheet(subject).map { "    " + $0 } + ["    \"\"\"", ""] + compose(subject) + [
      "", "", "if __name__ == \"__main__\":", "    Popover().run()",
    ]
  }

  /// Python looks for an encoding in two lines; with one in the first, a name in the second is none.
  private static let encoding = "# coding: utf-8"

  private static let opening = [
    "from textual.app import App, ComposeResult", "from textual.widgets import Static", "", "",
    "class Popover(App):", "    CSS = \"\"\"",
  ]

  private static func sheet(_ subject: ExportedPopover) -> [String] {
    let look = subject.look
    let padding = look.padding
    return ["Screen { layers: page popover arrow; }"]
      + rule("popover", subject.visibleBox, look.text, on: "popover")
      + [
        "#popover { \(border(look)) }",
        "#popover { padding: \(padding.top) \(padding.right) \(padding.bottom) \(padding.left); }",
      ]
      + (subject.arrow.map { rule("arrow", $0.rect, look.arrow, on: "arrow") } ?? [])
  }

  private static func rule(
    _ name: String, _ rect: CellRect, _ style: Style, on layer: String
  ) -> [String] {
    let colors = style.colors("color", "background").map { " \($0.key): \($0.value);" }
    return [
      "#\(name) { layer: \(layer); position: absolute; offset: \(rect.x) \(rect.y); }",
      "#\(name) { width: \(rect.width); height: \(rect.height);\(colors.joined()) }",
    ]
  }

  private static let borders = [
    "rounded": "round", "single": "solid", "double": "double", "heavy": "heavy",
    "simple": "ascii", "padded": "blank",
  ]

  private static func border(_ look: ExportedLook) -> String {
    let (border, widths) = (look.border, look.border.widths)
    if border.isNone { return "border: none;" }
    let line = border.name.flatMap { borders[$0] } ?? "round"
    let value = "\(line) \(look.line.seen.foreground.hexadecimal ?? "white");"
    if border.isWhole { return "border: \(value)" }
    let sides = [
      ("top", widths.top), ("right", widths.right), ("bottom", widths.bottom),
      ("left", widths.left),
    ]
    return sides.filter { $0.1 > 0 }.map { "border-\($0.0): \(value)" }.joined(separator: " ")
  }

  private static func compose(_ subject: ExportedPopover) -> [String] {
    let look = subject.look
    let titles = [("border_title", look.title), ("border_subtitle", look.footer)]
      .filter { !$0.1.isEmpty }
      .map { "        popover.\($0.0) = \(CodeText.quoted($0.1.escaping(["[": "\\["])))" }
    return ["    def compose(self) -> ComposeResult:", widget("popover", subject.lines)]
      + titles + ["        yield popover"]
      + (subject.arrow.map { [widget("arrow", $0.lines), "        yield arrow"] } ?? [])
  }

  private static func widget(_ name: String, _ lines: [String]) -> String {
    "        \(name) = Static(\(CodeText.quoted(lines: lines)), id=\"\(name)\", markup=False)"
  }
}

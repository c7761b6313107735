import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A program in Go that prints a bordered block where the popover lies.
enum LipGlossCode {
  static let target = ExportTarget(
    name: "lipgloss", summary: "Lip Gloss 1, as main.go", statement: .place, comments: .slashes,
    lacks: [.arrow, .title, .footer, .contentStyles, .shadow, .offScreen], body: body)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    opening + style(subject).map { "\t\t" + $0 } + ["\ttext := strings.Join([]string{"]
      + subject.lines.map { "\t\t\(CodeText.quoted($0))," }
      + ["\t}, \"\\n\")", "\tfmt.Println(style.Render(text))", "}"]
  }

  private static let opening = [
    "package main", "", "import (", "\t\"fmt\"", "\t\"strings\"", "",
    "\t\"github.com/charmbracelet/lipgloss\"", ")", "", "func main() {",
    "\tstyle := lipgloss.NewStyle().",
  ]

  /// Lip Gloss counts padding as part of a width, and borders and margins as outside of it.
  private static func style(_ subject: ExportedPopover) -> [String] {
    let (look, size) = (subject.look, subject.paddedSize)
    let (padding, widths) = (look.padding, look.border.widths)
    let isThere = [widths.top, widths.right, widths.bottom, widths.left].map { "\($0 > 0)" }
    let colors =
      look.text.colors("Foreground", "Background")
      + look.line.colors("BorderForeground", "BorderBackground")
    return [
      "Border(lipgloss.Border{\(border(look.border))}, \(isThere.joined(separator: ", "))).",
      "Padding(\(padding.top), \(padding.right), \(padding.bottom), \(padding.left)).",
    ] + colors.map { "\($0.key)(lipgloss.Color(\"\($0.value)\"))." } + [
      "Width(\(size.width)).Height(\(size.height)).MaxHeight(\(subject.visibleBox.rows.upperBound)).",
      "MarginLeft(\(subject.visibleBox.x)).MarginTop(\(subject.visibleBox.y))",
    ]
  }

  private static let parts = [
    (1, "Top"), (5, "Bottom"), (7, "Left"), (3, "Right"), (0, "TopLeft"), (2, "TopRight"),
    (6, "BottomLeft"), (4, "BottomRight"),
  ]

  private static func border(_ border: ExportedBorder) -> String {
    parts.map { "\($0.1): \(CodeText.quoted(border.glyphs[$0.0]))" }.joined(separator: ", ")
  }
}

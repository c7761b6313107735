import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

/// A popup of tmux, as a command for a shell.
enum TmuxCode {
  static let target = ExportTarget(
    name: "tmux", summary: "display-popup of tmux 3.3 or later, in a shell", statement: .place,
    comments: .hash,
    lacks: [
      .cutTitle, .arrow, .footer, .borderGlyphs, .partialBorder, .contentStyles, .shadow,
      .offScreen,
    ],
    body: body, prediction: prediction)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let show = "printf '%s' \(CodeText.shell(text(subject))); printf '\\033[?25l'; read -r _"
    return [
      "tmux display-popup \(options(subject).joined(separator: " ")) \\",
      "  -E \(CodeText.shell(show))",
    ]
  }

  /// Without a line feed at the end, which would scroll.
  private static func text(_ subject: ExportedPopover) -> String {
    let (widths, box) = (subject.look.border.widths, subject.visibleBox)
    if isBordered(subject) {
      return subject.paddedLines.prefix(subject.paddedSize.height).joined(separator: "\n")
    }
    let left = String(repeating: " ", count: widths.left)
    let lines = Array(repeating: "", count: widths.top) + subject.paddedLines.map { left + $0 }
    return lines.prefix(box.height).joined(separator: "\n")
  }

  /// A popup has a line on every side or on none, and no line where it has no room for three rows and columns.
  ///
  /// - Parameter isWhole: whether the popover has a border on every side.
  static func isBordered(_ box: CellRect, isWhole: Bool) -> Bool {
    isWhole && min(box.width, box.height) >= 3
  }

  private static func isBordered(_ subject: ExportedPopover) -> Bool {
    isBordered(subject.visibleBox, isWhole: subject.look.border.isWhole)
  }

  private static func options(_ subject: ExportedPopover) -> [String] {
    let look = subject.look
    let title =
      look.title.isEmpty || !isBordered(subject) ? [] : ["-T", CodeText.shell(escaped(look.title))]
    return place(subject.visibleBox) + border(subject) + title
      + style("-s", look.text) + style("-S", look.line)
  }

  /// tmux counts the row of a popup from its lower edge.
  static func place(_ box: CellRect) -> [String] {
    ["-x", "\(box.x)", "-y", "\(box.y + box.height)", "-w", "\(box.width)", "-h", "\(box.height)"]
  }

  /// Without it, tmux draws a border into the size of the popup.
  static let noBorder = "-B"

  private static func border(_ subject: ExportedPopover) -> [String] {
    isBordered(subject) ? ["-b", subject.look.border.name ?? "rounded"] : [noBorder]
  }

  private static func style(_ option: String, _ style: Style) -> [String] {
    let colors = style.colors("fg", "bg").map { "\($0.key)=\($0.value)" }
    return colors.isEmpty ? [] : [option, "'\(colors.joined(separator: ","))'"]
  }

  /// A title is a format in tmux, and a semicolon at its end would end the command.
  private static func escaped(_ text: String) -> String {
    let text = text.escaping(["#": "##"])
    return text.hasSuffix(";") ? text.dropLast() + "\\;" : text
  }

  /// A popup that would leave the screen is moved, and one that is larger is cut.
  private static let prediction: @Sendable (ExportedPopover) -> Rect? = { subject in
    Rect(subject.visibleBox.moved(into: subject.screen))
  }
}

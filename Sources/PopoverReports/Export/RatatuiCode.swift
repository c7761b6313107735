import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A program in Rust that draws a paragraph in a block with ratatui.
enum RatatuiCode {
  static let target = ExportTarget(
    name: "ratatui", summary: "ratatui 0.29 or later, as src/main.rs", statement: .place,
    comments: .slashes, lacks: [.cutTitle, .cutFooter, .contentStyles, .shadow, .offScreen],
    body: body)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let draw = popover(subject) + arrow(subject)
    return opening + draw.map { "        " + $0 } + closing
  }

  private static let opening = """
    use ratatui::crossterm::event;
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Style};
    use ratatui::symbols::border;
    use ratatui::text::Line;
    use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};

    fn main() -> std::io::Result<()> {
        let mut terminal = ratatui::init();
        terminal.draw(|frame| {
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let closing = """
        })?;
        while !matches!(event::read()?, event::Event::Key(_)) {}
        ratatui::restore();
        Ok(())
    }
    """.split(separator: "\n").map(String.init)

  private static func popover(_ subject: ExportedPopover) -> [String] {
    let look = subject.look
    let padding = look.padding
    return [area("area", subject.visibleBox), "frame.render_widget(Clear, area);"]
      + borderSet(look.border) + [
        "let block = Block::new()", "    .borders(\(sides(look.border.widths)))",
        "    .border_set(set)", "    .border_style(\(style(look.line)))",
        "    .padding(Padding::new(\(padding.left), \(padding.right), \(padding.top), \(padding.bottom)))",
      ] + titles(look) + ["    .style(\(style(look.text)));"]
      + paragraph("block", subject.lines) + ["frame.render_widget(paragraph.block(block), area);"]
  }

  private static func arrow(_ subject: ExportedPopover) -> [String] {
    guard let arrow = subject.arrow else { return [] }
    return [area("arrow", arrow.rect), "frame.render_widget(Clear, arrow);"]
      + paragraph("arrow", arrow.lines)
      + ["frame.render_widget(paragraph.style(\(style(subject.look.arrow))), arrow);"]
  }

  private static func area(_ name: String, _ rect: CellRect) -> String {
    "let \(name) = Rect::new(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
      + ".intersection(frame.area());"
  }

  private static func paragraph(_ name: String, _ lines: [String]) -> [String] {
    ["let paragraph = Paragraph::new(vec!["]
      + lines.map { "    Line::raw(\(CodeText.quoted($0)))," } + ["]);"]
  }

  private static let parts = [
    (0, "top_left"), (1, "horizontal_top"), (2, "top_right"), (3, "vertical_right"),
    (4, "bottom_right"), (5, "horizontal_bottom"), (6, "bottom_left"), (7, "vertical_left"),
  ]

  private static func borderSet(_ border: ExportedBorder) -> [String] {
    ["let set = border::Set {"]
      + parts.map { "    \($0.1): \(CodeText.quoted(border.glyphs[$0.0]))," } + ["};"]
  }

  private static func titles(_ look: ExportedLook) -> [String] {
    [("title_top", look.title), ("title_bottom", look.footer)].filter { !$0.1.isEmpty }
      .map { "    .\($0.0)(\(CodeText.quoted($0.1)))" }
  }

  private static func sides(_ widths: CellInsets) -> String {
    let sides = [
      (widths.top, "TOP"), (widths.right, "RIGHT"), (widths.bottom, "BOTTOM"),
      (widths.left, "LEFT"),
    ].filter { $0.0 > 0 }.map { "Borders::\($0.1)" }
    return sides.isEmpty ? "Borders::NONE" : sides.joined(separator: " | ")
  }

  private static func style(_ style: Style) -> String {
    let colors = style.colors("fg", "bg").map { key, value in
      ".\(key)(Color::from_u32(0x00\(value.dropFirst())))"
    }
    return "Style::new()" + colors.joined()
  }
}

import CellCanvas
import MessageText
import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// The parts of a web page that shows a popover: the screen, the area in it, the anchor, and the box.
enum PagePlaces {
  /// The first line of a page; with a comment before it, browsers would go into quirks mode.
  static let doctype = "<!doctype html>"

  /// The colour of the border, which the arrow has too.
  static func lineColor(_ subject: ExportedPopover) -> String {
    subject.look.line.seen.foreground.hexadecimal ?? "currentColor"
  }

  /// The beginning of a page, with the rules for the screen, the area in which the popover may lie, and the anchor.
  static func opening(_ subject: ExportedPopover) -> [String] {
    let (screen, area) = (Rect(subject.screen), subject.engineScene.container)
    let anchor = subject.engineScene.anchor.offset(x: -area.x, y: -area.y)
    let (page, text) = (subject.look.page, subject.look.text)
    return [
      "<html lang=\"en\">", "<meta charset=\"utf-8\">",
      "<title>\(Markup.escaped(subject.popover.name.shownSafely))</title>", "<style>",
      "  body { margin: 0; font: 13px/16px monospace; }",
      "  .screen { position: relative; overflow: hidden;\(rect(screen))\(colors(page)) }",
      "  .area { position: absolute;\(rect(area)) }",
      "  .anchor { position: absolute;\(rect(anchor)) outline: 1px solid; }",
      "  .popover { position: absolute; box-sizing: border-box; overflow: hidden; white-space: pre;"
        + "\(size(subject.engineScene.popupSize)) }",
      "  .popover { border: 1px solid \(lineColor(subject));"
        + " padding: \(padding(subject));\(colors(text)) }",
    ]
  }

  /// The elements of the page.
  ///
  /// - Parameter others: elements that lie in the area after the popover.
  static func elements(_ subject: ExportedPopover, beside others: [String] = []) -> [String] {
    let title = subject.look.title
    let lines = subject.lines.map(Markup.escaped).joined(separator: "\n")
    let label = title.isEmpty ? "" : " aria-label=\"\(Markup.escaped(title))\""
    // floating-ui asks the element for its direction.
    let direction = subject.scene.writing == .rightToLeft ? " dir=\"rtl\"" : ""
    return [
      "<div class=\"screen\"><div class=\"area\"><div class=\"anchor\"></div>",
      "<div class=\"popover\" role=\"dialog\"\(label)\(direction)>\(lines)</div>\(others.joined())</div></div>",
    ]
  }

  /// What is missing until the content begins, less the line of a pixel.
  private static func padding(_ subject: ExportedPopover) -> String {
    let (padding, widths) = (subject.look.padding, subject.look.border.widths)
    let rows = Double(padding.top + widths.top) * CodeText.cell.height
    let columns = Double(padding.left + widths.left) * CodeText.cell.width
    return "\(Words.figure(max(0, rows - 1)))px \(Words.figure(max(0, columns - 1)))px"
  }

  static func size(_ size: Size) -> String {
    " width: \(CodeText.across(size.width))px; height: \(CodeText.down(size.height))px;"
  }

  private static func rect(_ rect: Rect) -> String {
    " left: \(CodeText.across(rect.x))px; top: \(CodeText.down(rect.y))px;" + size(rect.size)
  }

  private static func colors(_ style: Style) -> String {
    style.colors("color", "background").map { " \($0.key): \($0.value);" }.joined()
  }
}

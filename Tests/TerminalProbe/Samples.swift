import CellCanvas
import PopoverLab

/// A line for each thing that a terminal can get wrong, and the latest key.
struct Samples: ProbePicture {
  private var latest = "none"

  func frame(size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    for (y, line) in lines(size: size).enumerated() {
      canvas.draw(line.text, at: CellPoint(x: 0, y: y), style: line.style)
    }
    return canvas
  }

  mutating func take(_ key: Key, screen: CellSize) {
    latest = "\(key.code) \(key.modifiers.rawValue)"
  }

  mutating func take(_ mouse: MouseEvent) {
    latest =
      "mouse \(mouse.action) at \(mouse.point.x),\(mouse.point.y) \(mouse.modifiers.rawValue)"
  }

  private func lines(size: CellSize) -> [(text: String, style: Style)] {
    [
      ("box ┌─┬─┐ ╭▲╮ │◀▶│ └─┴─┘|", .plain),
      ("cjk 漢字かな한글|", .plain),
      ("emoji 🦊🎉|", .plain),
      ("mark e\u{301}a\u{308}|", .plain),
      ("escape \u{1B}[31m bell \u{7}|", .plain),
      ("indexed", Style(foreground: .palette(3), background: .palette(4))),
      ("bright", Style(foreground: .palette(208), background: .palette(19))),
      ("rgb", Style(foreground: .rgb(0xFF8000), background: .rgb(0x102030))),
      ("black", Style(foreground: .rgb(0xFFFFFF), background: .rgb(0x000000))),
      ("bold", Style(attributes: .bold)),
      ("italic", Style(attributes: .italic)),
      ("underline", Style(attributes: .underline)),
      ("reverse", Style(attributes: .reverse)),
      ("size \(size.width)x\(size.height)", .plain),
      ("key \(latest)", .plain),
    ]
  }
}

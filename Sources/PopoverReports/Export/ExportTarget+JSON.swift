import CellCanvas
import PopoverGeometry
import PopoverScenes

extension ExportTarget {
  /// The code with its facts as one line of JSON: `place` is poplab's box, `expected` the one of the target's
  /// engine where it is known, both as x, y, width and height in cells.
  package func json(_ subject: ExportedPopover, scene: String) throws -> String {
    let screen = subject.screen.size
    return try JSON.line([
      "scene": scene, "popover": subject.popover.name, "as": name,
      "screen": screen, "place": subject.box, "expected": expected(subject),
      "arrow": subject.withArrow(above: lowerRows).arrow?.rect, "lines": subject.lines,
      "lost": lost(subject),
      "code": code(subject),
    ])
  }
}

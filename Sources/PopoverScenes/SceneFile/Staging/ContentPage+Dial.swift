import CellCanvas
import PopoverGeometry
import PopoverThemes

extension ContentPage {
  /// Draws a dial as large as there is room on the screen.
  func draw(_ dial: SceneDial, on canvas: inout Canvas) {
    guard let scale = DialScale(count: dial.count) else { return }
    let rotation = DialRotation(scale, angle: scale.angle(showing: dial.value))
    let picture = CellDial(
      rotation, labels: dial.labels.map { GlyphText($0) },
      stroke: theme.isASCII ? .ascii : .braille, look: theme.dialLook(depth: depth))
    picture.draw(in: room.intersection(canvas.bounds), on: &canvas)
  }
}

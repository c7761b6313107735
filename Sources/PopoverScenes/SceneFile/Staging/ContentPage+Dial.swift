import CellCanvas
import Dial

extension ContentPage {
  /// Draws a dial as large as there is room on the screen, with the colours that there are.
  func draw(_ picture: CellDial, on canvas: inout Canvas) {
    let frame = room.intersection(canvas.bounds)
    picture.fitted(in: frame.size).draw(in: frame, on: &canvas)
    if depth != .trueColor { canvas.restyle(frame) { $0 = $0.reduced(to: depth) } }
  }
}

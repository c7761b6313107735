import CellCanvas
import PopoverGeometry

extension Theme {
  /// How many rows of its content a popover gives to a title and a footer, where these do not lie in
  /// its border.
  public func rowsTaken(title: String = "", footer: String = "") -> Int {
    let content = Size(width: 16, height: 4)
    let frame = Rect(size: metrics.frameSize(content: content, direction: nil))
    let chrome = PopoverChrome(frame: frame, direction: nil, arrowOffset: 0, metrics: metrics)
    var canvas = Canvas(size: CellRect(frame).size)
    let room = draw(
      chrome, direction: nil, title: title, footer: footer, depth: .none, on: &canvas)
    return Int(content.height) - room.height
  }
}

import CellCanvas
import PopoverGeometry

extension DialControl {
  /// Holds the dial where it is.
  mutating func take(at place: CellPoint) {
    grip = DialGrip(at: place, stopping: motion != nil)
    motion = nil
  }

  mutating func drag(to place: CellPoint, on plate: DialPlate) {
    guard let grip, place != grip.place else { return }
    let drag = DialDrag(
      from: DialPlate.middle(of: grip.place), to: DialPlate.middle(of: place),
      center: plate.center)
    let rule = behavior.dragRule ?? (plate.isHalf ? .halfAndAxis : .exact)
    let tick = drag.tick(radius: plate.radius, by: rule)
    dial.rotation.turn(by: tick)
    self.grip?.move(to: place, turning: tick)
  }

  /// Lets it turn on if it was flicked; else it goes to the nearest item, or after a click to the one that
  /// was clicked.
  mutating func letGo(on plate: DialPlate) {
    guard let grip else { return }
    self.grip = nil
    if abs(grip.speed) >= DialBehavior.leastSpeed { return spin(at: grip.speed) }
    let isClick = !grip.hasMoved && !grip.stopped
    if isClick, let item = item(at: grip.start, on: plate) { return show(item) }
    glide(to: scale.snapped(dial.rotation.angle))
  }

  /// The item that stands in the direction of a cell; `nil` in the middle and outside of the circle.
  private func item(at cell: CellPoint, on plate: DialPlate) -> Int? {
    let place = DialPlate.middle(of: cell)
    let (across, up) = (place.x - plate.center.x, plate.center.y - place.y)
    let distance = (across * across + up * up).squareRoot()
    guard plate.radius / 2...plate.radius ~= distance else { return nil }
    return scale.item(at: dial.rotation.angle - Double.heading(up, across))
  }
}

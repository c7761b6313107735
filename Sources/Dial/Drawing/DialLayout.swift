import CellCanvas
import PopoverGeometry

/// Where the parts of a dial are, counted from the top left cell of its rectangle.
public struct DialLayout: Equatable, Sendable {
  /// The text of an item in its place.
  public struct Label: Equatable, Sendable {
    /// The number of the item.
    public var item: Int
    /// The label, shortened to the room for it. A number is whole, as a part of it would be another one; of a value that does not
    /// fit there is the ellipsis alone.
    public var text: GlyphText
    /// Its cells.
    public var rect: CellRect
    /// Whether it is the item at the mark.
    public var isCurrent: Bool
  }

  /// The circle.
  public let plate: DialPlate
  /// The labels that there is room for, the one of the value first. No two of them touch.
  public private(set) var labels: [Label] = []
  /// The label of the value in the middle; `nil` if it is empty.
  public private(set) var value: Label?
  /// The cell where the value is read; `nil` without room for a circle.
  public let mark: CellPoint?
  /// The number of items from one label to the next; the first item has one.
  public let labelStride: Int
  /// The number of items from one tick to the next; `nil` without ticks.
  public let tickStride: Int?
  /// From the middle to the ends of the ticks and of the labels, in columns.
  let innerRadius: Double

  /// The room that the rim takes.
  private static let rimWidth = 1.0
  /// On smaller dials the labels need the room of the ticks.
  private static let leastRadiusWithTicks = 6.0

  init(_ dial: CellDial, in size: CellSize) {
    plate = DialPlate(size: size, isHalf: dial.isHalf)
    let hasTicks = dial.background == .scale && plate.radius >= Self.leastRadiusWithTicks
    innerRadius = max(0, plate.radius - Self.rimWidth - (hasTicks ? dial.stroke.tickLength : 0))
    let top = plate.rect
    mark = plate.hasRoom ? CellPoint(x: top.x + top.width / 2, y: top.y) : nil
    let strides = DialStrides(dial, radius: innerRadius)
    labelStride = strides.labels
    tickStride = hasTicks ? strides.ticks(around: plate.radius) : nil
    value = label(inTheMiddleOf: dial)
    if plate.hasRoom { place(labelsOf: dial) }
  }

  private func label(inTheMiddleOf dial: CellDial) -> Label? {
    let item = dial.rotation.item
    let room = plate.hasRoom ? Int(2 * innerRadius) - 1 : plate.size.width
    let text = dial.value(shortenedTo: room)
    let rows = plate.size.height
    let origin = CellPoint(
      x: (plate.size.width - text.width + 1) / 2, y: plate.isHalf ? rows - 1 : rows / 2)
    return Label(text, of: item, at: origin, isCurrent: true).flatMap {
      rows > 0 ? $0 : nil
    }
  }

  /// Places each label that touches none of those before it.
  private mutating func place(labelsOf dial: CellDial) {
    let current = dial.rotation.item
    let others = stride(from: 0, to: dial.scale.count, by: labelStride).filter { $0 != current }
    var taken = [
      value?.rect, mark.map { CellRect(origin: $0, size: CellSize(width: 1, height: 1)) },
    ]
    .compactMap { $0 }
    for item in [current] + others {
      guard let label = label(of: item, dial), !taken.contains(where: label.rect.touches) else {
        continue
      }
      taken.append(label.rect)
      labels.append(label)
    }
  }

  private func label(of item: Int, _ dial: CellDial) -> Label? {
    let position = dial.scale.position(of: item, turnedBy: dial.rotation.angle)
    guard !plate.isHalf || position.cosine > -0.01 else { return nil }
    guard let text = text(of: item, dial), let center = center(of: text, at: position) else {
      return nil
    }
    let row = Grid.cells.rounded(center.y / DialPlate.aspect - 0.5)
    let origin = CellPoint(
      x: Int(Grid.cells.rounded(center.x - Double(text.width) / 2)),
      y: min(Int(row), plate.size.height - 1))
    return Label(text, of: item, at: origin, isCurrent: item == dial.rotation.item)
  }

  /// The text of a label, with more room for the value's; `nil` if nothing but an ellipsis is left. A number takes what it
  /// needs.
  private func text(of item: Int, _ dial: CellDial) -> GlyphText? {
    let label = dial.label(of: item)
    if label.text.isNumber { return label }
    func shortened(to room: Int) -> GlyphText {
      label.shortened(to: room, ellipsis: dial.stroke.ellipsis)
    }
    let text = shortened(to: DialStrides.labelRoom(within: innerRadius))
    if text.width > 1 || text == label { return text }
    return item == dial.rotation.item ? shortened(to: max(1, Int(innerRadius))) : nil
  }

  /// The middle of a text as far out as the ticks leave its corners; `nil` if it is too long.
  private func center(of text: GlyphText, at position: Double) -> Point? {
    let (across, down) = (Double(text.width) / 2, DialPlate.aspect / 2)
    let inward = across * abs(position.sine) + down * abs(position.cosine)
    let square = inward * inward + innerRadius * innerRadius - across * across - down * down
    guard square >= inward * inward else { return nil }
    return plate.place(at: position, distance: square.squareRoot() - inward)
  }
}

extension DialLayout.Label {
  /// - Returns: `nil` for an empty text.
  fileprivate init?(_ text: GlyphText, of item: Int, at origin: CellPoint, isCurrent: Bool) {
    guard text.width > 0 else { return nil }
    self.init(
      item: item, text: text,
      rect: CellRect(origin: origin, size: CellSize(width: text.width, height: 1)),
      isCurrent: isCurrent)
  }
}

extension CellRect {
  /// Whether two texts share a cell or stand in one row without a blank between them.
  fileprivate func touches(_ other: CellRect) -> Bool {
    rows.overlaps(other.rows) && x <= other.columns.upperBound && other.x <= columns.upperBound
  }
}

/// How many items apart labels and ticks are; they stay with their items while the dial turns.
struct DialStrides {
  /// The number of items from one label to the next.
  let labels: Int
  private let scale: DialScale
  private let stroke: DialStroke

  /// - Parameter radius: the radius within which the labels stand, in columns.
  init(_ dial: CellDial, radius: Double) {
    scale = dial.scale
    stroke = dial.stroke
    let across = Double(min(dial.widestLabel, Self.labelRoom(within: radius))) + 1
    let distance = (across * across + DialPlate.aspect * DialPlate.aspect).squareRoot()
    let middle = max(0, radius - DialPlate.aspect / 2)
    let least = Self.least(for: distance, around: middle, on: scale)
    labels = Self.even(least, dividing: scale.count) ?? least
  }

  /// The columns that a label may take, so that three labels fit side by side.
  static func labelRoom(within radius: Double) -> Int { max(1, Int((2 * radius - 2) / 3)) }

  /// The number of items from one tick to the next on a circle of this radius; labels always have
  /// one.
  func ticks(around radius: Double) -> Int {
    let least = Self.least(for: stroke.leastTickDistance, around: radius, on: scale)
    return Self.even(least, dividing: labels) ?? labels
  }

  /// The least number of items after which two of them are so far apart on a circle.
  private static func least(
    for distance: Double, around radius: Double, on scale: DialScale
  ) -> Int {
    var (near, far) = (0, max(1, scale.count / 2))
    guard chord(of: far, radius, scale) >= distance else { return scale.count }
    while far - near > 1 {
      let middle = (near + far) / 2
      if chord(of: middle, radius, scale) >= distance { far = middle } else { near = middle }
    }
    return far
  }

  private static func chord(of items: Int, _ radius: Double, _ scale: DialScale) -> Double {
    2 * radius * (Double(items) * scale.step / 2).sine
  }

  /// A stride from `least` to its double that divides `count`, so that all gaps are alike;
  /// multiples of five are preferred, as people count in them.
  private static func even(_ least: Int, dividing count: Int) -> Int? {
    if least <= 1 { return 1 }
    let divisors = (least...2 * least).filter { $0 <= count && count % $0 == 0 }
    return divisors.first { $0 % 5 == 0 } ?? divisors.first
  }
}

extension CellDial {
  /// Whether a dial of this size has every label on its circle or in its middle, none of them shortened.
  public func showsEveryLabel(in size: CellSize) -> Bool {
    let layout = layout(in: size)
    let drawn = layout.labels + (layout.value.map { [$0] } ?? [])
    let whole = Set(drawn.filter { $0.text == label(of: $0.item) }.map(\.item))
    return (0..<scale.count).allSatisfy { whole.contains($0) || label(of: $0).width == 0 }
  }

  /// The label of the value in some columns. Of a number that they do not hold only the ellipsis is left.
  fileprivate func value(shortenedTo room: Int) -> GlyphText {
    let label = label(of: rotation.item)
    let isCutNumber = label.text.isNumber && label.width > room
    return label.shortened(to: isCutNumber ? min(1, room) : room, ellipsis: stroke.ellipsis)
  }

  /// The columns of the longest label, numbers included.
  fileprivate var widestLabel: Int {
    let numbers = labels.count < scale.count ? GlyphText("\(scale.count - 1)").width : 0
    return max(numbers, labels.prefix(scale.count).map(\.width).max() ?? 0)
  }
}

extension String {
  /// Whether a label says a number, which is never shortened, and by which its item can be typed.
  var isNumber: Bool { contains(where: \.isNumber) && Double(self) != nil }
}

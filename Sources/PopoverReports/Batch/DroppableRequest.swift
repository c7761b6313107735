import PopoverGeometry

/// The insets, part by part, that may be left off before the content shrinks.
struct DroppableRequest: Decodable, Equatable, Sendable {
  var title: [Double]?
  var padding: [Double]?
  var border: [Double]?

  func insets(_ reading: BatchReading) throws(BatchFault) -> DroppableInsets {
    var reading = reading
    reading.path.append("droppable")
    return DroppableInsets(
      title: try reading.insets(title, "title") ?? .zero,
      padding: try reading.insets(padding, "padding") ?? .zero,
      border: try reading.insets(border, "border") ?? .zero)
  }
}

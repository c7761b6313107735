import PopoverGeometry

extension FloatingUI {
  /// Chooses the part of a reference on several lines of text beside which the popup lies.
  public struct InlineOptions: Equatable, Sendable {
    /// The pointer, which decides between two lines that share no column.
    public var pointer: Point?
    /// The distance at which the pointer still belongs to a line.
    public var padding: Insets

    /// Options with the defaults of floating-ui.
    public init(pointer: Point? = nil, padding: Insets = Insets(all: 2)) {
      self.pointer = pointer
      self.padding = padding
    }

    func run(_ state: inout State) -> Reset? {
      guard let whole = state.question.lines.bounds else { return nil }
      let lines = state.question.lines.groupedByLine
      let part = underPointer(lines, whole) ?? lines.part(for: state.placement) ?? whole
      return part == state.reference ? nil : .reference(part)
    }

    /// The line under the pointer, or the whole between two lines; `nil` if that does not decide.
    private func underPointer(_ lines: [Rect], _ whole: Rect) -> Rect? {
      guard let pointer, lines.count == 2, lines[0].isBeside(lines[1]) else { return nil }
      return lines.first { $0.contains(pointer, padding: padding) } ?? whole
    }
  }
}

extension [Rect] {
  /// The smallest rectangle around all of them; `nil` if there are none.
  fileprivate var bounds: Rect? {
    // One alone is joined with itself: the original subtracts its ends for its size, in which a last digit may go.
    first.map { reduce($0) { $0.union($1) } }
  }

  /// A rectangle for each line of text; one more than half a height below the last begins a line.
  fileprivate var groupedByLine: [Rect] {
    var groups: [[Rect]] = []
    for rect in sorted(by: { $0.y < $1.y }) {
      if let last = groups.last?.last, rect.y - last.y <= last.height / 2 {
        groups[groups.count - 1].append(rect)
      } else {
        groups.append([rect])
      }
    }
    return groups.compactMap(\.bounds)
  }

  /// The part of two or more lines that a popup lies beside; `nil` for a single line.
  fileprivate func part(for placement: FloatingUI.Placement) -> Rect? {
    guard count >= 2, let first, let last, let bounds else { return nil }
    if placement.sideAxis == .vertical {
      let nearest = placement.side.isNear ? first : last
      return Rect(
        x: nearest.x, y: first.y, width: nearest.width, height: last[.vertical].end - first.y)
    }
    let reach: (Rect) -> Double = { placement.side.isNear ? -$0.x : $0[.horizontal].end }
    let farthest = map(reach).max()
    let outermost = filter { reach($0) == farthest }
    guard let top = outermost.first, let bottom = outermost.last else { return nil }
    return Rect(x: bounds.x, y: top.y, width: bounds.width, height: bottom[.vertical].end - top.y)
  }
}

extension Rect {
  /// Whether the two share no column and do not touch.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    !self[.horizontal].meets(other[.horizontal])
  }

  /// Whether a point is inside, and not on an edge, once the edges are moved outwards.
  fileprivate func contains(_ point: Point, padding: Insets) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let (span, padding) = (self[axis], padding[axis])
      return point[axis] > span.start - padding.near && point[axis] < span.end + padding.far
    }
  }
}

import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes

extension EngineComparison {
  /// One picture of all answers with its legend first: the outline of each popup is drawn with the number of the
  /// engines that place it there, those of the first engine over the others; `#` is the anchor.
  package var overlay: String { excuse + legend + "\n" + overlaid }

  /// A line for each place, with the engines that chose it.
  private var legend: String {
    let lines = places.enumerated().map { index, place in
      "\(index + 1)  \(place.names.joined(separator: ", "))"
    }
    return (lines + ["#  the anchor"]).joined(separator: "\n") + "\n"
  }

  /// The different frames, in the order of the engines.
  private var places: [(frame: Rect, names: [String])] {
    rows.reduce(into: []) { places, row in
      guard let frame = row.answer?.frame else { return }
      if let index = places.firstIndex(where: { $0.frame == frame }) {
        places[index].names.append(row.name)
      } else {
        places.append((frame, [row.name]))
      }
    }
  }

  private var overlaid: String {
    let box = CellRect(x: 0, y: 0, width: Int(view.width) + 2, height: Int(view.height) + 2)
    var canvas = Canvas(size: box.size)
    canvas.drawFrame(box)
    let inside = CellPoint(x: 1, y: 1)
    for (index, place) in places.enumerated().reversed() {
      canvas.drawOutline(of: place.frame, in: view, from: inside, with: Self.digit(index + 1))
    }
    let anchor = scene.anchor.cells(in: view).offset(x: inside.x, y: inside.y)
    canvas.fill(anchor, with: Cell(Glyph("#")))
    return canvas.picture
  }

  /// A figure, and after nine a letter.
  private static func digit(_ number: Int) -> Unicode.Scalar {
    String(min(number, 35), radix: 36).unicodeScalars.first ?? "?"
  }
}

extension Canvas {
  /// Draws the edges of a rectangle that are in view.
  fileprivate mutating func drawOutline(
    of frame: Rect, in view: Rect, from origin: CellPoint, with letter: Unicode.Scalar
  ) {
    let visible = frame.cells(in: view)
    let sides = Axis.allCases.map { axis in
      (near: frame[axis].start >= view[axis].start, far: frame[axis].end <= view[axis].end)
    }
    for point in visible.cells {
      let isEdge =
        sides[0].near && point.x == visible.x
        || sides[0].far && point.x == visible.columns.upperBound - 1
        || sides[1].near && point.y == visible.y
        || sides[1].far && point.y == visible.rows.upperBound - 1
      if isEdge {
        self[CellPoint(x: point.x + origin.x, y: point.y + origin.y)] = Cell(Glyph(letter))
      }
    }
  }
}

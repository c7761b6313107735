import TestSupport
import Testing

@testable import CellCanvas

@Suite("Rows that share memory")
struct SharedRowsTests {
  private typealias Drawing = @Sendable (inout Canvas) -> Void

  private static let size = CellSize(width: 6, height: 10)

  /// Drawings on a canvas whose rows are one in memory, and how many rows it has there afterwards.
  private static let drawings: [(rows: Int, draw: Drawing)] = [
    (1, { _ in }),
    (1, { $0.fill($0.bounds, with: Cell(Glyph("#"))) }),
    (1, { $0.fill(CellRect(x: 2, y: -3, width: 9, height: 99), with: Cell(Glyph("#"))) }),
    (2, { $0.fill(CellRect(x: 2, y: 3, width: 2, height: 4), with: Cell(Glyph("#"))) }),
    (1, { $0.restyle($0.bounds) { $0.attributes.insert(.bold) } }),
    (1, { $0 = $0.mapped { Cell(Glyph("x"), style: $0.style) } }),
    (1, { $0 = $0.inASCII }),
    (2, { $0.write("漢b", row: 4) }),
    (
      3,
      {
        $0.write("漢b", row: 4)
        $0.restyle($0.bounds) { $0.attributes.insert(.dim) }
      }
    ),
    (
      5,
      {
        $0.fill(CellRect(x: 0, y: 2, width: 6, height: 5), with: Cell(Glyph("#")))
        $0.write("a漢", row: 5)
        $0 = $0.mapped { Cell($0.glyph.ascii, style: $0.style) }
      }
    ),
  ]

  @Test(arguments: drawings.indices) func staysSharedWhereItIsChangedInTheSameWay(index: Int) {
    let (rows, draw) = Self.drawings[index]
    var canvas = Canvas(size: Self.size)
    draw(&canvas)
    var own = Self.withoutSharing
    draw(&own)
    #expect(own == canvas)
    let places = canvas.rows.map { $0.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(Set(places).count == rows)
  }

  /// A blank canvas, each row of which has a memory of its own.
  private static var withoutSharing: Canvas {
    var canvas = Canvas(size: size)
    for y in canvas.bounds.rows { canvas.write(" ", row: y) }
    return canvas
  }

  @Test func thePictureHasEveryRow() {
    var canvas = Canvas(size: CellSize(width: 4, height: 4))
    canvas.write("a漢", row: 1)
    canvas.write(" b", row: 3)
    #expect(canvas.picture == "    \na漢 \n    \n b  \n")
    #expect(canvas.pictureWithoutBlankEnds == "\na漢\n\n b\n")
  }
}

extension Canvas {
  fileprivate mutating func write(_ text: String, row: Int) {
    draw(text, at: CellPoint(x: 0, y: row), style: .plain)
  }
}

import PlacementEngines
import PopoverGeometry
import Testing

@Suite("The side on which a popup lies")
struct EngineSideTests {
  private static let anchor = Rect(x: 10, y: 10, width: 4, height: 2)

  /// The engine's own word decides only past a corner.
  @Test(arguments: [
    (Rect(x: 10, y: 12, width: 4, height: 3), nil as Side?, Side.below as Side?),
    (Rect(x: 10, y: 12, width: 4, height: 3), .above, .below),
    (Rect(x: 10, y: 3, width: 4, height: 7), .below, .above),
    (Rect(x: 0, y: 3, width: 10, height: 7), nil, .above),
    (Rect(x: 0, y: 3, width: 10, height: 7), .left, .left),
    (Rect(x: 0, y: 3, width: 10, height: 7), .below, .above),
    (Rect(x: 14, y: 10, width: 2, height: 2), .left, .right),
    (Rect(x: 11, y: 11, width: 9, height: 9), .below, nil),
  ])
  func itIsWhereThePopupIs(frame: Rect, says: Side?, side: Side?) {
    let scene = EngineScene(anchor: Self.anchor, container: .zero, popupSize: frame.size)
    #expect(scene.side(of: EngineAnswer(frame: frame, side: says)) == side)
  }

  /// An anchor without an extent touches the popup on two sides.
  @Test func anAnchorWithoutAnExtentLeavesItToTheEngine() {
    let scene = EngineScene(
      anchor: Rect(x: 4, y: 0, width: 0, height: 0), container: .zero, popupSize: .zero)
    let frame = Rect(x: 0, y: 0, width: 4, height: 2)
    #expect(scene.side(of: frame) == .below)
    #expect(scene.side(of: EngineAnswer(frame: frame, side: .left)) == .left)
  }

  /// An engine that keeps its word while it moves the popup to another side.
  @Test func whatAnEngineSaysIsNotWhereItIs() throws {
    let scene = EngineScene(
      anchor: Rect(x: 33, y: 10, width: 6, height: 2),
      container: Rect(x: 0, y: 0, width: 40, height: 12), popupSize: Size(width: 3, height: 7),
      gap: 2)
    let engine = try #require(EngineCatalog.shipped.engine(named: "css-flip"))
    let answer = try #require(engine.answer(scene))
    #expect(answer.side == .below && scene.side(of: answer) == .above)
  }

  /// No engine's answer contradicts its frame.
  @Test func everyEngineIsWhereItsFrameIs() {
    let container = Rect(x: 0, y: 0, width: 30, height: 16)
    for (x, y) in [(0, 0), (3, 14), (27, 2), (13, 7), (28, 15)] {
      let anchor = Rect(x: Double(x), y: Double(y), width: 2, height: 1)
      for size in [Size(width: 6, height: 4), Size(width: 20, height: 12)] {
        let scene = EngineScene(anchor: anchor, container: container, popupSize: size, gap: 1)
        for row in EngineComparison(scene).rows {
          guard let frame = row.answer?.frame else { continue }
          let isBeside =
            switch row.side {
            case nil: frame.overlaps(anchor)
            case .below: frame.y >= anchor.y + 1
            case .above: frame.y + frame.height <= anchor.y
            case .right: frame.x >= anchor.x + 2
            case .left: frame.x + frame.width <= anchor.x
            }
          #expect(isBeside, "\(row.name) at \(anchor): \(frame) \(String(describing: row.side))")
        }
      }
    }
  }
}

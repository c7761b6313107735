import PopoverGeometry

/// The ground on which engines are measured: a screen of 80x24, an anchor of 4x1 at every cell, and
/// six sizes of popup, wanted below, then above, right and left.
public struct Arena: Equatable, Sendable {
  /// The screen.
  public static let container = Rect(x: 0, y: 0, width: 80, height: 24)
  /// The size of the anchor.
  public static let anchorSize = Size(width: 4, height: 1)
  /// Where popups are wanted, in order of preference.
  public static let sides: [Side] = [.below, .above, .right, .left]
  /// One that goes nearly everywhere, to one that is wider than the screen.
  public static let popupSizes = [
    Size(width: 12, height: 4), Size(width: 30, height: 8), Size(width: 60, height: 14),
    Size(width: 78, height: 10), Size(width: 90, height: 5), Size(width: 20, height: 20),
  ]

  /// How far popups should lie from the anchor, in cells.
  public var gap: Double

  /// The arena for popups at a distance from their anchors.
  public init(gap: Double = 1) { self.gap = gap }

  /// Measures an engine: the anchor walks along every row to the right and every column downwards, a cell
  /// a step. Each line begins with a new popup, and engines that remember are handed their former answer.
  public func report(of engine: CatalogEngine) -> ArenaReport {
    var report = ArenaReport(name: engine.name)
    for size in Self.popupSizes {
      for line in Self.lines { walk(line, size: size, engine, &report) }
    }
    return report
  }

  private func walk(
    _ line: [Point], size: Size, _ engine: CatalogEngine, _ report: inout ArenaReport
  ) {
    var former: ArenaOutcome?
    for place in line {
      let scene = scene(anchorAt: place, size: size)
      let answer = engine.answer(scene, after: former?.answer)
      let outcome = answer.map { ArenaOutcome($0, to: ArenaFacts(scene)) }
      report.count(outcome, after: former)
      former = outcome
    }
  }

  func scene(anchorAt place: Point, size: Size) -> EngineScene {
    EngineScene(
      anchor: Rect(origin: place, size: Self.anchorSize), container: Self.container,
      popupSize: size, gap: gap, sides: Self.sides)
  }

  /// The places of the anchor, row by row and then column by column.
  static let lines: [[Point]] = {
    let columns = stride(from: 0, through: container.width - anchorSize.width, by: 1)
    let rows = stride(from: 0, through: container.height - anchorSize.height, by: 1)
    return rows.map { y in columns.map { Point(x: $0, y: y) } }
      + columns.map { x in rows.map { Point(x: x, y: $0) } }
  }()
}

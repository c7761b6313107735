import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

struct Player: Equatable, Sendable {
  var play: Play?
  var path = PlayPath.edges
  /// The chosen one of the ``speeds``.
  private var speedIndex = 3

  /// Steps in a second.
  static let speeds = [1, 2, 4, 8, 16, 30, 60]
  /// The greatest speed with reduced motion.
  private static let reducedSpeed = 4

  /// The chosen steps in a second; reduced motion may make it slower.
  var chosenSpeed: Int { Player.speeds[speedIndex] }

  mutating func use(_ stepsPerSecond: Int) {
    speedIndex = Player.speeds.firstIndex(of: stepsPerSecond) ?? speedIndex
  }

  /// Chooses a higher or a lower speed; `false` if there is none.
  mutating func accelerate(by steps: Int) -> Bool {
    let before = speedIndex
    speedIndex = max(0, min(speedIndex + steps, Player.speeds.count - 1))
    return speedIndex != before
  }

  func stepsPerSecond(isReduced: Bool) -> Int {
    isReduced ? min(chosenSpeed, Player.reducedSpeed) : chosenSpeed
  }

  /// Sets when the next step is due. Late steps are skipped.
  mutating func schedule(after due: Duration, now: Duration, isReduced: Bool) {
    let step = Duration.seconds(1) / stepsPerSecond(isReduced: isReduced)
    let isLate = play?.due == nil || now - due >= step
    play?.due = (isLate ? now : due) + step
  }
}

struct Play: Equatable, Sendable {
  let path: PlayPath
  /// The anchor that moves along it, and the popover whose flips are counted.
  let anchor: String?
  let popover: String?
  /// All steps, and the screen for which they were made.
  var steps: [PlayStep]
  var screen: CellSize
  var done = 0
  var isRunning: Bool
  /// When the next step is due; `nil` for immediately.
  var due: Duration?
  var flips = 0
  /// The places of the anchor at which the popover flipped, and the new direction of its arrow.
  var marks: [CellPoint: ArrowDirection?] = [:]
  var moment: Moment

  var isAtEnd: Bool { done >= steps.count }

  /// The progress: `Edges 3 of 208, no flip`.
  var words: String {
    let flips = flips == 0 ? "no flip" : number(of: "flip", flips)
    return "\(path.name.capitalizedFirst) \(done) of \(steps.count), \(flips)"
  }
}

/// A path that the lab plays step by step.
enum PlayPath: Equatable, Sendable {
  /// The anchor moves along the edges of the screen, clockwise.
  case edges
  /// The anchor moves in a spiral from the edges to the middle.
  case spiral
  /// The anchor moves to every place.
  case sweep
  /// The screen grows from small to large.
  case sizes
  /// Keys are pressed; a key with a count is that many steps.
  case keys(KeyScript)

  /// The paths with a name, in the order in which a key cycles through them.
  static let named: [(name: String, path: PlayPath)] = [
    ("edges", .edges), ("spiral", .spiral), ("sweep", .sweep), ("sizes", .sizes),
  ]

  var name: String { PlayPath.named.first { $0.path == self }?.name ?? "keys" }

  func next(by steps: Int) -> PlayPath {
    let paths = PlayPath.named.map(\.path)
    return paths.element(from: paths.firstIndex(of: self), by: steps)
  }
}

enum PlayStep: Equatable, Sendable {
  case place(CellPoint)
  case screen(CellSize)
  case call(CommandCall)
}

extension PlayPath {
  /// The screens of a sweep through sizes, with about the aspect ratio of common terminals.
  static let screens = stride(from: 20, through: 160, by: 4).map { width in
    CellSize(width: width, height: (width * 3 + 5) / 10)
  }

  /// The places of an anchor on the path.
  ///
  /// - Parameter free: how far the anchor can move to the right and down from the first cell.
  func places(_ free: CellSize) -> [CellPoint] {
    switch self {
    case .edges: PlayPath.ring(free, inset: 0)
    case .spiral: PlayPath.spiral(free)
    case .sweep: PlayPath.sweep(free)
    case .sizes, .keys: []
    }
  }

  /// The most places of a sweep or a spiral; these take larger steps on larger screens.
  private static let mostPlaces = 50_000

  /// Back and forth, row by row.
  private static func sweep(_ free: CellSize) -> [CellPoint] {
    let (width, height) = (free.width, free.height)
    func count(_ step: Int) -> Int { (width / step + 1) * (height / step + 1) }
    let step = (1...).first { count($0) <= mostPlaces } ?? 1
    let columns = Array(stride(from: 0, through: width, by: step))
    return stride(from: 0, through: height, by: step).enumerated().flatMap { row, y in
      (row % 2 == 0 ? columns : columns.reversed()).map { CellPoint(x: $0, y: y) }
    }
  }

  /// Rings within one another; two columns count as far as a row.
  private static func spiral(_ free: CellSize) -> [CellPoint] {
    let last = min(free.width / 4, free.height / 2) / 2 * 2
    func insets(_ step: Int) -> StrideThrough<Int> { stride(from: 0, through: last, by: 2 * step) }
    func count(_ step: Int) -> Int {
      insets(step).reduce(0) { $0 + 2 * (free.width - 4 * $1 + free.height - 2 * $1) / step }
    }
    let step = (1...).first { count($0) <= mostPlaces } ?? 1
    return insets(step).flatMap { ring(free, inset: $0, step: step) }
  }

  /// One ring, `inset` rows and twice as many columns from the edges.
  private static func ring(_ free: CellSize, inset: Int, step: Int = 1) -> [CellPoint] {
    let (left, top) = (min(2 * inset, free.width), min(inset, free.height))
    let (right, bottom) = (max(left, free.width - 2 * inset), max(top, free.height - inset))
    func line(_ start: Int, _ end: Int) -> [Int] {
      Array(stride(from: start, to: end, by: start < end ? step : -step)) + [end]
    }
    let sides = [
      line(left, right).map { CellPoint(x: $0, y: top) },
      line(top, bottom).map { CellPoint(x: right, y: $0) },
      line(right, left).map { CellPoint(x: $0, y: bottom) },
      line(bottom, top).map { CellPoint(x: left, y: $0) },
    ]
    return sides.joined().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

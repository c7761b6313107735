import CellCanvas
import LabSupport
import PopoverGeometry
import TestSupport
import Testing

@testable import PopoverLab

/// Sessions on a terminal that is late, played from their scripts.
@Suite("Played sessions")
struct PlayedSessionTests {
  /// What is typed: most of it moves something, or comes while something moves.
  private static let typed = [
    " ", " ", "  ", "l", "5j", "(", ")", "|", ":play spiral<CR>", ":sweep<CR>", ":dial gap<CR>",
    "D", "s",
    "<CR>", "<Esc>", "12", "<Up>", "v", "I", "w", ":speed 30<CR>", "t", "n", "<Tab>", "u", "U",
    ":scrub<CR>", ":motion spring<CR>", "8L", "<F2>",
  ]

  /// What the mouse does, one thing soon after the other.
  private static let clicked: [[MouseEvent.Action]] = [
    [.press(.left), .drag(.left), .drag(.left), .release], [.press(.left), .release],
    [.press(.right), .release], [.wheel(1)], [.wheel(-1)],
  ]

  private static func keys(_ script: String) throws -> [TerminalEvent] {
    try KeyScript(script).keys.map(TerminalEvent.key)
  }

  /// A session of random keys, mostly a moment apart, whose end is awaited.
  private static func steps(_ random: inout SplitMix) throws -> [LateTerminal.Step] {
    var steps: [LateTerminal.Step] = []
    for _ in 0..<25 {
      let script = typed.randomElement(using: &random) ?? ""
      steps.append((random.whole(0...400), try keys(script)))
      if random.whole(0...3) == 0 { steps += clicks(&random) }
    }
    return steps + [(1_500, try keys("<C-l>"))]
  }

  /// Clicks anywhere but on the lines at the bottom, where one would leave the lab.
  private static func clicks(_ random: inout SplitMix) -> [LateTerminal.Step] {
    (clicked.randomElement(using: &random) ?? []).map { action in
      let point = CellPoint(x: random.whole(0...79), y: random.whole(0...21))
      return (random.whole(0...40), [.mouse(MouseEvent(action, at: point))])
    }
  }

  /// What may differ at the start from one lab to the other.
  private static func start(_ seed: UInt64) throws -> Lab {
    let scrub = try #require(try CommandRegistry.catalog.call(CommandLine("scrub")))
    let change = KeyChange(line: "scrub", call: scrub, keys: [Key(.function(2))])
    var start = Lab.sample(
      display: DisplayOptions(reducesMotion: seed % 5 == 1),
      keyMap: .standard.changed(by: seed % 3 == 0 ? [change] : []))
    if seed.isMultiple(of: 2) {
      start.motionSettings = MotionSettings(.slide, .spring, duration: 0.35)
    }
    return start
  }

  /// A lab as a script begins.
  private static func start(of script: PlayScript) -> Lab {
    var lab = Lab.sample(
      display: DisplayOptions(reducesMotion: script.reducesMotion),
      keyMap: .standard.changed(by: script.keys))
    lab.motionSettings = script.motion
    return lab
  }

  @Test(arguments: UInt64(0)..<60) func aSessionIsPlayedAsItWas(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var lab = try Self.start(seed)
    lab.record(into: "a.yaml")
    var terminal = LateTerminal(try Self.steps(&random), seed: seed)
    var world = HeadlessWorld()
    _ = lab.run(on: &terminal, in: &world)
    final class Seen { var last: Canvas? }
    let seen = Seen()
    let text = try #require(world.texts["a.yaml"])
    let script = try PlayScript(Array(text.utf8))
    var player = ScriptPlayer(Self.start(of: script), in: HeadlessWorld()) { event, _ in
      if case .frame(let canvas) = event { seen.last = canvas }
    }
    try player.play(script)
    #expect(seen.last == terminal.last, "\(text)")
  }
}

/// A terminal that takes time to show a frame, and that is late to say what time it is.
private struct LateTerminal: Terminal {
  /// Milliseconds, and the keys that come then.
  typealias Step = (wait: Int, events: [TerminalEvent])

  let size = CellSize(width: 80, height: 24)
  private(set) var last: Canvas?
  /// Each look at the clock takes time, as what is done between two of them does.
  private final class Clock { var milliseconds = 0 }
  private let clock = Clock()
  private var coming: [Step]
  private var random: SplitMix

  var elapsed: Duration {
    clock.milliseconds += 1
    return .milliseconds(clock.milliseconds)
  }

  init(_ steps: [Step], seed: UInt64) {
    var time = 0
    coming = steps.map { step in
      time += step.wait
      return (time, step.events)
    }
    random = SplitMix(seed: seed)
  }

  mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    last = frame
    clock.milliseconds += random.whole(0...4)
  }

  mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    guard let next = coming.first else { return [.closed] }
    let due = moment.map { Int(($0 / .milliseconds(1)).rounded(.up)) }
    let now = max(clock.milliseconds, min(next.wait, due ?? next.wait)) + random.whole(0...30)
    clock.milliseconds = now
    let events = coming.prefix { $0.wait <= now }.flatMap(\.events)
    coming.removeAll { $0.wait <= now }
    return events + (due.map { $0 <= now } == true ? [.time(.milliseconds(now))] : [])
  }

  mutating func perform(_ request: TerminalRequest) -> [TerminalEvent] { [] }
}

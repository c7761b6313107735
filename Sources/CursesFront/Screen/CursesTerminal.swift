import CCurses
import CellCanvas
import PopoverLab

/// The terminal that this program runs in, as a screen of cells and a source of keys.
///
/// There can be one at a time, and it belongs to the main thread. It gives the terminal back when it
/// is closed or dropped, and also when a signal or a trap ends the program.
public struct CursesTerminal: Terminal {
  public private(set) var size: CellSize
  private let screen: CursesScreen
  private var painter: any ScreenPainter
  private var decoder = KeyDecoder()
  private var watch = FileWatch()
  private let escapeDelay = ccurses_escape_delay()
  private let start = ContinuousClock.now

  /// More than anyone types at once: behind so much more may wait.
  private static let leastFlood = 512
  /// What is read at most before a frame is due: few enough keys that the screen goes on while a long text
  /// is worked off.
  private static let longestInput = 1 << 12

  /// Takes the terminal.
  ///
  /// Without a `depth` there are as many colours as the terminal is said to show; never more than the
  /// painter can say. Without a choice of `asciiOnly` the locale decides; in a locale that is not UTF-8
  /// only ASCII can be shown, whatever is asked for. With the mouse, its buttons and its wheel are events
  /// too, and the terminal selects text with Shift alone. If it fails, nothing has been written to the
  /// terminal.
  public init(
    painter choice: PainterChoice = .auto, depth: ColorDepth? = nil, asciiOnly: Bool? = nil,
    withMouse: Bool = false
  ) throws(CursesError) {
    let capabilities = TerminalCapabilities.current()
    if let obstacle = capabilities.obstacle { throw obstacle }
    let depth = min(
      depth ?? capabilities.colorDepth(painter: choice), capabilities.deepestColor(painter: choice))
    var glyphs = ShownGlyphs(
      isASCII: asciiOnly ?? false || !capabilities.showsUnicode, width: { ccurses_width($0) })
    if let abilities = try capabilities.abilities(for: choice) {
      screen = try CursesScreen(painting: .bytes, withMouse: withMouse)
      glyphs.placesWidened = true
      painter = DirectPainter(
        encoder: FrameEncoder(abilities: abilities, depth: depth, glyphs: glyphs))
    } else {
      screen = try CursesScreen(
        painting: depth == .none ? .plain : .colors, withMouse: withMouse)
      painter = CursesPainter(
        palette: InkPalette(depth: depth, isDirect: capabilities.described == .trueColor),
        glyphs: glyphs)
    }
    size = screen.size
  }

  /// Gives the terminal back as it was found. What is shown afterwards is lost.
  public func close() { screen.close() }

  public mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    painter.paint(frame, cursor: cursor, on: screen)
  }

  public mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var length = 0
    while true {
      var isFlood = false
      let wake = screen.wait(milliseconds: patience(after: events, until: moment))
      events += interruptions(in: wake)
      if wake.changed { events += watch.changes().map(TerminalEvent.fileChanged) }
      if wake.isTimeUp, events.isEmpty {
        events += decoder.flush().map(TerminalEvent.key) + time(since: moment)
      }
      if wake.input, let bytes = screen.read() {
        length += bytes.count
        isFlood = bytes.count >= CursesTerminal.leastFlood
        events += decoder.decode(bytes)
      } else if wake.input || wake.closed {
        return events + [.closed]
      }
      if !events.isEmpty, !isFlood || length >= CursesTerminal.longestInput {
        return events.contains(where: \.isTime) ? events : events + time(since: moment)
      }
    }
  }

  public mutating func perform(_ request: TerminalRequest) {
    switch request {
    case .suspend: stop(wholeJob: true)
    case .redraw: forget()
    case .bell: screen.send([0x07])
    case .copy(let text): screen.send(ClipboardSequence(text).bytes)
    case .watch(let paths): watch.start(paths)
    }
  }
}

extension CursesTerminal {
  /// How long to wait for more, in milliseconds: not at all once there is something to answer. What
  /// may follow an Escape is waited for, whatever is due meanwhile.
  private func patience(after events: [TerminalEvent], until moment: Duration?) -> Int32 {
    if !events.isEmpty { return 0 }
    if decoder.isUndecided { return escapeDelay }
    guard let moment else { return -1 }
    let left = max(.zero, moment - start.duration(to: .now))
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  /// The time, if the moment has come.
  private func time(since moment: Duration?) -> [TerminalEvent] {
    let now = start.duration(to: .now)
    return moment.map { now >= $0 } ?? false ? [.time(now)] : []
  }

  /// Stops the program if it is asked to, and looks at the size if that may have changed.
  private mutating func interruptions(in wake: CursesWake) -> [TerminalEvent] {
    guard wake.stop || wake.resumed || wake.resized else { return [] }
    let before = size
    if wake.stop {
      stop(wholeJob: false)
    } else if wake.resumed {
      screen.resume()
      forget()
    }
    size = screen.size
    return wake.stop || wake.resumed || size != before ? [.resized(size)] : []
  }

  private mutating func stop(wholeJob: Bool) {
    screen.stop(wholeJob: wholeJob)
    size = screen.size
    forget()
  }

  private mutating func forget() {
    screen.forget()
    painter.forget()
  }
}

extension TerminalEvent {
  fileprivate var isTime: Bool { if case .time = self { true } else { false } }
}

extension CursesWake {
  fileprivate var isTimeUp: Bool { !(input || closed || stop || resumed || resized || changed) }
}

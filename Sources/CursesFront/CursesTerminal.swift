import CCurses
import CellCanvas
import PopoverLab

/// The terminal that this program runs in, as a screen of cells and a source of keys. There can be
/// one at a time, and it belongs to the main thread. It gives the terminal back when it is closed or
/// released, and also when a signal or a trap ends the program.
package struct CursesTerminal: Terminal {
  package private(set) var size: CellSize
  private let screen: CursesScreen
  private var painter: any ScreenPainter
  private var decoder = KeyDecoder()
  private var watch = FileWatch()
  private let hidesCursor: Bool
  private let escapeDelay = TerminalCapabilities.escapeDelay
  private let start = ContinuousClock.now
  /// Until when an Escape may be the beginning of an answer that the terminal owes, and not yet the key.
  private let answersEnd: Duration
  /// The latest frame, while the terminal has not taken one before it.
  private var delayed: (frame: Canvas, cursor: CellPoint?)?
  /// The latest text for the clipboard, while the terminal has not taken what was sent before it.
  private var copied: [UInt8] = []
  /// When bytes have come last.
  private var latestInput = Duration.zero

  /// The most bytes read before a frame is due, so that the screen keeps moving in a long text.
  private static let inputLimit = 1 << 12

  /// Opens the terminal as a screen. If that fails, nothing has been written to it.
  ///
  /// - Parameters:
  ///   - capabilities: what the terminal can do.
  ///   - choice: the painter.
  ///   - depth: the colours to use, clamped to those that the painter can send; `nil` for those that the
  ///     terminal shows by its description or by COLORTERM.
  ///   - asciiOnly: whether to show only ASCII; `nil` leaves it to the locale. In a locale that is not
  ///     UTF-8 only ASCII can be shown in any case.
  ///   - withMouse: whether buttons and wheel are events. The terminal then selects text only with
  ///     Shift.
  ///   - unread: what has come from the terminal before and was not read as keys yet.
  package init(
    _ capabilities: TerminalCapabilities = .current(), painter choice: PainterChoice = .auto,
    depth: ColorDepth? = nil, asciiOnly: Bool? = nil,
    withMouse: Bool = false, unread: UnreadInput = .none
  ) throws(CursesError) {
    if let obstacle = capabilities.obstacle { throw obstacle }
    hidesCursor = capabilities.hidesCursor
    answersEnd = unread.owesAnswers ? .seconds(1) : .zero
    let depth = min(
      depth ?? capabilities.colorDepth(painter: choice), capabilities.deepestColor(painter: choice))
    var glyphs = GlyphFallback(
      isASCII: asciiOnly ?? false || !capabilities.showsUnicode, width: { ccurses_width($0) })
    if let ansi = try capabilities.ansi(for: choice, depth: depth) {
      screen = try CursesScreen(painting: .bytes, withMouse: withMouse, unread: unread.bytes)
      glyphs.placesWidened = true
      painter = DirectPainter(
        encoder: FrameEncoder(capabilities: ansi, depth: depth, glyphs: glyphs))
    } else {
      screen = try CursesScreen(
        painting: depth == .none ? .plain : .colors, withMouse: withMouse, unread: unread.bytes)
      painter = CursesPainter(
        palette: InkPalette(depth: depth, isDirect: capabilities.described == .trueColor),
        glyphs: glyphs)
    }
    size = screen.size
  }

  /// Gives the terminal back as it was found, and then ends the program where a signal has asked for that. Frames that
  /// are presented afterwards are not shown.
  ///
  /// - Parameter lastWords: says between the two what the user has still to know.
  package func close(after lastWords: () -> Void = {}) { screen.close(after: lastWords) }

  /// A cursor that cannot be hidden stands in the last cell, and not wherever the writing of a frame ends.
  package mutating func present(_ frame: Canvas, cursor: CellPoint?) {
    guard screen.hasSentAll else {
      delayed = (frame, cursor)
      return
    }
    delayed = nil
    let corner = CellPoint(x: frame.size.width - 1, y: frame.size.height - 1)
    painter.paint(frame, cursor: cursor ?? (hidesCursor ? nil : corner), on: screen)
  }

  package mutating func waitForEvents(until moment: Duration?) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var length = 0
    while true {
      var isPartOfPaste = false
      let wake = screen.wait(milliseconds: timeout(after: events, until: moment))
      events += interruptions(in: wake)
      if wake.drained { presentDelayed() }
      if wake.changed { events += watch.changes().map(TerminalEvent.fileChanged) }
      if wake.isTimeout, events.isEmpty { events += unfinished() + time(since: moment) }
      if wake.input, let bytes = screen.read() {
        length += bytes.count
        isPartOfPaste = bytes.count >= KeyDecoder.unmarkedPasteSize
        events += take(bytes)
        // Who is asked to end does so, however much more comes.
        if wake.closed { return events + [.closed] }
      } else if wake.input || wake.closed {
        return events + [.closed]
      }
      guard length >= CursesTerminal.inputLimit || !isPartOfPaste && !events.isEmpty else {
        continue
      }
      if !events.contains(where: \.isTime) { events += time(since: moment) }
      if !events.isEmpty { return events }
    }
  }

  private mutating func sendCopied() {
    if !copied.isEmpty { screen.send(copied) }
    copied = []
  }

  private mutating func presentDelayed() {
    sendCopied()
    if let (frame, cursor) = delayed { present(frame, cursor: cursor) }
  }

  package mutating func perform(_ request: TerminalRequest) -> [TerminalEvent] {
    switch request {
    case .suspend(let wholeJob):
      screen.stop(wholeJob: wholeJob)
      return [measured()]
    case .redraw: forget()
    case .bell: if screen.hasSentAll { screen.send([0x07]) }
    case .copy(let text):
      copied = ClipboardSequence(text).bytes
      if screen.hasSentAll { sendCopied() }
    case .watch(let paths): watch.start(paths)
    }
    return []
  }
}

extension CursesTerminal {
  private mutating func take(_ bytes: some Collection<UInt8>) -> [TerminalEvent] {
    if !bytes.isEmpty { latestInput = elapsed }
    return decoder.decode(block: bytes)
  }

  /// When what has come without its rest is given up; `nil` if nothing is unfinished.
  private var inputDeadline: Duration? {
    decoder.timeout(escapeDelay: escapeDelay).map { max(answersEnd, latestInput + $0) }
  }

  /// What has come without its rest, if that is late.
  private mutating func unfinished() -> [TerminalEvent] {
    inputDeadline.map { elapsed >= $0 } ?? false ? decoder.flush() : []
  }

  /// How long to wait for more, in milliseconds: not at all once there is an event to answer.
  private func timeout(after events: [TerminalEvent], until moment: Duration?) -> Int32 {
    if !events.isEmpty { return 0 }
    guard let end = [moment, inputDeadline].compactMap(\.self).min() else { return -1 }
    let left = max(.zero, end - elapsed)
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  package var elapsed: Duration {
    .milliseconds(start.duration(to: .now).wholeMilliseconds)
  }

  private func time(since moment: Duration?) -> [TerminalEvent] {
    let now = elapsed
    return moment.map { now >= $0 } ?? false ? [.time(now)] : []
  }

  /// What signals say: that the program is to stop, or that the size may have changed.
  private mutating func interruptions(in wake: CursesWake) -> [TerminalEvent] {
    if wake.stop { return [.stopping] }
    guard wake.resumed || wake.resized else { return [] }
    if wake.resumed { screen.resume() }
    return [measured()]
  }

  /// The size at this moment, after anything that may have changed it. The screen is to be drawn anew even if it is the
  /// size before: a terminal that was small for a moment has lost what it had no room for.
  private mutating func measured() -> TerminalEvent {
    size = screen.size
    delayed = nil
    forget()
    return .resized(size)
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
  fileprivate var isTimeout: Bool {
    !(input || closed || stop || resumed || resized || changed || drained)
  }
}

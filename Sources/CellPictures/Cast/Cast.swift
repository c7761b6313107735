import CellCanvas
import MessageText
import PopoverGeometry

/// Frames and what happened to them as an asciicast, the recording format of asciinema: a header, and a line of JSON for
/// each event.
///
/// The text grows event by event, so that a recording of any length needs no memory. Version 2 has times since the start,
/// version 3 since the event before; players read both. Source: "asciicast v2" and "asciicast v3" of asciinema's
/// documentation.
public struct Cast: Sendable {
  /// The version of the format.
  public enum Version: Int, CaseIterable, Sendable {
    /// Each event has the time since the start.
    case v2 = 2
    /// Each event has the time since the one before.
    case v3 = 3
  }

  private let version: Version
  private let depth: ColorDepth
  private var last: Canvas?
  private var milliseconds = 0

  /// A recording without events.
  public init(version: Version = .v2, depth: ColorDepth = .trueColor) {
    (self.version, self.depth) = (version, depth)
  }

  /// The first line: the size of the screen, and a title.
  public func header(size: CellSize, title: String) -> String {
    let (width, height, title) = (size.width, size.height, title.quotedAsJSON)
    return switch version {
    case .v2: "{\"version\":2,\"width\":\(width),\"height\":\(height),\"title\":\(title)}\n"
    case .v3:
      "{\"version\":3,\"term\":{\"cols\":\(width),\"rows\":\(height),\"type\":\"xterm-256color\"},"
        + "\"title\":\(title)}\n"
    }
  }

  /// The line of a frame: only rows that differ from the frame before are written; none if nothing differs.
  ///
  /// - Parameters:
  ///   - canvas: what is on the screen now.
  ///   - time: since the start, in whole milliseconds.
  public mutating func frame(_ canvas: Canvas, at time: Int) -> String {
    defer { last = canvas }
    guard let last, last.size == canvas.size else {
      return event("o", "\u{1B}[0m\u{1B}[?25l\u{1B}[2J" + rows(of: canvas) { _ in true }, at: time)
    }
    let changed = rows(of: canvas) { canvas.row($0) != last.row($0) }
    return changed.isEmpty ? "" : event("o", changed, at: time)
  }

  private func rows(of canvas: Canvas, _ isWritten: (Int) -> Bool) -> String {
    (0..<canvas.size.height).filter(isWritten).map { y in
      "\u{1B}[\(y + 1);1H" + canvas.ansiText(ofRow: y, depth: depth, addressesColumns: true)
    }.joined()
  }

  /// The line of a marker, at which players can stop.
  public mutating func marker(_ label: String, at time: Int) -> String {
    event("m", label, at: time)
  }

  /// The line that makes a recording last until a time; empty if it does so already.
  public mutating func end(at time: Int) -> String {
    time > milliseconds ? event("o", "", at: time) : ""
  }

  /// The line of a new size of the screen.
  public mutating func resize(_ size: CellSize, at time: Int) -> String {
    event("r", size.words, at: time)
  }

  private mutating func event(_ code: String, _ text: String, at time: Int) -> String {
    // Players know no way back.
    let time = max(time, milliseconds)
    let shown = version == .v2 ? time : time - milliseconds
    milliseconds = time
    let seconds = Words.fraction(shown, decimals: 3)
    return "[\(seconds), \"\(code)\", \(text.quotedAsJSON)]\n"
  }
}

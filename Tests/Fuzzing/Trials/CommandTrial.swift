import CellCanvas
import LabSupport
import PopoverLab
import PopoverThemes

/// What must hold for any lines that are typed after `:`, or read by a lab without a screen.
enum CommandTrial {
  static func complaint(about bytes: [UInt8]) -> String? {
    // A line is a few words, and a short scene file has few lines.
    let lines = String(decoding: bytes.prefix(400), as: UTF8.self).split(separator: "\n").prefix(8)
    answer(lines)
    return complaintAboutTyping(lines)
  }

  private static var lab: Lab {
    let theme = Theme(name: "plain")
    return Lab(
      size: CellSize(width: 50, height: 16), themes: ThemeCollection(first: theme, others: []))
  }

  private static func complaintAboutTyping(_ lines: some Sequence<Substring>) -> String? {
    let events = lines.map { line -> PlayedTerminal.Step in
      let keys = (":" + line).unicodeScalars.map(Key.character) + [Key(.enter)]
      return .events(keys.map(TerminalEvent.key))
    }
    var (lab, world) = (lab, HeadlessWorld())
    var terminal = PlayedTerminal(size: lab.size, steps: events)
    _ = lab.run(on: &terminal, in: &world)
    guard let frame = terminal.frames.last, frame.size == lab.size else { return "no frame" }
    let rows = frame.picture.split(separator: "\n")
    return rows.first { !String($0).isOneCleanLine }.map { "not one clean line: \($0)" }
  }

  /// Nothing but a trap can go wrong here: whoever prints the sentences sanitizes them.
  private static func answer(_ lines: ArraySlice<Substring>) {
    var (lab, world) = (lab, HeadlessWorld())
    var reader = UnheardLines(lines: lines.map(String.init).reversed())
    _ = LineSession.run(&lab, on: &reader, in: &world)
  }
}

/// Lines to read, the next one last; nobody hears what is said to them.
private struct UnheardLines: LineTerminal {
  var lines: [String]
  let isBroken = false

  mutating func nextLine() -> String? { lines.popLast() }

  mutating func say(_ line: String) {}
}

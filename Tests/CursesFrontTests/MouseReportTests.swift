import CellCanvas
import CursesFront
import PopoverLab
import TerminalDriver
import Testing

@Suite("Reports of the mouse")
struct MouseReportTests {
  struct Report: Sendable, CustomTestStringConvertible {
    var bytes: String
    var event: MouseEvent?

    init(
      _ bytes: String, _ action: MouseEvent.Action, _ x: Int, _ y: Int,
      _ modifiers: Key.Modifiers = []
    ) {
      self.bytes = bytes
      event = MouseEvent(action, at: CellPoint(x: x, y: y), modifiers)
    }

    init(_ bytes: String) { self.bytes = bytes }

    var testDescription: String { String(bytes.dropFirst()) }
  }

  private static let reports = [
    Report("\u{1B}[<0;1;1M", .press(.left), 0, 0), Report("\u{1B}[<0;1;1m", .release, 0, 0),
    Report("\u{1B}[<1;300;200M", .press(.middle), 299, 199),
    Report("\u{1B}[<2;5;6M", .press(.right), 4, 5), Report("\u{1B}[<2;5;6m", .release, 4, 5),
    Report("\u{1B}[<32;5;6M", .drag(.left), 4, 5), Report("\u{1B}[<34;5;6M", .drag(.right), 4, 5),
    Report("\u{1B}[<64;5;6M", .wheel(-1), 4, 5), Report("\u{1B}[<65;5;6M", .wheel(1), 4, 5),
    Report("\u{1B}[<4;5;6M", .press(.left), 4, 5, .shift),
    Report("\u{1B}[<28;5;6M", .press(.left), 4, 5, [.shift, .alt, .control]),
    Report("\u{1B}[<81;5;6M", .wheel(1), 4, 5, .control),
    Report("\u{1B}[M !!", .press(.left), 0, 0), Report("\u{1B}[M#&%", .release, 5, 4),
    Report("\u{1B}[M@&%", .drag(.left), 5, 4), Report("\u{1B}[Ma&%", .wheel(1), 5, 4),
    Report("\u{1B}[<66;5;6M"), Report("\u{1B}[<35;5;6M"), Report("\u{1B}[<128;5;6M"),
    Report("\u{1B}[<0;0;6M"), Report("\u{1B}[<0;5M"), Report("\u{1B}[<0;5;6;7M"),
    Report("\u{1B}[<0;;6M"), Report("\u{1B}[<;5;6M"), Report("\u{1B}[<0;99999999999999999999;6M"),
    Report("\u{1B}[0;5;6M"),
  ]

  @Test(arguments: reports) func aReportIsAnEventOrNothing(report: Report) {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array((report.bytes + "x").utf8))
    #expect(events == (report.event.map { [.mouse($0)] } ?? []) + [.key(.character("x"))])
  }

  @Test(arguments: reports) func aReportMayComeInPieces(report: Report) {
    let bytes = Array(report.bytes.utf8)
    for cut in bytes.indices {
      var (whole, pieces) = (KeyDecoder(), KeyDecoder())
      let expected = whole.decode(bytes)
      #expect(pieces.decode(bytes[..<cut]) + pieces.decode(bytes[cut...]) == expected)
    }
  }

  @Test(arguments: painters) func theMouseIsRequestedAndReported(painter: PainterChoice) throws {
    let terminal = try EmulatedTerminal("TerminalProbe", ["samples", painter.rawValue])
    try terminal.wait(forText: "key none")
    #expect(terminal.reportsMouse)
    terminal.send(Array("\u{1B}[<0;12".utf8))
    terminal.send(Array(";7M".utf8))
    try terminal.wait(forText: "mouse press")
    #expect(terminal.text.contains("at 11,6 0"))
    terminal.press(.control("z"))
    // What it wrote before it stopped may come in after that is known.
    try terminal.wait(for: "a stop without reports") {
      if case .stopped = terminal.state { !terminal.reportsMouse } else { false }
    }
  }
}

import Testing

@testable import CursesFront

@Suite("The colours that a terminal says it has")
struct ColorRepliesTests {
  private func replies(_ text: String) -> ColorReplies {
    var replies = ColorReplies()
    replies.take(text.utf8)
    return replies
  }

  @Test(
    arguments: [
      ("rgb:12/34/56", 0x12_3456), ("rgb:1212/3434/5656", 0x12_3456), ("rgb:f/0/8", 0xFF_0088),
      ("rgb:fff/000/800", 0xFF_0080), ("rgb:ffff/0000/7fff", 0xFF_007F), ("#123456", 0x12_3456),
      ("rgb:FFFF/00FF/aBcD", 0xFF_01AB), ("rgba:1212/3434/5656/ffff", 0x12_3456),
      ("#121234345656", 0x12_3456), ("#fff", 0xFF_FFFF), ("rgb:12/34", nil),
      ("rgb:12/34/56/78", nil),
      ("rgb:12345/0/0", nil), ("rgb:+1/00/00", nil), ("rgb:/0/0", nil), ("#1234", nil), ("#", nil),
      ("red", nil), ("", nil), ("?", nil),
    ] as [(String, UInt32?)])
  func aColourIsReadInEveryForm(text: String, rgb: UInt32?) {
    #expect(TerminalColors.rgb(text) == rgb)
  }

  private static let answers =
    "\u{1B}]4;3;rgb:1010/2020/3030\u{7}\u{1B}]4;15;rgb:ff/ff/ff\u{1B}\\"
    + "\u{1B}]11;rgb:0000/1111/2222\u{1B}\\\u{1B}]12;#abcdef\u{7}\u{1B}[?64;1;9c"

  @Test func eachAnswerHasItsPlace() {
    let replies = replies(Self.answers)
    #expect(replies.isComplete && replies.typed.isEmpty && replies.waiting.isEmpty)
    #expect(
      replies.colors
        == TerminalColors(
          palette: [3: 0x10_2030, 15: 0xFF_FFFF], background: 0x00_1122, cursor: 0xAB_CDEF))
    let several = self.replies("\u{1B}]4;0;rgb:01/02/03;1;rgb:04/05/06\u{7}")
    #expect(several.colors.palette == [0: 0x01_0203, 1: 0x04_0506])
  }

  /// Wherever the bytes are cut, the outcome is the same.
  @Test func piecesOfAnyLengthAreTheSame() {
    let bytes = Array(("x" + Self.answers + "é\u{1B}[Ay").utf8)
    let whole = replies(String(decoding: bytes, as: UTF8.self))
    for cut in bytes.indices {
      var pieces = ColorReplies()
      pieces.take(bytes[..<cut])
      pieces.take(bytes[cut...])
      #expect(pieces == whole, "cut at \(cut)")
    }
    #expect(String(decoding: whole.typed, as: UTF8.self) == "xé\u{1B}[Ay")
  }

  @Test(arguments: [
    ("\u{1B}]4;16;rgb:1/1/1\u{7}", ""), ("\u{1B}]4;-1;rgb:1/1/1\u{7}", ""),
    ("\u{1B}]4;rgb:1/1/1\u{7}", ""), ("\u{1B}]11;rgb:zz/1/1\u{7}", ""),
    ("\u{1B}]11;rgb:1/1/1;2\u{7}", ""), ("\u{1B}]52;c;aGk=\u{7}", ""), ("\u{1B}]\u{7}k", "k"),
    ("\u{1B}]11;rgb:1/1/1\rk", "\rk"), ("\u{1B}[?2026;2$y", "\u{1B}[?2026;2$y"),
    ("\u{1B}OP", "\u{1B}OP"), ("\u{1B}\u{1B}[B", "\u{1B}\u{1B}[B"),
  ])
  func whatIsNoAnswerGivesNoColour(text: String, typed: String) {
    let replies = replies(text)
    #expect(replies.colors.isEmpty && !replies.isComplete)
    #expect(String(decoding: replies.typed, as: UTF8.self) == typed)
  }

  /// What came in part is kept for the decoder of keys, which knows it again when the rest arrives.
  @Test func whatIsCutWaits() {
    for cut in ["\u{1B}", "\u{1B}]4;1;rg", "\u{1B}]4;1;rgb:1/2/3\u{1B}", "\u{1B}[", "\u{1B}[?64"] {
      #expect(replies("a" + cut).waiting == Array(cut.utf8))
    }
  }

  /// The rest stays in the terminal, and the lab reads it as any other input.
  @Test func aFloodOfKeysEndsTheExchange() {
    var replies = ColorReplies()
    for _ in 0..<63 { replies.take(repeatElement(UInt8(ascii: "l"), count: 1_024)) }
    #expect(!replies.areEnough)
    replies.take(repeatElement(UInt8(ascii: "l"), count: 1_024))
    #expect(replies.areEnough && !replies.isComplete && replies.typed.count == 1 << 16)
  }

  /// It is no answer, and none of it is taken for keys, in however many pieces it comes; nor is it kept whole.
  @Test(arguments: [("\u{7}", ""), ("\u{1B}\\", ""), ("\r", "\r")])
  func aTextThatIsTooLongIsDroppedToItsEnd(end: String, typed: String) {
    var replies = ColorReplies()
    replies.take("\u{1B}]11;rgb:01/02/03".utf8)
    for _ in 0..<50 { replies.take(String(repeating: "1;", count: 500).utf8) }
    #expect(replies.typed.isEmpty && replies.waiting.count < 2_000)
    for byte in end.utf8 { replies.take([byte]) }
    replies.take("k".utf8)
    #expect(replies.colors.isEmpty && replies.waiting.isEmpty)
    #expect(String(decoding: replies.typed, as: UTF8.self) == typed + "k")
  }

  /// Answers that come too late for the exchange are no keys, in whole or in pieces.
  @Test func lateAnswersAreNoKeys() {
    let bytes = Array(Self.answers.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == [], "cut at \(cut)")
      #expect(!decoder.isUndecided)
    }
  }
}

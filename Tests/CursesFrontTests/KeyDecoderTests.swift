import CursesFront
import PopoverLab
import Testing

private func events(in text: String) -> [TerminalEvent] {
  var decoder = KeyDecoder()
  return decoder.decode(Array(text.utf8))
}

private func keys(in text: String) -> [Key] {
  events(in: text).compactMap { if case .key(let key) = $0 { key } else { nil } }
}

@Suite("Bytes become keys")
struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", .character("a")), ("A", .character("A")), (" ", .character(" ")),
      ("~", .character("~")),
      ("\r", Key(.enter)), ("\n", Key(.enter)), ("\t", Key(.tab)), ("\u{7F}", Key(.backspace)),
      ("\u{8}", Key(.backspace)), ("\u{0}", .control(" ")), ("\u{1}", .control("a")),
      ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")),
      ("\u{1F}", .control("_")), ("é", .character("é")), ("漢", .character("漢")),
      ("🦊", .character("🦊")), ("\u{1B}x", Key(.character("x"), .alt)),
      ("\u{1B}é", Key(.character("é"), .alt)), ("\u{1B}\r", Key(.enter, .alt)),
      ("\u{1B}\u{7F}", Key(.backspace, .alt)),
      ("\u{1B}\u{1}", Key(.character("a"), [.alt, .control])),
    ] as [(String, Key)])
  func characters(bytes: String, key: Key) {
    #expect(keys(in: bytes) == [key])
  }

  @Test(
    arguments: [
      ("[A", Key(.up)), ("[B", Key(.down)), ("[C", Key(.right)), ("[D", Key(.left)),
      ("[H", Key(.home)),
      ("[F", Key(.end)), ("OA", Key(.up)), ("OB", Key(.down)), ("OC", Key(.right)),
      ("OD", Key(.left)),
      ("OH", Key(.home)), ("OF", Key(.end)), ("OM", Key(.enter)), ("[1;2A", Key(.up, .shift)),
      ("[1;3B", Key(.down, .alt)), ("[1;5C", Key(.right, .control)),
      ("[1;8D", Key(.left, [.shift, .alt, .control])), ("[1;9A", Key(.up, .alt)),
      ("[1;6H", Key(.home, [.shift, .control])), ("O5A", Key(.up, .control)),
      ("O1;2P", Key(.function(1), .shift)), ("[Z", Key(.tab, .shift)),
      ("[1;5Z", Key(.tab, [.shift, .control])),
    ] as [(String, Key)])
  func lettersAfterEscape(bytes: String, key: Key) {
    #expect(keys(in: "\u{1B}" + bytes) == [key])
  }

  @Test(
    arguments: [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
      (8, .end), (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)),
      (15, .function(5)), (17, .function(6)), (18, .function(7)), (19, .function(8)),
      (20, .function(9)), (21, .function(10)), (23, .function(11)), (24, .function(12)),
    ] as [(Int, Key.Code)])
  func numbersAfterEscape(number: Int, code: Key.Code) {
    #expect(keys(in: "\u{1B}[\(number)~") == [Key(code)])
    #expect(keys(in: "\u{1B}[\(number);2~") == [Key(code, .shift)])
    #expect(keys(in: "\u{1B}[\(number);7~") == [Key(code, [.alt, .control])])
    #expect(keys(in: "\u{1B}[\(number)$") == [Key(code, .shift)])
    #expect(keys(in: "\u{1B}[\(number)^") == [Key(code, .control)])
    #expect(keys(in: "\u{1B}[\(number)@") == [Key(code, [.shift, .control])])
    #expect(keys(in: "\u{1B}\u{1B}[\(number)~") == [Key(code, .alt)])
  }

  @Test(arguments: [
    ("OP", 1), ("OQ", 2), ("OR", 3), ("OS", 4), ("[P", 1), ("[S", 4), ("[[A", 1), ("[[B", 2),
    ("[[C", 3), ("[[D", 4), ("[[E", 5),
  ])
  func functionKeys(bytes: String, number: Int) {
    #expect(keys(in: "\u{1B}" + bytes) == [Key(.function(number))])
  }

  @Test(
    arguments: [
      ("[a", Key(.up, .shift)), ("[b", Key(.down, .shift)), ("[c", Key(.right, .shift)),
      ("[d", Key(.left, .shift)), ("Oa", Key(.up, .control)), ("Ob", Key(.down, .control)),
      ("Oc", Key(.right, .control)), ("Od", Key(.left, .control)), ("\u{1B}[A", Key(.up, .alt)),
      ("\u{1B}OA", Key(.up, .alt)), ("\u{1B}Oc", Key(.right, [.alt, .control])),
    ] as [(String, Key)])
  func formsOfRxvt(bytes: String, key: Key) {
    #expect(keys(in: "\u{1B}" + bytes) == [key])
  }

  @Test(arguments: [
    // Reports of the focus.
    "\u{1B}[I", "\u{1B}[O",
    // Answers to queries.
    "\u{1B}[?62;22c", "\u{1B}[>1;4000;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[12;1$y",
    "\u{1B}[?0u", "\u{1B}[8;24;80t", "\u{1B}]11;rgb:1010/1010/1818\u{7}",
    "\u{1B}]11;rgb:1010/1010/1818\u{1B}\\", "\u{1B}P>|term(1)\u{1B}\\", "\u{1B}_x\u{1B}\\",
    "\u{1B}]0;漢字\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}Xsos\u{7}",
    // Unknown sequences.
    "\u{1B}[99~", "\u{1B}[1;99A", "\u{1B}[1;2;3A", "\u{1B}[5A", "\u{1B}[X", "\u{1B}[ q", "\u{1B}Oz",
    "\u{1B}[1;;~", "\u{1B}[99999999999999999999~", "\u{1B}[1:2A", "\u{1B}[[z", "\u{1B}[201~",
    // Sequences with parameters where none may be, as of a mouse that is beyond the upper left corner.
    "\u{1B}[-1A", "\u{1B}[1;-5C", "\u{1B}[<0;-1;-1M", "\u{1B}[<0;5;-2m", "\u{1B}[<0;5.5;3M",
    "\u{1B}[<0;5; 3M", "\u{1B}[<0;5;3 M", "\u{1B}[ 200~",
  ])
  func sequencesThatMeanNothingHereAreDropped(bytes: String) {
    #expect(events(in: bytes) == [])
    #expect(events(in: bytes + "x") == [.key(.character("x"))])
  }

  /// What is pasted is one text, whatever keys would be in it.
  @Test(
    arguments: [
      ("q\u{3}\u{1B}[A\u{1B}[201", "q\u{3}\u{1B}[A\u{1B}[201"), ("é漢\n", "é漢\n"), ("", nil),
    ] as [(String, String?)])
  func aPasteIsOneText(bytes: String, text: String?) {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("\u{1B}[200~\(bytes)\u{1B}[201~x".utf8))
    #expect(events == (text.map { [.pasted($0)] } ?? []) + [.key(.character("x"))])
  }

  @Test func aLongPasteIsTruncated() {
    var decoder = KeyDecoder()
    let long = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
    #expect(decoder.decode(Array("\u{1B}[200~".utf8) + long) == [])
    let events = decoder.decode(long + Array("\u{1B}[201~x".utf8))
    #expect(events.count == 2)
    #expect(events[0] == .pasted(String(repeating: "a", count: 8_192)))
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xE6, 0xBC], [0xC2, 0x9B],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreDropped(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes + Array("x".utf8)) == [.key(.character("x"))])
  }

  /// A string or a sequence that is cut short does not swallow the keys after it.
  @Test(
    arguments: [
      ("\u{1B}]11;rgb\r", [Key(.enter)]), ("\u{1B}]11;rgb\u{3}", [.control("c")]),
      ("\u{1B}P1\u{1B}[A", [Key(.up)]), ("\u{1B}[12\u{3}", [.control("c")]),
      ("\u{1B}[12\u{1B}[A", [Key(.up)]), ("\u{1B}[\u{1B}[A", [Key(.up)]),
      ("\u{1B}O\u{1B}OA", [Key(.up)]), ("\u{1B}[M!\u{3}", [.control("c")]),
      ("\u{1B}[[\u{1B}[A", [Key(.up)]), ("\u{1B}[é", [.character("é")]),
      ("\u{1B}\u{1B}x", [Key(.escape), Key(.character("x"), .alt)]),
    ] as [(String, [Key])])
  func truncatedSequences(bytes: String, expected: [Key]) {
    #expect(keys(in: bytes) == expected)
  }
}

import CursesFront
import PopoverLab
import TestSupport
import Testing

@Suite("Bytes that arrive in pieces")
struct KeyDecoderPieceTests {
  /// One of everything.
  private static let conversation = Array(
    ("aé漢🦊\u{1B}x\u{1B}[A\u{1B}[1;5C\u{1B}OP\u{1B}[[B\u{1B}[3$\u{1B}[5^\u{1B}[M !!\u{1B}[<0;1;2M"
      + "\u{1B}]11;rgb:1/2/3\u{1B}\\q\u{1B}P1$r\u{7}w\u{1B}[200~no\u{1B}[201no\u{1B}[201~y"
      + "\u{1B}\u{1B}[B\u{1B}é\u{1B}[24;80R\u{1B}[Z").utf8)

  @Test func everyCutGivesTheSameKeys() {
    var whole = KeyDecoder()
    let expected = whole.decode(KeyDecoderPieceTests.conversation)
    #expect(expected.count == 20)
    for cut in KeyDecoderPieceTests.conversation.indices {
      var decoder = KeyDecoder()
      let first = decoder.decode(KeyDecoderPieceTests.conversation[..<cut])
      let second = decoder.decode(KeyDecoderPieceTests.conversation[cut...])
      #expect(first + second == expected, "cut at \(cut)")
    }
  }

  @Test func byteByByteGivesTheSameKeys() {
    var (whole, slow) = (KeyDecoder(), KeyDecoder())
    let expected = whole.decode(KeyDecoderPieceTests.conversation)
    #expect(KeyDecoderPieceTests.conversation.flatMap { slow.decode([$0]) } == expected)
    #expect(slow == whole)
  }

  /// Bytes drawn mostly from those that mean something.
  private func randomBytes(_ generator: inout SplitMix) -> [UInt8] {
    let telling = Array("\u{1B}\u{1B}\u{1B}[[[OM;;0123456789~$^@ABCZabq]P_\\\u{7}\u{3}é漢🦊".utf8)
    return (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
      Bool.random(using: &generator)
        ? telling.randomElement(using: &generator) : UInt8.random(in: 0...255, using: &generator)
    }
  }

  @Test func randomBytesNeverTrapAndMeanTheSameInPieces() {
    for seed in UInt64(0)..<20_000 {
      var generator = SplitMix(seed: seed)
      let bytes = randomBytes(&generator)
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      var (whole, pieces) = (KeyDecoder(), KeyDecoder())
      // The same bytes may mean something else the second time.
      for _ in 0..<3 {
        let expected = whole.decode(bytes)
        let found = pieces.decode(bytes[..<cut]) + pieces.decode(bytes[cut...])
        #expect(found == expected && pieces == whole, "seed \(seed)")
      }
      #expect(whole.flush() == pieces.flush(), "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      (["\u{1B}[C", "\u{1B}[C"], [.key(Key(.right)), .key(Key(.right))]),
      (["\u{1B}[200~", "\u{1B}[200~", "\u{1B}[201~"], [.pasted("\u{1B}[200~")]),
      (
        ["x\u{1B}[200~", "x\u{1B}[200~", "\u{1B}[201~"],
        [.key(.character("x")), .pasted("x\u{1B}[200~")]
      ),
      (["\u{1B}[", "\u{1B}[", "C"], [.key(Key(.right))]),
    ] as [([String], [TerminalEvent])])
  func repeatedBlocks(blocks: [String], events: [TerminalEvent]) {
    var decoder = KeyDecoder()
    #expect(blocks.flatMap { decoder.decode(Array($0.utf8)) } == events)
  }

  @Test func afterRandomBytesItRecovers() {
    for seed in UInt64(0)..<5_000 {
      var generator = SplitMix(seed: seed)
      var decoder = KeyDecoder()
      _ = decoder.decode(randomBytes(&generator))
      _ = decoder.decode(Array("\u{1B}[201~\u{3}\u{3}\u{3}".utf8))
      _ = decoder.flush()
      #expect(decoder.decode(Array("x".utf8)) == [.key(.character("x"))], "seed \(seed)")
    }
  }
}

@Suite("A lone Escape")
struct KeyDecoderFlushTests {
  @Test(
    arguments: [
      ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
      ("\u{1B}[", [Key(.character("["), .alt)]), ("\u{1B}O", [Key(.character("O"), .alt)]),
      ("\u{1B}]", [Key(.character("]"), .alt)]), ("\u{1B}P", [Key(.character("P"), .alt)]),
      ("\u{1B}\u{1B}[", [Key(.escape), Key(.character("["), .alt)]),
      ("\u{1B}]11;rgb\u{1B}", [Key(.escape)]),
    ] as [(String, [Key])])
  func isAKeyWhenNothingFollows(bytes: String, expected: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.timeout(escapeDelay: .milliseconds(7)) == .milliseconds(7))
    #expect(decoder.flush() == expected.map(TerminalEvent.key))
    #expect(!decoder.isUndecided)
    #expect(decoder.decode(Array("x".utf8)) == [.key(.character("x"))])
  }

  /// What cannot be a key waits longer for its rest, as a line may be slow, but not for ever.
  @Test(
    arguments: [
      ("\u{1B}[1", []), ("\u{1B}[1;5", []), ("\u{1B}[M!", []), ("\u{1B}]11;", []),
      ("\u{1B}[200~text\u{1B}", [.pasted("text")]), ("\u{1B}[200~", []), ("\u{1B}[\(many)", []),
    ] as [(String, [TerminalEvent])])
  func isNotAmongIncompleteSequences(bytes: String, expected: [TerminalEvent]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == [])
    #expect(!decoder.isUndecided)
    #expect(decoder.timeout(escapeDelay: .milliseconds(7)) == .seconds(1))
    #expect(decoder.flush() == expected)
    #expect(decoder.timeout(escapeDelay: .milliseconds(7)) == nil)
    #expect(decoder.decode(block: Array("x".utf8)) == [.key(.character("x"))])
    #expect(decoder == KeyDecoder())
  }

  /// Digits of a sequence that is longer than any.
  private static let many = String(repeating: "1;", count: 3_000)

  @Test func nothingIsWaitedForWhereNothingIsUnfinished() {
    var decoder = KeyDecoder()
    #expect(decoder.timeout(escapeDelay: .zero) == nil)
    _ = decoder.decode(Array("x\u{1B}[A\u{1B}[200~y\u{1B}[201~".utf8))
    #expect(decoder.timeout(escapeDelay: .zero) == nil)
  }
}

@Suite("Texts that are no keys")
struct KeyDecoderBlockTests {
  private static let pasteStart = Array("\u{1B}[200~".utf8)

  private func decode(_ blocks: [UInt8]...) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return blocks.flatMap { decoder.decode(block: $0) } + decoder.flush()
  }

  /// A slow line, or a computer that has slept: the rest of a paste is never taken for keys. A key that somebody types
  /// meanwhile is one.
  @Test(
    arguments: [
      ("\u{1B}[200~one ", ["and two ", "say q and so\u{1B}[201~", "q"]),
      ("\u{1B}[200~one ", ["\u{1B}[201~", "q"]), ("\u{1B}[200~one ", ["q"]),
      (String(repeating: "ab ", count: 200), ["say q and so", "q"]),
      (String(repeating: "ab ", count: 200), ["\u{1B}[A", "q"]),
    ])
  func aPasteGoesOnAfterAPause(start: String, blocks: [String]) {
    var decoder = KeyDecoder()
    var (events, pasted) = (
      decoder.decode(block: Array(start.utf8)), start.contains("one") ? "one " : start
    )
    for block in blocks {
      events += decoder.flush()
      events += decoder.decode(block: Array(block.utf8))
      if block.utf8.count > 6 { pasted += block.replacing("\u{1B}[201~", with: "") }
    }
    let texts = events.map { if case .pasted(let text) = $0 { text } else { "" } }.joined()
    #expect(texts == pasted)
    #expect(events.last == .key(.character("q")))
  }

  /// The terminal is looked at before each wait, whether something has come or not.
  @Test(arguments: ["\u{1B}[200~one", String(repeating: "ab ", count: 200)])
  func aPauseGoesOnWhileNothingComes(start: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode(block: Array(start.utf8)) + decoder.flush()
    #expect(decoder.decode(block: []) == [])
    #expect(decoder.decode(block: Array("\r".utf8)) == [.key(Key(.enter))])
  }

  /// Short as they are, they are no single letter; and the mark at the end may come in two.
  @Test(arguments: [
    (["x\rq"], "one x\rq"), (["ab", "\u{1B}[201~"], "one ab"), (["\u{1B}[20", "1~"], "one "),
    (["\u{1B}[201", "~"], "one "), (["x\r\u{1B}[2", "01~"], "one x\r"),
  ])
  func piecesOfAPasteAreNoKeys(blocks: [String], text: String) {
    var decoder = KeyDecoder()
    var events = decoder.decode(block: Array("\u{1B}[200~one ".utf8))
    for block in blocks { events += decoder.flush() + decoder.decode(block: Array(block.utf8)) }
    events += decoder.flush() + decoder.decode(block: Array("\u{1B}[201~".utf8))
    let texts = events.compactMap { if case .pasted(let text) = $0 { text } else { nil } }
    #expect(texts.joined() == text && texts.count == events.count, "\(events)")
    #expect(decoder.decode(block: Array("q".utf8)) == [.key(.character("q"))])
  }

  @Test func controlCThatComesAloneIsTheKeyEvenInAPaste() {
    let interrupt = [TerminalEvent.key(.control("c"))]
    #expect(decode(Self.pasteStart + Array("abc".utf8), [3]) == interrupt)
    #expect(decode(Self.pasteStart + Array("abc".utf8), [3, 65]) == [.pasted("abc\u{3}A")])
  }

  /// What is pasted on purpose is shorter.
  @Test func controlCIsTheKeyAnywhereInAnEndlessPaste() {
    let long = Array(repeating: UInt8(ascii: "a"), count: KeyDecoder.pasteLimit + 1)
    let rest = [98, 3, 99] + Array("\u{1B}[201~l".utf8)
    let events = decode(Self.pasteStart + long, rest)
    #expect(events == [.key(.control("c")), .key(.character("l"))], "The rest is not pasted.")
  }

  @Test func muchTextAtOnceIsAPaste() {
    let text = Array(String(repeating: "quit ", count: 200).utf8)
    #expect(decode(text) == [.pasted(String(decoding: text, as: UTF8.self))])
    #expect(decode(text, text) == [.pasted(String(decoding: text + text, as: UTF8.self))])
    #expect(decode(Array(text.prefix(511))).count == 511)
  }

  @Test func aSequenceOrControlCEndsMuchText() {
    let text = Array(repeating: UInt8(ascii: "x"), count: 1_000)
    let pasted = TerminalEvent.pasted(String(repeating: "x", count: 1_000))
    #expect(decode(text, Array("\u{1B}[A".utf8)) == [pasted, .key(Key(.up))])
    #expect(decode(text, [120, 3, 120]) == [.key(.control("c")), .key(.character("x"))])
  }

  @Test func manyArrowsAtOnceAreKeys() {
    let arrows = Array(String(repeating: "\u{1B}[C", count: 400).utf8)
    #expect(decode(arrows) == Array(repeating: .key(Key(.right)), count: 400))
  }

  /// What is longer than any sequence is dropped up to its end, and what has come of it is not read again.
  @Test(arguments: ["[", "O", "[<"])
  func anEndlessSequenceIsNotCollected(introducer: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode(Array("\u{1B}\(introducer)".utf8))
    let block = Array(String(repeating: "1;", count: 100).utf8)
    #expect(decoder.decode(block) == [])
    let dropping = decoder
    for _ in 0..<1_000 { #expect(decoder.decode(block) == []) }
    #expect(decoder == dropping)
    #expect(decoder.decode(Array("mx".utf8)) == [.key(.character("x"))])
  }
}

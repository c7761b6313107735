import Testing

@testable import AnnotatedYAML

@Suite struct DocumentReaderTests {
  private func messages(_ text: String) -> [String] { messages(Array(text.utf8)) }

  private func messages(_ bytes: [UInt8]) -> [String] {
    DocumentReader().read(bytes).faults.map { $0.message(path: "f") }
  }

  @Test(arguments: [
    ("", "f:1:1: the file is empty; lines such as 'key: value' are expected"),
    ("# nothing\n", "f:1:1: the file is empty; lines such as 'key: value' are expected"),
    ("a: [1, 2\nb: 3\n", "f:2:2: the list is not closed, begun at 1:4; ',' or ']' is expected"),
    ("a: {b: 1\n", "f:2:1: the mapping is not closed, begun at 1:4; ',' or '}' is expected"),
    (
      "a: b: c\n",
      "f:1:5: ':' is not allowed here; put a text that holds ': ' in quotes, and check the indentation and the line above"
    ),
    (
      "a: 1\n b: 2\n",
      "f:2:3: ':' is not allowed here; put a text that holds ': ' in quotes, and check the indentation and the line above"
    ),
    ("a: 1\nb\n", "f:2:1: a key without ':'; write 'key: value'"),
    (
      "a: {\n  b: 1,  # see [1]\n  c: 2\nd: 3\n",
      "f:4:2: the mapping is not closed, begun at 1:4; ',' or '}' is expected"
    ),
    (
      "a: {b: #c}\n",
      "f:1:8: a comment begins here; put a text that holds ' #' or begins with # in quotes"
    ),
    (
      "a: [b, fix #3]\nc: d\n",
      "f:1:12: a comment begins here; put a text that holds ' #' or begins with # in quotes"
    ),
    (
      "a: {b: '#c }', d: 1\n",
      "f:2:1: the mapping is not closed, begun at 1:4; ',' or '}' is expected"
    ),
    ("a: \"b\n", "f:2:1: the quotes are not closed, begun at 1:4; a closing quote is expected"),
    (
      "a: 'it's'\n",
      "f:1:8: this does not belong to the lines above; check the indentation and the quotes"
    ),
    (
      "a:\n\tb: 1\n",
      "f:2:1: no value begins like this; put the text in quotes, and indent with spaces"
    ),
    ("a: @b\n", "f:1:4: no value begins like this; put the text in quotes, and indent with spaces"),
    ("a: \"\\q\"\n", "f:1:5: unknown escape; write \\\\ for a backslash in double quotes"),
    ("a: \"\\u12\"\n", "f:1:7: this escape lacks digits; write four, as in \\u25b2"),
    ("a: \"\\ud800\"\n", "f:1:7: this escape is not a character; write one that exists"),
    (
      "a: - b\n",
      "f:1:4: '-' is not allowed here; put the list on lines of its own, or a text that begins with it in quotes"
    ),
    (
      "a: ? b\n", "f:1:4: '?' is not allowed here; put a text that begins with it in quotes"
    ),
    (
      "a: ]\n",
      "f:1:4: a value is missing here; write one, \"\" for no text, or a text that begins with a bracket or comma in quotes"
    ),
    ("a: [", "f:2:1: the list is not closed, begun at 1:4; ',' or ']' is expected"),
    ("a: [b,\n", "f:2:1: the list is not closed, begun at 1:4; ',' or ']' is expected"),
    ("a: [{\n", "f:2:1: the mapping is not closed, begun at 1:5; ',' or '}' is expected"),
    ("- a\nb: 1\n", "f:2:1: this does not belong to the list above; check the indentation"),
  ])
  func theParsersWordsBecomeOurs(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  /// Of very many faults the first are reported, and how many others there are.
  @Test(arguments: [(100, nil), (101, "1 more fault"), (25_000, "24900 more faults")])
  func theFirstFaultsAreReported(count: Int, rest: String?) {
    let document = DocumentReader().read(Array("a: 1".utf8))
    let faults = (1...count).reversed().map { Fault(at: Place(line: $0, column: 1), .empty) }
    let reported = document.faultsToReport(of: faults)
    #expect(reported.prefix(100).map(\.place.line) == Array(1...100))
    #expect(
      reported.dropFirst(100).map { $0.message(path: "f") }
        == (rest.map { ["f:101:1: \($0) from here on; mend the first ones"] } ?? []))
  }

  /// Faults before a syntax error are reported with it; those after it are uncertain.
  @Test(arguments: ["a: [1\n", "a: *x\n", "a: \"b\n", "a: @\n"])
  func duplicatesBeforeASyntaxFaultAreReported(end: String) {
    let reported = messages("b: 1\nb: 2\n" + end)
    #expect(reported.count == 2)
    #expect(reported[0] == "f:2:1: key 'b' is set twice, first at 1:1; keep one of them")
    #expect(messages("a: @\nb: 1\nb: 2\n").count == 1)
  }

  @Test(arguments: [
    ("a: &x 1\nb: 2\n", "f:1:4: anchor '&x'; write the value out, or put the text in quotes"),
    ("a: 1\nb: *x\n", "f:2:4: alias '*x'; write the value out, or put the text in quotes"),
    ("a: [1,*x]\n", "f:1:7: alias '*x'; write the value out, or put the text in quotes"),
    ("[x\n 'y, *b , z ']\n", "f:2:6: alias '*b'; write the value out, or put the text in quotes"),
    ("a: !!int 3\n", "f:1:4: a tag; leave it out, or put a text that begins with ! in quotes"),
    (
      "%YAML 1.1\n---\na: 1\n",
      "f:1:1: a directive; leave it out, or put a text that begins with % in quotes"
    ),
    ("? a\n: 1\n", "f:1:1: '?' marks a key; write 'key: value', or put the text in quotes"),
    ("[a]: 1\n", "f:1:1: a list or mapping as a key; a key is a text"),
    ("{{a: 1}: 2}\n", "f:1:2: a list or mapping as a key; a key is a text"),
    ("a: 1\n---\nb: 2\n", "f:2:1: a second document; one file holds one"),
    ("--- a\n--- b\n", "f:2:1: a second document; one file holds one"),
    (
      "a: 1\n...\nb: 2\n",
      "f:3:1: this does not belong to what stands before it; check the quotes and the indentation"
    ),
  ])
  func whatTheseFilesDoNotHaveIsRefusedBeforeParsing(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test(arguments: [
    "a: '&x *x !t ? % | ['\n", "a: \"*x\"\n", "a: Tom & Jerry * 2\n", "a: x *y\n",
    "# &x *y\na: 1\n",
    "a: |\n  'open, *x &y\n  [[[[\nb: 1\n", "- >2\n   \"x\n  *y\n- z\n", "a: x\n  'y *z\nb: 1\n",
    "---\na: 1\n...\n", "a: \"two\n  *lines\"\n", "a:\n- |\n *b\n\n- x\n", "a: 'it''s *b'\n",
    "a: \"\\\" *b\"\n", "{a: [b, 'c: *d'], e: \"f\"}\n",
  ])
  func signsInTextAreText(text: String) {
    #expect(messages(text) == [])
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "f:1:4: byte 0xFF is not UTF-8; save the file as UTF-8"),
      ([0x0A, 0xC3], "f:2:1: byte 0xC3 is not UTF-8; save the file as UTF-8"),
      ([0xED, 0xA0, 0x80], "f:1:1: byte 0xED is not UTF-8; save the file as UTF-8"),
      (
        [0x61, 0x3A, 0x20, 0x00, 0x62],
        "f:1:4: control character U+0000; only characters that can be shown are allowed"
      ),
      (
        [0x61, 0x0D, 0x0A, 0x1B],
        "f:2:1: control character U+001B; only characters that can be shown are allowed"
      ),
      (
        [0x23, 0xC2, 0x85],
        "f:1:2: control character U+0085; only characters that can be shown are allowed"
      ),
      (
        [0x61, 0xEF, 0xBB, 0xBF],
        "f:1:2: control character U+FEFF; only characters that can be shown are allowed"
      ),
      (
        Array("a: \"\\e[2J\"".utf8),
        "f:1:4: control character U+001B; only characters that can be shown are allowed"
      ),
      (
        Array("\"\\0\": 1".utf8),
        "f:1:1: control character U+0000; only characters that can be shown are allowed"
      ),
    ] as [([UInt8], String)])
  func bytesAreNeverRepaired(bytes: [UInt8], message: String) {
    #expect(messages(bytes) == [message])
  }

  @Test func aByteOrderMarkIsLeftOut() {
    let document = DocumentReader().read([0xEF, 0xBB, 0xBF] + Array("a: b".utf8))
    let value = SourceNode(at: Place(line: 1, column: 4), .text("b"), from: 3, to: 4, .plain)
    let entry = SourceNode.Entry(key: "a", at: .start, range: 0..<1, value: value)
    let root = SourceNode(at: .start, .mapping([entry]), from: 0, to: 4, .block)
    #expect(document == SourceDocument(root: root, faults: []))
  }

  @Test func aLargeFileIsNotRead() {
    for count in [262_145, 1 << 20] {
      let large = [UInt8](repeating: 0x20, count: count)
      #expect(
        messages(large) == ["f:1:1: the file has more than 262144 bytes, which is the limit"])
    }
    #expect(messages([UInt8](repeating: 0x23, count: 262_144))[0].contains("the file is empty"))
  }

  @Test(arguments: ["[", "{", "- ", "{a: ", "[{", "? "])
  func deepFilesAreRefusedImmediately(piece: String) {
    let text = String(repeating: piece, count: min(100_000, 262_144 / piece.utf8.count))
    #expect(messages(text).count == 1)
    #expect(DocumentReader().read(Array(text.utf8)).root == nil)
  }

  @Test func theDepthIsCountedOverBlocksAndBrackets() {
    let sixteen = String(repeating: "- ", count: 8) + "[[[[[[[[]]]]]]]]"
    #expect(messages(sixteen) == [])
    #expect(messages("- " + sixteen) == ["f:1:26: nested too deeply; at most 16 levels are read"])
  }

  @Test func aBombOfAliasesInAKeyIsRefusedImmediately() {
    let levels = (1...12).map { level in
      "- &l\(level) [\(Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let bomb = "- &l0 [x, x]\n" + levels.joined() + "- ? *l12\n  : 1\n"
    let reported = messages(bomb)
    #expect(reported[0] == "f:1:3: anchor '&l0'; write the value out, or put the text in quotes")
    #expect(reported.count <= 101)
    #expect(DocumentReader().read(Array(bomb.utf8)).root == nil)
  }

  /// Features that can be left out do not hide other faults.
  @Test(
    arguments: [
      (
        "a: \"x\u{1B}\"\nb: 1\nb: \u{1B}\n", ["1:6: control", "3:1: key 'b'", "3:4: control"],
        ["a", "b"]
      ),
      (
        "# \u{7F}\na: &x 1\nb: [c, *x]\nd: !!int 3\n", ["1:3", "2:4", "3:8", "4:4"],
        ["a", "b", "d"]
      ),
      ("%YAML 1.1\n---\na: *x\n---\nb: 1\n", ["1:1", "3:4", "4:1"], ["a"]),
      ("a: 1\n\u{1B}b: 1\n\"c\\e\": 2\n", ["2:1", "3:1"], ["a"]),
      // The parser's error may be a consequence of the reported fault.
      ("a: \"x\"\u{1B}\nb: 1\n", ["1:7"], []), ("a: *x\nb: @\n", ["1:4"], []),
      // A file with a zero byte is no text.
      ("a: \u{1B}\n\0b: \u{1B}\n", ["1:4", "2:1"], []),
    ] as [(String, [String], [String])])
  func allThatIsKnownIsReported(text: String, reported: [String], keys: [String]) {
    let (found, document) = (messages(text), DocumentReader().read(Array(text.utf8)))
    #expect(found.count == reported.count, "\(found)")
    for (found, reported) in zip(found, reported) {
      #expect(found.hasPrefix("f:" + reported), "\(found)")
    }
    if case .mapping(let entries) = document.root?.content {
      #expect(entries.map(\.key) == keys)
    } else {
      #expect(keys == [])
    }
  }

  @Test func everyInvalidByteIsReportedUpToAHundred() {
    let bytes: [UInt8] = [0x61, 0xE4, 0x0A, 0xF6, 0x81, 0x82, 0x20, 0xFC]
    #expect(
      messages(bytes) == [
        "f:1:2: byte 0xE4 is not UTF-8; save the file as UTF-8",
        "f:2:1: byte 0xF6 is not UTF-8; save the file as UTF-8",
        "f:2:3: byte 0xFC is not UTF-8; save the file as UTF-8",
      ])
    #expect(messages([UInt8](repeating: 0xFF, count: 5000)).count == 100)
    #expect(messages(String(repeating: "&x ", count: 5000)).count == 101)
    // A long file is not read anew so often.
    #expect(messages(String(repeating: "&x ", count: 80_000)).count == 9)
  }

  /// The reader's placeholder is reported if the file itself contains it.
  @Test(arguments: ["a: \u{10FFFF}", "a: \"\\U0010FFFF\""])
  func whatIsNoCharacterIsReported(text: String) {
    #expect(messages(text)[0].hasPrefix("f:1:4: control character U+10FFFF"))
  }

  @Test(arguments: [
    "b:\n c: 1\nd:\n c: 2\n", "- a: 1\n- a: 2\n", "{a: {b: 1}, c: {b: 2}}", "a: {a: 1}",
    "{'a''b': 1, 'b': 2}",
  ])
  func theSameKeyInAnotherMappingIsAnother(text: String) {
    #expect(messages(text) == [])
  }

  @Test func everyDuplicateKeyIsFound() {
    let text = """
      a: 1
      b: {c: 1, d: 2, c: 3}
      'a': 2
      list:
      - e: 1
        f: 2
        e: 3
      - e: 4
      a: 5
      pairs: [g: 1, g: 2]
      """
    #expect(
      messages(text) == [
        "f:2:17: key 'c' is set twice, first at 2:5; keep one of them",
        "f:3:1: key 'a' is set twice, first at 1:1; keep one of them",
        "f:7:3: key 'e' is set twice, first at 5:3; keep one of them",
        "f:9:1: key 'a' is set twice, first at 1:1; keep one of them",
      ])
    guard case .mapping(let entries) = DocumentReader().read(Array(text.utf8)).root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["a", "b", "list", "pairs"])
  }
}

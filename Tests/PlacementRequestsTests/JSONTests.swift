import Foundation
import PlacementRequests
import PopoverGeometry
import Testing

@Suite("JSON") struct JSONTests {
  private func rewritten(_ text: String) throws -> String {
    try JSON(reading: Array(text.utf8)).line
  }

  /// The same value comes out as went in, its keys sorted and without white space.
  @Test(arguments: [
    ("null", "null"), (" true ", "true"),
    ("\u{FEFF}null", "null"), ("[ false,\t1 ]", "[false,1]"), ("{}", "{}"),
    ("[]", "[]"),
    (#"{"b":1,"a":[{}]}"#, #"{"a":[{}],"b":1}"#), ("-0", "-0"), ("-17", "-17"), ("1.5", "1.5"),
    ("1.50", "1.50"), ("1e3", "1e3"), ("9007199254740993", "9007199254740993"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("1e400", "1e400"),
    (#""a\"\\\/\b\f\n\r\tz""#, #""a\"\\/\b\f\n\r\tz""#), (#""é日😀""#, #""é日😀""#),
    (#""\u0041\u00e9\ud83d\ude00""#, #""Aé😀""#), (#""\u001b[31m\u202e""#, #""\u001b[31m\u202e""#),
    ("\"\u{7F}\u{85}\u{202E}\"", #""\u007f\u0085\u202e""#),
  ])
  func aValueIsWrittenAsItWasRead(text: String, written: String) throws {
    #expect(try rewritten(text) == written)
  }

  @Test(arguments: [
    ("", 1, "a value"), ("{", 2, "a key in quotes"), ("[1", 3, "',' or ']'"),
    ("[1,]", 4, "a value"),
    (#"{"a"}"#, 5, "':'"), (#"{"a":1,}"#, 8, "a key in quotes"), (#"{"a":1"#, 7, "',' or '}'"),
    ("tru", 1, "a value"), ("1 2", 3, "the end of the line"),
    ("01", 1, "a number without a zero before it"),
    ("-", 2, "a value"), ("1.", 3, "a value"), ("1e", 3, "a value"), ("+1", 1, "a value"),
    (".5", 1, "a value"), ("NaN", 1, "a value"), (#""a"#, 3, "a closing quote"),
    (#""\x""#, 3, "an escape of JSON"), (#""\u12g4""#, 3, "'u' and four hexadecimal digits"),
    (#"{"a":1,"b":{"a":1},"a":2}"#, 20, "another key, as 'a' stands twice"),
    (#""\ud83d""#, 8, "the other half of a pair"), ("\"\n\"", 2, "no control character"),
  ])
  func whatIsWrongHasAPlace(text: String, column: Int, expected: String) {
    #expect(throws: JSONFault(column: column, expected: expected)) {
      try JSON(reading: Array(text.utf8))
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONFault(column: 1, expected: "text in UTF-8")) {
      try JSON(reading: [0x22, 0xC3, 0x28, 0x22])
    }
  }

  @Test func deepNestingIsRefusedBeforeTheStackIsFull() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONFault(column: 257, expected: "no more than 256 levels")) {
      try JSON(reading: deep)
    }
  }

  @Test func aNumberThatJSONDoesNotHaveIsNotWritten() {
    #expect(throws: UnwritableNumber.self) { try JSON.list([.number(.infinity)]).line }
  }

  /// Values at random are read back by Foundation as they were written.
  @Test func foundationReadsWhatIsWritten() throws {
    let texts = [
      "", "a", "\"\\/\u{8}\u{C}\n\r\t", "é日😀", "\u{0}\u{1B}\u{7F}\u{9B}\u{202E}\u{FEFF}",
    ]
    for text in texts {
      let object = try JSONSerialization.jsonObject(
        with: Data(JSON.object([JSON.Member(key: text, value: .text(text))]).bytes))
      #expect(object as? [String: String] == [text: text])
    }
    for figure: Double in [
      0, -0.0, 0.1, 1e21, -1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      9_007_199_254_740_992, 0.5,
    ] {
      let list = try JSONDecoder().decode(
        [Double].self, from: Data(JSON.list([.number(figure)]).bytes))
      #expect(list == [figure])
    }
  }

  /// The program and the library's own coding write the same keys, and the same under each.
  @Test(arguments: [ArrowDirections.any, .none, [.left]])
  func anAnswerIsWrittenAsTheLibraryEncodesIt(directions: ArrowDirections) throws {
    let layout = PopoverPresentation(
      sourceRect: Rect(x: 70, y: 20, width: 8, height: 1),
      container: Rect(x: 0, y: 0, width: 80, height: 24),
      preferredContentSize: Size(width: 20, height: 6), permittedArrowDirections: directions
    ).layout()
    let encoded = try JSON(reading: Array(JSONEncoder().encode(layout)))
    #expect(layout.jsonValue == encoded)
    #expect(try JSONSerialization.jsonObject(with: Data(encoded.bytes)) as? NSDictionary != nil)
    #expect(PopoverLayout.JSONKey.allCases.allSatisfy { encoded[$0.rawValue] != nil })
  }

  @Test(arguments: [
    "null", "true", "[1,-2.5,\"a\",[],{}]", #"{"a":{"b":[null]},"c":9007199254740993}"#, "-0",
    "18014398509481985", "1e300", #""é""#,
  ])
  func aValueIsCarriedByAnyCoder(text: String) throws {
    let value = try JSON(reading: Array(text.utf8))
    let decoded = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    #expect(decoded == value)
    #expect(try JSON(reading: Array(JSONEncoder().encode(value))) == value)
  }

  /// No number is too large for one that counts.
  @Test(arguments: [-0x1p63, 0x1p63, -0x1p53, 0x1p53, 0x1p53 - 1, -.greatestFiniteMagnitude])
  func everyNumberIsWritten(number: Double) throws {
    let text = try JSON.number(number).line
    #expect(Double(text) == number, "\(text)")
  }

  @Test(arguments: [
    ("1.50", "1.5", true), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, true),
    ("[1,2]", "[2,1]", false), ("0", "null", false),
    ("9007199254740993", "9007199254740992", false), ("1", #""1""#, false),
    ("1.50", "1.500", true), ("1e3", "1000", true), ("-0", "0e99999999999", true),
    ("-1", "1", false),
    ("1e400", "10e399", true), ("9007199254740993", "9007199254740992.0", false),
    ("10", "1", false), ("1e-3", "0.0010", true), ("1e99999999999", "2e99999999999", false),
  ])
  func valuesAreEqualThatSayTheSame(one: String, other: String, isEqual: Bool) throws {
    let values = try [one, other].map { try JSON(reading: Array($0.utf8)) }
    #expect((values[0] == values[1]) == isEqual)
  }
}

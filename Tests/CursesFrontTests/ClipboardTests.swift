import Testing

@testable import CursesFront

@Suite("Text for the terminal's clipboard")
struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("~/Ä漢?>", "fi/DhOa8oj8+"), ("\u{1B}]0;x\u{7}", "G10wO3gH"),
  ])
  func itIsSentInBase64(text: String, digits: String) {
    #expect(ClipboardSequence(text).bytes == Array("\u{1B}]52;c;\(digits)\u{7}".utf8))
  }
}

import ColorSchemes
import Foundation
import Testing

@Suite("A property list of iTerm2")
struct PropertyListTests {
  private func list(_ colors: [(String, [Double], String?)]) -> String {
    let values = colors.map { key, channels, space in
      let parts = zip(["Red", "Green", "Blue"], channels).map {
        "<key>\($0) Component</key><real>\($1)</real>"
      }
      let space = space.map { "<key>Color Space</key><string>\($0)</string>" } ?? ""
      return "<key>\(key)</key>\n<dict>\(parts.joined())\(space)</dict>\n"
    }
    return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n\(values.joined())</dict></plist>"
  }

  private func read(_ colors: [(String, [Double], String?)]) throws -> SchemeReading {
    try ColorScheme.read(Array(list(colors).utf8))
  }

  /// What macOS shows of each, within 2 of 255.
  @Test(arguments: [
    ("sRGB", [0.5, 0.2, 1], 0x8033FF as UInt32), ("P3", [1, 1, 1], 0xFFFFFF),
    ("P3", [0.5, 0.5, 0.5], 0x808080), ("P3", [0, 1, 0], 0x00FF00),
    ("P3", [0.8, 0.4, 0.2], 0xDB5E1F), ("Calibrated", [1, 0, 0], 0xFF2600),
    ("Calibrated", [0, 1, 0], 0x00F900), ("Calibrated", [0, 0, 1], 0x0433FF),
    ("Calibrated", [0.5, 0.5, 0.5], 0x929292), ("Calibrated", [1, 0.5, 0], 0xFF9300),
  ])
  func isConverted(space: String, channels: [Double], rgb: UInt32) throws {
    let scheme = try read([("Ansi 0 Color", channels, space)]).scheme
    let found = try #require(scheme[.ansi(0)])
    for shift in [0, 8, 16] {
      let difference = Int(found >> shift & 0xFF) - Int(rgb >> shift & 0xFF)
      #expect(abs(difference) <= 2, "\(String(found, radix: 16))")
    }
  }

  @Test func aMissingSpaceIsSaid() throws {
    let reading = try read([("Ansi 0 Color", [1, 0, 0], nil)])
    #expect(reading.scheme[.ansi(0)] == 0xFF0000)
    #expect(reading.warnings.contains { $0.reason.description.contains("name") })
  }

  /// The file has no text that could be quoted.
  @Test(arguments: ["Cursor Guide Color", "Cursor Color (Dark)"])
  func aTransparentOneIsNamed(key: String) throws {
    let blue = "<key>Blue Component</key><real>1.0</real>"
    let file = list([(key, [0, 0, 1], "sRGB")])
      .replacingOccurrences(of: blue, with: blue + "<key>Alpha Component</key><real>0.25</real>")
    let reading = try ColorScheme.read(Array(file.utf8))
    #expect(reading.scheme.extras == [SchemeExtra(key, 0x0000FF)])
    let messages = reading.warnings.map(\.description).filter { $0.contains("transparent") }
    #expect(
      messages == ["2:1: '\(key)' is transparent; its colour is taken without its transparency"])
  }

  @Test func theColourWithoutALookCounts() throws {
    let colors: [(String, [Double], String?)] = [
      ("Background Color", [0, 0, 0], "sRGB"), ("Background Color (Light)", [1, 1, 1], "sRGB"),
      ("Foreground Color (Dark)", [1, 0, 0], "sRGB"),
      ("Foreground Color (Light)", [0, 0, 1], "sRGB"),
      ("Link Color", [0, 1, 0], "sRGB"),
    ]
    let scheme = try read(colors).scheme
    #expect(scheme[.background] == 0 && scheme[.foreground] == 0xFF0000)
    #expect(scheme.extras.contains(SchemeExtra("Link Color", 0x00FF00)))
    #expect(scheme.extras.contains(SchemeExtra("Background Color (Light)", 0xFFFFFF)))
  }

  private static func color(_ key: String, _ red: String) -> String {
    let rest = ["Green", "Blue"].map { "<key>\($0) Component</key>\n<integer>0</integer>\n" }
    return "<key>\(key)</key>\n<dict><key>Red Component</key>\n\(red)\n\(rest.joined())"
      + "<key>Color Space</key><string>sRGB</string></dict>\n"
  }

  /// Foundation reads nothing of a list in which one number is none.
  @Test(arguments: [
    (
      "<real>abc</real>",
      "3:7: 'abc' is no number that can be read here; write one as in <real>0.5</real>"
    ),
    ("  <real>0,5</real>", "3:9: '0,5' is no number"), ("<real>0x1</real>", "3:7: '0x1' is no"),
    ("<real></real>", "3:7: '' is no number"), ("<real/>", "3:1: '' is no number"),
    ("<real>1 </real>", "3:7: '1 ' is no number"),
    (
      "<integer>1.0</integer>",
      "3:10: '1.0' is no number that can be read here; write one as in <integer>1"
    ),
    ("<!-- <real>x</real> --><real>y</real>", "3:30: 'y' is no number"),
    ("<integer/>", "3:1: '' is no number"), ("<real a=\"b\">x</real>", "3:13: 'x' is no number"),
    ("<real />", "3:1: '' is no number"), ("<?p <real>x</real> ?><real>y</real>", "3:28: 'y' is"),
    ("<integer>0xG</integer>", "3:10: '0xG' is no number"),
    ("<real>٣</real>", "3:7: '٣' is no number"),
  ])
  func aWrongNumberIsToldAndTheRestIsRead(red: String, words: String) throws {
    let file =
      "<plist><dict>" + Self.color("Ansi 0 Color", red)
      + Self.color("Ansi 1 Color", "<real> 1e0</real>")
      + Self.color("Ansi 2 Color", "<string>x</string>") + "</dict></plist>"
    let reading = try ColorScheme.read(Array(file.utf8))
    #expect(reading.scheme[.ansi(0)] == nil && reading.scheme[.ansi(1)] == 0xFF0000)
    let messages = reading.faults.map(\.description)
    #expect(messages.count == 2 && messages.contains { $0.hasPrefix(words) }, "\(messages)")
    #expect(messages.contains { $0.hasPrefix("17:1: 'Ansi 2 Color' is no colour") }, "\(messages)")
  }

  /// Beside a wrong one, too.
  @Test(arguments: ["<integer>0x1</integer>", "<real>&#49;</real>", "<real >1</real>"])
  func otherSpellingsOfANumberAreRead(red: String) throws {
    let file =
      "<plist><dict>" + Self.color("Ansi 0 Color", "<real>x</real>")
      + Self.color("Ansi 1 Color", red) + "</dict></plist>"
    let reading = try ColorScheme.read(Array(file.utf8))
    #expect(reading.scheme[.ansi(1)] == 0xFF0000 && reading.faults.count == 1)
  }

  @Test func allWrongNumbersAreTold() throws {
    let file =
      "<plist><dict>\n<key>Minimum Contrast</key><real>none</real>\n"
      + "<key>Ansi 3 Color</key><real>x</real>\n<key>Ansi 4 Color</key><array/>\n"
      + "<key>Name</key><string><![CDATA[<real>a</real>]]></string>\n"
      + Self.color("Ansi 0 Color", "<real>a</real>") + Self.color("Ansi 1 Color", "<real>1</real>")
      + "</dict></plist>"
    let reading = try ColorScheme.read(Array(file.utf8))
    #expect(reading.scheme[.ansi(1)] == 0xFF0000 && reading.scheme.name == "<real>a</real>")
    #expect(
      reading.faults.map { "\($0.place)" } == ["2:34", "3:30", "4:1", "8:7"], "\(reading.faults)")
    #expect { try ColorScheme.read(Array("<plist><dict><real>x</real>".utf8)) } throws: {
      "\($0)".hasPrefix("1:1: this is no property list")
    }
  }

  /// With three looks, as many colours as iTerm2 writes.
  @Test func aBinaryOneIsRead() throws {
    let looks = ["", " (Light)", " (Dark)"]
    let colors = (0..<40).flatMap { number in
      looks.map { ("Ansi \(number) Color\($0)", [0, 1, 0] as [Double], "sRGB" as String?) }
    }
    let object = try PropertyListSerialization.propertyList(
      from: Data(list(colors).utf8), format: nil)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    #expect(try ColorScheme.read(Array(bytes)).scheme[.ansi(1)] == 0x00FF00)
  }

  /// Lists that refer to the next one so many times, around a text of a length; the last one may be the first again.
  @Test(arguments: [
    (lists: 12, references: 10, length: 0, words: "repeats its values until it is larger"),
    (lists: 1, references: 5_000, length: 1_000, words: "repeats its values until it is larger"),
    (lists: 17, references: 1, length: 0, words: "nested too deeply; at most 16 levels"),
    (lists: 0, references: 1, length: 0, words: "nested too deeply; at most 16 levels"),
  ])
  func aSmallOneDoesNotBecomeLarge(lists: Int, references: Int, length: Int, words: String) {
    let next = lists == 0 ? [0] : Array(1...lists)
    let values = next.map { BinaryList.list(Array(repeating: $0, count: references)) }
    let bytes = BinaryList(values: values + [BinaryList.text(length)]).bytes
    #expect(bytes.count < 20_000)
    #expect { try ColorScheme.read(bytes) } throws: {
      "\($0)".hasPrefix("1:1: ") && "\($0)".contains(words)
    }
  }
}

/// A binary property list whose values refer to one another by two bytes.
private struct BinaryList {
  var values: [[UInt8]]

  static func list(_ references: [Int]) -> [UInt8] {
    [0xAF, 0x11] + number(references.count, 2) + references.flatMap { number($0, 2) }
  }

  static func text(_ length: Int) -> [UInt8] {
    [0x5F, 0x11] + number(length, 2) + Array(repeating: 0x78, count: length)
  }

  var bytes: [UInt8] {
    var (bytes, table) = (Array("bplist00".utf8), [] as [UInt8])
    for value in values {
      table += Self.number(bytes.count, 4)
      bytes += value
    }
    let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, 4, 2]
    let numbers = [values.count, 0, bytes.count].flatMap { Self.number($0, 8) }
    return bytes + table + sizes + numbers
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Dials from the command line")
struct DialCommandTests {
  private let folder = TemporaryFolder()

  private func dial(_ arguments: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["dial"] + arguments.split(separator: " ").map(String.init))
  }

  @Test func itIsPrintedAsText() throws {
    let outcome = try dial("--items 12 --value 3 --size 9x5 --style ascii")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == #"""
          .-v-.  
         /  3  \ 
        |0  3  6|
         \  9  / 
          '---'  

        """#)
  }

  /// A terminal with two columns for ambiguous characters has no braille in them, but letters.
  @Test func lettersOfTwoColumnsAreShown() throws {
    let outcome = try dial("--labels é,ü,ö --ambiguous-width 2 --background wheel")
    #expect(outcome.output.contains("é") && !outcome.output.contains("?"))
    #expect(!outcome.output.contains { "▗▚▟▀▄█".contains($0) }, "\(outcome.output)")
  }

  @Test func coloursAreOfATheme() throws {
    let outcome = try dial("--size 9x5 --format ansi --theme classic")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\u{1B}[0;38;2;"))
    #expect(outcome.output.split(separator: "\n").count == 5)
  }

  /// What an option does shows in one key of the answer.
  @Test(arguments: [
    ("", "value", "0"), ("", "items", "12"), ("--items 7 --value 5", "value", "5"),
    ("--labels a,b,c --value 1", "label", "\"b\""), ("--labels a,b,c", "items", "3"),
    ("--labels a,b --items 9", "items", "9"), ("--value 3", "angle", "270"),
    ("--angle 15", "angle", "15"), ("--angle -725.5", "angle", "354.5"),
    ("--angle 20", "value", "11"), ("--angle 20 --as AYN", "value", "0"),
    ("--angle -20", "value", "1"),
    ("--angle -20 --as ayn", "mode", "\"AYN\""), ("--half", "half", "true"),
    ("--size 3x1", "circle", "null"), ("--size 3x1", "mark", "null"),
    ("--items 31 --value 20 --as AYN", "value", "20"),
    ("--items 5 --labels é,ü,ö,ä,ß --ambiguous-width 2", "label", "\"é\""),
    ("--style blocks --ambiguous-width 2", "style", "\"ascii\""),
    ("--size 9x5", "mark", "[4, 0]"), ("--items 60 --size 41x20", "labelStride", "5"),
    ("--items 60 --size 41x20", "tickStride", "1"), ("--background none", "tickStride", "null"),
    ("--style blocks", "style", "\"blocks\""), ("--size 30x12", "size", "[30, 12]"),
  ])
  func anOptionShowsInTheAnswer(options: String, key: String, value: String) throws {
    let outcome = try dial("\(options) --format json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let answer = try JSONValue(parsing: Data(outcome.output.utf8))
    #expect("\(answer[key] ?? .text("no such key"))".replacing(".0", with: "") == value)
  }

  /// The picture is cut to the circle, and repeats where it is too small.
  @Test func aPictureLiesBehindTheLabels() throws {
    let path = try folder.write("\u{1B}[44m.:\u{1B}[0m\n:.\n", to: "picture.ans")
    let outcome = try BuiltProgram.run(
      "poplab",
      ["dial", "--size", "15x7", "--items", "4", "--style", "ascii", "--background", path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].hasPrefix("|") && lines[3].contains(".:.:"))
    #expect(lines[0].hasPrefix("   "))
    #expect(try dial("--background ./none.ans").status == 66)
    #expect(try dial("--background /").status == 66)
  }

  @Test func theSurfaceOfAThemeLiesBehindTheLabels() throws {
    let plain = try dial("--size 21x11 --theme classic --format ansi")
    let outcome = try dial("--size 21x11 --theme classic --background theme --format ansi")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output != plain.output)
  }

  @Test func aFilmIsPrintedWithItsTimes() throws {
    let outcome = try dial("--size 9x5 --style ascii --keys <Right> --rate 10 --signal bell")
    #expect(outcome.status == 0)
    let headings = outcome.output.split(separator: "\n").filter { $0.hasPrefix("---") }
    #expect(
      headings == [
        "--- 0 s, item 0", "--- 0 s, →, item 0", "--- 0.1 s, item 1, bell", "--- 0.2 s, item 1",
      ])
    #expect(outcome.output.split(separator: "\n").count == 4 * 6)
  }

  @Test func aFilmIsALineOfJSONForEachPicture() throws {
    let outcome = try dial("--labels 05,10,15 --keys 1<Home>5 --still --format json")
    let frames = try outcome.output.split(separator: "\n").map {
      try JSONValue(parsing: Data($0.utf8))
    }
    #expect(frames.map { $0["value"] } == [0, 0, 0, 0].map { .number($0) })
    #expect(frames.map { $0["key"] } == [.null, .text("1"), .text("<Home>"), .text("5")])
    #expect(frames.allSatisfy { $0["time"] == .number(0) && $0["bell"] == .flag(false) })
  }

  @Test(arguments: [
    ("--items 0", "the number of items is a whole number from 1 to 10000"),
    ("--items 99999", "the number of items is a whole number from 1 to 10000"),
    ("--items abc", "the number of items is a whole number from 1 to 10000"),
    ("--items 3 --labels a,b,c,d", "--labels has 4 labels, and --items says 3; leave out --items"),
    ("--value 1.5", "the value is a whole number from 0 to 9999"),
    ("--value 12", "the value is an item from 0 to 11"),
    ("--value -1", "the value is a whole number from 0 to 9999"),
    ("--value 1 --angle 30", "--value and --angle both say how far the dial is turned; give one"),
    ("--angle x", "'x' is not a number"),
    ("--style dots", "'dots' is invalid"),
    ("--background sky", "'sky' is invalid"),
    ("--background theme", "--background theme needs --theme"),
    ("--as GIK", "unknown mode 'GIK'; a mode of a dial is safe or AYN"),
    ("--keys <Rigt>", "character 1 of the keys: <Rigt> is no key"),
    ("--keys x --rate 0", "the rate is a whole number from 1 to 240"),
    ("--keys x --wait 61", "the time after a key is at most 60 seconds"),
    ("--keys x --wait -1", "a length cannot be negative"),
    ("--size 0x4", "columns and rows must be from 1 to 2000"),
  ])
  func wrongUsageIsReportedInWordsAndByTheStatus(arguments: String, says: String) throws {
    let outcome = try dial(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}

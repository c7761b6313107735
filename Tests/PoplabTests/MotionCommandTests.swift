import Foundation
import TestSupport
import Testing

@Suite("Strips of film from the command line")
struct MotionCommandTests {
  private func motion(_ arguments: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      "poplab", ["motion"] + arguments.split(separator: " ").map(String.init))
  }

  private func headings(_ outcome: BuiltProgram.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("---") }.map(String.init)
  }

  @Test func aStripIsPrintedWithItsTimes() throws {
    let outcome = try motion(
      "--size 30x8 --anchor 12,1,6,1 --content 12x3 --curve linear --rate 10 --theme ascii")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(headings(outcome) == ["--- 0 s", "--- 0.1 s", "--- 0.2 s"])
    #expect(outcome.output.split(separator: "\n").count == 3 * 9)
  }

  @Test func keysArePressedAndAKeyboardLeaves() throws {
    let outcome = try motion("keyboard --keys b --duration 0.4 --rate 5")
    #expect(headings(outcome) == ["--- 0 s", "--- 0 s, b", "--- 0.2 s", "--- 0.4 s"])
  }

  @Test func aStripIsALineOfJSONForEachPicture() throws {
    let outcome = try motion(
      "--size 60x20 --theme classic --change dismiss --style fade --curve linear --rate 10 --format json"
    )
    let frames = try outcome.output.split(separator: "\n").map {
      try JSONValue(parsing: Data($0.utf8))
    }
    #expect(frames.map { $0["time"] } == [0, 0.1, 0.2].map { .number($0) })
    let popovers = frames.map { $0["popovers"]?.values ?? [] }
    #expect(popovers.map(\.count) == [1, 1, 0])
    for key in ["opacity", "presence"] {
      #expect(popovers.joined().map { $0[key] } == [1, 0.5].map { .number($0) })
    }
  }

  @Test(arguments: [
    ("--style wobble", "'wobble' is invalid"), ("--curve bounce", "'bounce' is invalid"),
    ("--duration 0", "a change takes from 0.05 to 10 seconds"),
    ("--duration 11", "a change takes from 0.05 to 10 seconds"),
    ("--rate 0", "the rate is a whole number from 1 to 240"),
    ("--rate 2.5", "the rate is a whole number from 1 to 240"),
    ("--keys x --wait 61", "the time after a key is at most 60 seconds"),
    ("--keys <Rigt>", "character 1 of the keys: <Rigt> is no key"),
    ("--change wobble", "'wobble' is invalid"), ("--size 0x4", "columns and rows must be from 1"),
  ])
  func wrongUsageIsReportedInWordsAndByTheStatus(arguments: String, says: String) throws {
    let outcome = try motion(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}

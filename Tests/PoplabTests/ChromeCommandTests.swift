import Foundation
import TestSupport
import Testing

@Suite("Chrome from the command line")
struct ChromeCommandTests {
  private func chrome(_ arguments: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run("poplab", ["chrome"] + arguments.split(separator: " ").map(String.init))
  }

  @Test func aModeStandsBesideTheSafeOne() throws {
    let outcome = try chrome("--bounds 240x180 --direction left --offset -200 --as MB --caps 0")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
                          MB             safe           difference
        background        16,0 224x180   16,0 224x180
        arrow             0,0 16x44      0,0 16x44
        content           26,10 204x160  26,10 204x160
        effective offset  -68            -68

        transform  rotate-90

        MBPopoverBackgroundView holds an arrow on the sides only, by its caps, the top one last.

        """)
  }

  /// What an option does shows in one key of the question or of the parts.
  @Test(arguments: [
    ("", "question", "arrowDirection", "up"), ("", "question", "bounds", "[240, 180]"),
    ("--direction none", "parts", "background", "[0, 0, 240, 180]"),
    ("--direction right", "parts", "arrow", "[221, 71.5, 19, 37]"),
    ("--offset -7.5", "parts", "effectiveOffset", "-7.5"),
    ("--base 20 --offset 999", "parts", "arrow", "[211, 0, 20, 19]"),
    ("--height 5", "parts", "content", "[8, 13, 224, 159]"),
    ("--caps 1,2,3,4", "question", "capInsets", "[1, 2, 3, 4]"),
    ("--caps 40 --offset -999", "parts", "arrow", "[40, 0, 37, 19]"),
    ("--insets -3", "parts", "content", "[-3, 16, 246, 167]"),
    ("--insets 1,2,3,4.5", "question", "contentInsets", "[1, 2, 3, 4.5]"),
    ("--cells", "parts", "arrow", "[102, 0, 37, 19]"), ("--cells", "question", "grid", "cells"),
    ("--as gt-2013", "parts", "background", "[0, 17, 240, 161]"),
    ("--as gt2013 --direction none", "parts", "arrow", "[0, 0, 35, 19]"),
    ("--as textured", "original", "arrowTip", "120"), ("--as GIK", "original", "image", "Up"),
  ])
  func anOptionShowsInTheAnswer(options: String, object: String, key: String, value: String) throws
  {
    let outcome = try chrome("--bounds 240x180 \(options) --json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let answer = try JSONValue(parsing: Data(outcome.output.utf8))
    let words = "\(answer[object]?[key] ?? .null)"
    #expect(words.replacing("\"", with: "").replacing(".0", with: "") == value)
  }

  @Test(arguments: [
    ("", "Missing expected argument '--bounds <WxH>'"),
    ("--bounds 240", "a size is written as width x height, as in 240x180"),
    ("--bounds -1x4", "width and height cannot be negative"),
    ("--bounds nanx4", "'nan' is not a number, as in 40 or -7.5"),
    ("--bounds 1e9x4", "'1e9' is not a number"),
    ("--bounds 999999x4", "numbers go from -100000 to 100000"),
    (
      "--bounds 9x9 --direction north",
      "a direction is up, down, left, right, below or above, or none"
    ),
    ("--bounds 9x9 --base -1", "a length cannot be negative"),
    ("--bounds 9x9 --caps -1", "caps cannot be negative"),
    ("--bounds 9x9 --caps 1,2", "it is written as T,L,B,R, or as one number for all four"),
    ("--bounds 9x9 --offset left", "'left' is not a number"),
    ("--bounds 9x9 --as Texture", "unknown mode 'Texture'; did you mean 'Textured'?"),
    ("--bounds 9x9.5 --cells", "with --cells all sizes are whole"),
    ("--bounds 9x9 --insets 1.5 --cells", "with --cells all sizes are whole"),
  ])
  func wrongUsageIsReportedInWordsAndByTheStatus(arguments: String, says: String) throws {
    let outcome = try chrome(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}

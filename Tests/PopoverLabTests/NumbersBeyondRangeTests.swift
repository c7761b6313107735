import CellCanvas
import TestSupport
import Testing

@testable import PopoverLab

/// Looks for numbers that end the lab: typed after every command that takes a value, as counts, and told by a mouse.
@Suite("Numbers beyond every range, typed into the lab")
struct NumbersBeyondRangeTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1e308",
    "-9223372036854775808,0,1,1", "9223372036854775807,9223372036854775807,1,1",
    "9223372036854775807x9223372036854775807",
  ]

  private static let commands = CommandRegistry.catalog.all.filter { !$0.value.usage.isEmpty }
    .map(\.name).sorted()

  @Test(arguments: commands) func commandsTakeOrRefuseThem(command: String) throws {
    for number in Self.numbers {
      var lab = try press("", on: .sample(size: CellSize(width: 40, height: 12)))
      for character in ":\(command) \(number)".unicodeScalars { lab.press(.character(character)) }
      lab.press(Key(.enter))
      #expect(lab.frame.size == lab.size)
    }
  }

  @Test(arguments: ["h", "l", "+", "u", "r", "n", "w", ">"]) func countsHaveAnEnd(key: String)
    throws
  {
    var lab = try press("", on: .sample())
    for digit in "99999999999999999999".unicodeScalars { lab.press(.character(digit)) }
    for scalar in key.unicodeScalars { lab.press(.character(scalar)) }
    #expect(lab.frame.size == lab.size)
  }

  /// Reports have places up to 9,999; the reader of the terminal passes over others.
  @Test(arguments: [0, 500, 9_998]) func aMouseMayBeAnywhere(place: Int) throws {
    var lab = try press("", on: .sample())
    for action in [MouseEvent.Action.press(.left), .drag(.left), .release, .wheel(1)] {
      lab.receive(.mouse(MouseEvent(action, at: CellPoint(x: place, y: place))))
    }
    #expect(lab.frame.size == lab.size)
  }
}

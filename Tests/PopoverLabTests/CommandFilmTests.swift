import CellCanvas
import TestSupport
import Testing

@testable import PopoverLab

/// Every command of the lab, run from the same scene, and what it changes on the screen.
@Suite("Films of the commands")
struct CommandFilmTests {
  /// The arguments of commands that need one.
  private static let arguments = [
    "theme": "classic", "popover": "gap 2", "anchor": "at bottom-left", "scene": "margins 2",
    "name": "button",
  ]

  private static let leaving = ["quit", "quit!", "exit", "interrupt", "suspend"]

  private func film(_ look: DisplayOptions) throws -> String {
    var start = Lab.sample(display: look)
    for key in try KeyScript("a9l2j").keys { start.press(key) }
    var film = Film("start", start.frame)
    for command in CommandRegistry.catalog.all where !Self.leaving.contains(command.name) {
      var lab = start
      let line = [command.name, Self.arguments[command.name]].compactMap { $0 }
        .joined(separator: " ")
      for scalar in (":" + line).unicodeScalars { lab.press(.character(scalar)) }
      lab.press(Key(.enter))
      film.add(":" + line, lab.frame)
    }
    return film.withLegend
  }

  @Test(arguments: [("commands", ColorDepth.trueColor), ("commands-in-monochrome", .none)])
  func everyCommandShowsWhatWasRecorded(name: String, depth: ColorDepth) throws {
    let difference = try GoldenFile("\(name).film").difference(
      from: film(DisplayOptions(depth: depth)))
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The frames of a dial that one key turns, and immediately another one.
  @Test func aTurnIsShownStepByStep() throws {
    var led = try LedLab(
      .sample(size: CellSize(width: 60, height: 20), display: DisplayOptions(depth: .none)), "")
    led.run("dial gap")
    var film = Film("start", led.lab.frame)
    led.run("dial 3")
    for picture in 0..<12 {
      if picture == 4 { try led.press("<Home>") }
      led.wait(1.0 / 30)
      film.add("\(picture + 1)", led.lab.frame)
    }
    let difference = try GoldenFile("dial-turning.film").difference(from: film.withLegend)
    #expect(difference == nil, "\(difference ?? "")")
  }
}

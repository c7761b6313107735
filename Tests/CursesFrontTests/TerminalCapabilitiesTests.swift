import CellCanvas
import Testing

@testable import CursesFront

/// A description as it is printed: what is not a flag or a number is a string, whose numbers are put
/// in already.
private struct Description: TerminalDescription {
  var strings: [String: String] = [:]
  var numbers: [String: Int] = [:]
  var flags: Set<String> = []

  func string(_ name: String, _ first: Int32, _ second: Int32) -> String? {
    let form = strings[name]?.replacing("%1", with: "\(first)").replacing("%2", with: "\(second)")
    return form.map {
      $0.replacing("%+1", with: "\(first + 1)").replacing("%+2", with: "\(second + 1)")
    }
  }

  func number(_ name: String) -> Int? { numbers[name] }
  func flag(_ name: String) -> Bool { flags.contains(name) }

  /// A terminal of few words, without colours.
  static let plain = Description(
    strings: [
      "cup": "\u{1B}[%+1;%+2H", "clear": "\u{1B}[H\u{1B}[J", "sgr0": "\u{1B}[m\u{F}",
      "bold": "\u{1B}[1m", "smul": "\u{1B}[4m", "cub1": "\u{8}", "cr": "\r",
    ],
    flags: ["am", "xenl"])

  /// One with colours, more than a number fits in a byte if `isDirect`.
  static func colored(_ count: Int) -> Description {
    var description = plain
    description.numbers["colors"] = count
    description.strings["op"] = "\u{1B}[39;49m"
    description.strings["setaf"] = count > 8 ? "\u{1B}[38;5;%1m" : "\u{1B}[3%1m"
    description.strings["setab"] = count > 8 ? "\u{1B}[48;5;%1m" : "\u{1B}[4%1m"
    return description
  }
}

@Suite("What a description says")
struct ANSIAbilitiesTests {
  @Test func theLeastThatWillDo() throws {
    let abilities = try #require(ANSIAbilities(Description.plain))
    #expect(abilities.moves == [.backspace, .carriageReturn])
    #expect(abilities.attributes == [.bold, .underline])
    #expect(abilities.palette == .none && !abilities.saysTrueColor)
    #expect(!abilities.erasesRows && !abilities.erasesInColor && !abilities.takesAttributesBack)
    #expect(!abilities.marksFrames)
    #expect(abilities.clear == Array("\u{1B}[H\u{1B}[J".utf8))
    #expect(abilities.reset == Array("\u{1B}[m\u{F}".utf8))
  }

  @Test(arguments: [
    ("cup", "\u{1B}=%+1 %+2"), ("sgr0", "\u{1B}G0"), ("bold", "\u{1B}[7m"), ("rev", "\u{1B}G4"),
    ("clear", nil), ("sgr0", nil), ("cup", nil),
  ])
  func aTerminalWithWaysOfItsOwnIsNotForUs(name: String, form: String?) {
    var description = Description.plain
    description.strings[name] = form
    #expect(ANSIAbilities(description) == nil)
  }

  @Test func aTerminalThatMovesOnAfterItsLastCellIsNotForUs() {
    var description = Description.plain
    description.flags = ["am"]
    #expect(ANSIAbilities(description) == nil)
    description.flags = []
    #expect(ANSIAbilities(description) != nil)
  }

  @Test(arguments: [
    (8, ColorDepth.palette8), (16, .palette16), (88, .palette16), (256, .palette256),
  ])
  func colours(count: Int, depth: ColorDepth) throws {
    let abilities = try #require(ANSIAbilities(Description.colored(count)))
    #expect(abilities.palette == depth)
    #expect(abilities.numbersBrightColors)
    #expect(!abilities.saysTrueColor)
  }

  @Test(arguments: ["op", "setaf", "setab"])
  func coloursThatAreSaidInAnotherWayAreNotForUs(name: String) {
    var description = Description.colored(256)
    description.strings[name] = "\u{1B}[1;3%1m"
    #expect(ANSIAbilities(description) == nil)
  }

  @Test func whatColoursTakeAway() throws {
    var description = Description.colored(8)
    description.numbers["ncv"] = 18
    description.strings["dim"] = "\u{1B}[2m"
    let abilities = try #require(ANSIAbilities(description))
    #expect(abilities.attributesWithoutColors == [.underline, .dim])
  }

  @Test func trueColourIsSaidByAFlagANumberOrAString() throws {
    var flag = Description.colored(8)
    flag.flags.insert("Tc")
    var number = Description.colored(8)
    number.numbers["RGB"] = 8
    var string = Description.colored(8)
    string.strings["RGB"] = "8/8/8"
    for description in [flag, number, string] {
      #expect(try #require(ANSIAbilities(description)).saysTrueColor)
    }
  }

  @Test func frameMarks() throws {
    var description = Description.plain
    description.strings["Sync"] = "\u{1B}[?2026h"
    #expect(try #require(ANSIAbilities(description)).marksFrames)
  }
}

@Suite("How many colours there are")
struct TerminalColorTests {
  private func capabilities(
    _ described: ColorDepth, _ colorTerminal: String, _ abilities: ANSIAbilities?
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      name: "x", showsUnicode: true, size: CellSize(width: 80, height: 24), described: described,
      colorTerminal: colorTerminal, abilities: abilities)
  }

  private static let ansi = ANSIAbilities()
  private static var monochrome: ANSIAbilities {
    var abilities = ansi
    abilities.palette = .none
    return abilities
  }
  private static var direct: ANSIAbilities {
    var abilities = ansi
    abilities.saysTrueColor = true
    return abilities
  }

  @Test(
    arguments: [
      (.palette256, "", ansi, .palette256, .palette256),
      (.palette8, "yes", ansi, .palette8, .palette8),
      (.palette256, "truecolor", ansi, .trueColor, .palette256),
      (.palette8, "24bit", ansi, .trueColor, .palette8),
      (.trueColor, "", direct, .trueColor, .trueColor),
      (.none, "truecolor", monochrome, .none, .none),
      (.palette256, "truecolor", nil, .palette256, .palette256),
    ] as [(ColorDepth, String, ANSIAbilities?, ColorDepth, ColorDepth)])
  func depths(
    described: ColorDepth, said: String, abilities: ANSIAbilities?, auto: ColorDepth,
    curses: ColorDepth
  ) {
    let terminal = capabilities(described, said, abilities)
    #expect(terminal.colorDepth(painter: .auto) == auto)
    #expect(terminal.colorDepth(painter: .curses) == curses)
  }

  @Test func thePainterIsChosenByWhatTheTerminalUnderstands() throws {
    let strange = capabilities(.palette8, "", nil)
    #expect(try strange.abilities(for: .auto) == nil)
    #expect(throws: CursesError.cannotPaintDirectly(name: "x")) {
      try strange.abilities(for: .direct)
    }
    let usual = capabilities(.palette8, "", Self.ansi)
    #expect(try usual.abilities(for: .auto) == Self.ansi)
    #expect(try usual.abilities(for: .curses) == nil)
  }
}

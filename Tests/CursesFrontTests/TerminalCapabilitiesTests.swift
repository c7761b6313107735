import CellCanvas
import Foundation
import Testing

@testable import CursesFront

/// A description as `infocmp` prints it. `%1` and `%2` in a string are its numbers, `%+1` and `%+2` one
/// more than these.
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

  /// A terminal with few capabilities, without colours.
  static let plain = Description(
    strings: [
      "cup": "\u{1B}[%+1;%+2H", "clear": "\u{1B}[H\u{1B}[J", "sgr0": "\u{1B}[m\u{F}",
      "bold": "\u{1B}[1m", "smul": "\u{1B}[4m", "cub1": "\u{8}", "cr": "\r",
    ],
    flags: ["am", "xenl"])

  /// A terminal with this number of colours.
  static func colored(_ count: Int) -> Description {
    var description = plain
    description.numbers["colors"] = count
    description.strings["op"] = "\u{1B}[39;49m"
    description.strings["setaf"] = count > 8 ? "\u{1B}[38;5;%1m" : "\u{1B}[3%1m"
    description.strings["setab"] = count > 8 ? "\u{1B}[48;5;%1m" : "\u{1B}[4%1m"
    return description
  }
}

@Suite("Capabilities from a description")
struct ANSICapabilitiesTests {
  @Test func theLeastDescription() throws {
    let capabilities = try #require(ANSICapabilities(Description.plain))
    #expect(capabilities.moves == [.backspace, .carriageReturn])
    #expect(capabilities.attributes == [.bold, .underline])
    #expect(capabilities.palette == .none && !capabilities.declaresTrueColor)
    #expect(
      !capabilities.erasesRows && !capabilities.erasesInColor && !capabilities.removesAttributes)
    #expect(!capabilities.synchronizesOutput)
    #expect(capabilities.clear == Array("\u{1B}[H\u{1B}[J".utf8))
    #expect(capabilities.reset == Array("\u{1B}[m\u{F}".utf8))
  }

  @Test(arguments: [
    ("cup", "\u{1B}=%+1 %+2"), ("sgr0", "\u{1B}G0"), ("bold", "\u{1B}[7m"), ("rev", "\u{1B}G4"),
    ("clear", nil), ("sgr0", nil), ("cup", nil),
  ])
  func aTerminalWithOtherSequencesIsLeftToCurses(name: String, form: String?) {
    var description = Description.plain
    description.strings[name] = form
    #expect(ANSICapabilities(description) == nil)
  }

  @Test func aTerminalThatScrollsAfterItsLastCellIsLeftToCurses() {
    var description = Description.plain
    description.flags = ["am"]
    #expect(ANSICapabilities(description) == nil)
    description.flags = []
    #expect(ANSICapabilities(description) != nil)
  }

  @Test(arguments: [
    (8, ColorDepth.palette8), (16, .palette16), (88, .palette16), (256, .palette256),
  ])
  func colours(count: Int, depth: ColorDepth) throws {
    let capabilities = try #require(ANSICapabilities(Description.colored(count)))
    #expect(capabilities.palette == depth)
    #expect(capabilities.numbersBrightColors)
    #expect(!capabilities.declaresTrueColor)
  }

  @Test(arguments: ["op", "setaf", "setab"])
  func aTerminalWithOtherSequencesForColoursIsLeftToCurses(name: String) {
    var description = Description.colored(256)
    description.strings[name] = "\u{1B}[1;3%1m"
    #expect(ANSICapabilities(description) == nil)
  }

  @Test func attributesThatAreLostInColour() throws {
    var description = Description.colored(8)
    description.numbers["ncv"] = 18
    description.strings["dim"] = "\u{1B}[2m"
    let capabilities = try #require(ANSICapabilities(description))
    #expect(capabilities.attributesWithoutColors == [.underline, .dim])
  }

  @Test func trueColourIsDeclaredByAFlagANumberOrAString() throws {
    var flag = Description.colored(8)
    flag.flags.insert("Tc")
    var number = Description.colored(8)
    number.numbers["RGB"] = 8
    var string = Description.colored(8)
    string.strings["RGB"] = "8/8/8"
    for description in [flag, number, string] {
      #expect(try #require(ANSICapabilities(description)).declaresTrueColor)
    }
  }

  @Test func synchronizedOutput() throws {
    var description = Description.plain
    description.strings["Sync"] = "\u{1B}[?2026h"
    #expect(try #require(ANSICapabilities(description)).synchronizesOutput)
  }
}

@Suite("Colours of a terminal")
struct TerminalColorTests {
  private func terminal(
    _ described: ColorDepth, _ colorTerminal: String, _ ansi: ANSICapabilities?
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      name: "x", showsUnicode: true, size: CellSize(width: 80, height: 24), described: described,
      colorTerminal: colorTerminal, ansi: ansi)
  }

  private static let ansi = ANSICapabilities()
  private static var monochrome: ANSICapabilities {
    var capabilities = ansi
    capabilities.palette = .none
    return capabilities
  }
  private static var direct: ANSICapabilities {
    var capabilities = ansi
    capabilities.declaresTrueColor = true
    return capabilities
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
    ] as [(ColorDepth, String, ANSICapabilities?, ColorDepth, ColorDepth)])
  func depths(
    described: ColorDepth, declared: String, ansi: ANSICapabilities?, auto: ColorDepth,
    curses: ColorDepth
  ) {
    let terminal = terminal(described, declared, ansi)
    #expect(terminal.colorDepth(painter: .auto) == auto)
    #expect(terminal.colorDepth(painter: .curses) == curses)
  }

  /// Curses wherever it can show the colours, and the direct painter where only that can.
  @Test(
    arguments: [
      (.palette8, .none, false), (.palette8, .palette8, false), (.palette8, .palette16, true),
      (.palette256, .palette256, false), (.palette256, .trueColor, true), (.none, .none, false),
      (.trueColor, .palette256, false), (.trueColor, .trueColor, true),
    ] as [(ColorDepth, ColorDepth, Bool)])
  func thePainterIsChosenByTheColours(described: ColorDepth, depth: ColorDepth, isDirect: Bool)
    throws
  {
    let usual = terminal(described, "", Self.ansi)
    #expect(try usual.ansi(for: .auto, depth: depth) == (isDirect ? Self.ansi : nil))
    #expect(try usual.ansi(for: .curses, depth: depth) == nil)
    #expect(try usual.ansi(for: .direct, depth: depth) == Self.ansi)
    let other = terminal(described, "", nil)
    #expect(try other.ansi(for: .auto, depth: depth) == nil)
    #expect(throws: CursesError.cannotPaintDirectly(name: "x")) {
      try other.ansi(for: .direct, depth: depth)
    }
  }

  @Test(
    arguments: [
      (0, false, .none), (-1, false, .none), (2, false, .none), (8, false, .palette8),
      (15, false, .palette8), (16, false, .palette16), (88, false, .palette16),
      (256, false, .palette256), (1 << 24, false, .palette256), (1 << 24, true, .trueColor),
      (256, true, .palette256),
    ] as [(Int, Bool, ColorDepth)])
  func depths(colors: Int, isDirect: Bool, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, isDirect: isDirect) == depth)
  }
}

@Suite("Errors of the screen")
struct CursesErrorTests {
  @Test(arguments: [
    (CursesError.notATerminal, "standard input and output must both be a terminal"),
    (.unknownTerminal(name: ""), "TERM is not set"),
    (.unknownTerminal(name: "nonsense"), "unknown terminal 'nonsense'; set TERM"),
    (.cannotMoveCursor(name: "dumb"), "the terminal 'dumb' cannot move its cursor; set TERM"),
    (.couldNotOpen(reason: EMFILE), "could not be opened: Too many open files"),
  ])
  func errorsSayWhatToDo(error: CursesError, words: String) {
    #expect(error.description.contains(words))
  }
}

import CellCanvas
import Foundation
import TerminalDriver
import TestSupport
import Testing

@Suite("poplab doctor")
struct DoctorTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.addThemes(["mine.yaml": "inherits: double", "bad.yaml": "fil: 1"])
  }

  private typealias Sections = [String: [String: [String: String]]]

  private func sections(_ arguments: [String], _ environment: [String: String]) throws -> Sections {
    let outcome = try BuiltProgram.run(
      "poplab", ["doctor", "--json"] + arguments, environment: environment)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary
    #expect(answer?["version"] as? Int == 1)
    let sections = answer?["sections"] as? [String: [String: [String: Any]]] ?? [:]
    return sections.mapValues { $0.mapValues { $0.compactMapValues { $0 as? String } } }
  }

  @Test(
    arguments: [
      ([], [:], "theme", "mine", "config.yaml:1:8"),
      (["--theme", "classic"], [:], "theme", "classic", "--theme"),
      ([], [:], "color", "16", "config.yaml:2:8"),
      ([], ["NO_COLOR": "1"], "color", "never", "NO_COLOR"),
      ([], ["CLICOLOR": "0"], "color", "never", "CLICOLOR"),
      ([], ["FORCE_COLOR": "1"], "color", "always", "FORCE_COLOR"),
      (["--color", "always"], ["NO_COLOR": "1"], "color", "always", "--color"),
      (["--no-ascii"], [:], "ascii", "false", "--ascii"), ([], [:], "painter", "auto", "default"),
      ([], [:], "mouse", "off", "config.yaml:4:8"),
      ([], [:], "reduced-motion", "true", "config.yaml:6:17"),
      (["--no-reduced-motion"], [:], "reduced-motion", "false", "--reduced-motion"),
      ([], [:], "motion", "slide, ease-out, 0.4 s", "config.yaml:8:9"),
      ([], [:], "dial-signal", "flash", "config.yaml:7:14"),
      (["--dial-signal", "bell"], [:], "dial-signal", "bell", "--dial-signal"),
      ([], ["POPLAB_REDUCED_MOTION": "1"], "reduced-motion", "true", "POPLAB_REDUCED_MOTION"),
      ([], ["POPLAB_REDUCED_MOTION": "no"], "reduced-motion", "false", "POPLAB_REDUCED_MOTION"),
      ([], ["POPLAB_LINES": "1"], "lines", "true", "POPLAB_LINES"),
      ([], ["POPLAB_LINES": "0"], "lines", "false", "POPLAB_LINES"),
    ] as [([String], [String: String], String, String, String)])
  func eachSettingHasItsSource(
    arguments: [String], environment: [String: String], name: String, value: String, source: String
  ) throws {
    try folder.configure(
      "theme: mine\ncolor: 16\nascii: true\nmouse: off\nkeys: {undo: U}\nreduced-motion: true\n"
        + "dial-signal: flash\nmotion: slide 0.4")
    let sections = try sections(
      arguments, environment.merging(folder.environment) { own, _ in own })
    #expect(sections["settings"]?[name] == ["value": value, "source": source])
    #expect(
      sections["keyboard and mouse"]?["keys"] == ["value": "1 changed", "source": "config.yaml"])
  }

  @Test(
    arguments: [
      ([], ["TERM": "xterm"], "terminal", "colours", "8", "TERM", "set COLORTERM=truecolor"),
      ([], ["COLORTERM": "24bit"], "terminal", "colours", "truecolor", "COLORTERM", ""),
      (
        ["--painter", "curses"], ["COLORTERM": "24bit"], "terminal", "colours", "256", "TERM", ""
      ),
      ([], ["NO_COLOR": "1"], "terminal", "colours", "none", "NO_COLOR", "--color always"),
      (["--color", "16"], [:], "terminal", "colours", "16", "--color", ""),
      ([], ["TERM": "vt100"], "terminal", "colours", "none", "TERM", ""),
      ([], ["TMUX": "/tmp/t"], "terminal", "name", "xterm-256color", "TERM", "tmux-256color"),
      (
        ["--painter", "direct"], ["TERM": "wy50"], "terminal", "painted by", "nobody", "--painter",
        "use the curses painter"
      ),
      ([], [:], "terminal", "painted by", "curses, which can show these colours", "default", ""),
      (
        [], ["COLORTERM": "24bit"], "terminal", "painted by",
        "poplab, as curses cannot show these colours",
        "default", ""
      ),
      (["--painter", "direct"], [:], "terminal", "painted by", "poplab", "--painter", ""),
      (
        [], ["LC_ALL": "C"], "characters", "locale", "not UTF-8, so only ASCII", "LC_ALL=C",
        "such as C.UTF-8"
      ),
      (
        [], ["LC_ALL": "tlh_QX.UTF-8"], "characters", "locale",
        "not installed here, so only ASCII", "LC_ALL=tlh_QX.UTF-8", "locale -a"
      ),
      (
        [], ["ESCDELAY": "900"], "keyboard and mouse", "escape key", "recognized after 900 ms",
        "ESCDELAY", "set ESCDELAY=25"
      ),
      (
        [], ["TERM": "vt100"], "keyboard and mouse", "mouse", "not known to be reported", "TERM",
        "--mouse on"
      ),
      (["--mouse", "on"], [:], "keyboard and mouse", "mouse", "followed", "--mouse", ""),
    ] as [([String], [String: String], String, String, String, String, String)])
  func whatIsFoundHasItsSourceAndARemedy(
    arguments: [String], environment: [String: String], section: String, name: String,
    value: String, source: String, remedy: String
  ) throws {
    let usual = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    let sections = try sections(arguments, environment.merging(usual) { own, _ in own })
    let found = try #require(sections[section]?[name])
    #expect(found["value"] == value && found["source"] == source)
    #expect(found["remedy"].map { $0.contains(remedy) && remedy != "" } ?? (remedy == ""))
  }

  @Test func changesThatAreKeptNowhereHaveARemedy() throws {
    let found = try sections([], ["HOME": "", "XDG_STATE_HOME": ""])["files"]?["state"]
    #expect(found?["value"] == "nowhere, as HOME is not set")
    #expect(found?["remedy"]?.hasPrefix("set HOME") == true)
  }

  @Test func faultsAreReportedAndCount() throws {
    try folder.configure("thme: mine")
    let outcome = try BuiltProgram.run("poplab", ["doctor"], environment: folder.environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("config.yaml:1:1: unknown key 'thme'; did you mean 'theme'?"))
    #expect(outcome.output.contains("bad.yaml:1:1: unknown key 'fil'"))
  }

  /// The lab itself says where a file is named that it cannot read.
  @Test(arguments: ["theme", "scheme"]) func theLabNamesThePlaceInTheConfiguration(key: String)
    throws
  {
    try folder.configure("\(key): /")
    let outcome = try BuiltProgram.run("poplab", ["--lines"], environment: folder.environment)
    #expect(outcome.status == 65)
    let place = "config.yaml:1:\(key.count + 3)"
    #expect(
      outcome.errors.contains("\(place): cannot read the \(key) '/': Is a directory"),
      "\(outcome.errors)")
  }

  /// What keeps the lab from opening is a fault, whoever has chosen it.
  @Test(arguments: [
    ("theme: ./gone.yaml", "", "config.yaml:1:8: there is no theme './gone.yaml'; a path"),
    ("scheme: ./gone.conf", "", "config.yaml:1:9: there is no scheme './gone.conf'"),
    ("theme: ./themes/bad.yaml", "", "config.yaml:1:8: "),
    ("theme: mine", "--theme nosuch", "--theme: unknown theme 'nosuch'"),
    ("theme: mine", "--scheme nosuch", "--scheme: unknown scheme 'nosuch'"),
    ("theme: mine", "--scheme ./gone.conf", "--scheme: cannot read the scheme './gone.conf'"),
  ])
  func aChoiceThatCannotBeShownIsAFault(text: String, options: String, says: String) throws {
    try folder.configure(text)
    let options = options.split(separator: " ").map(String.init)
    let outcome = try BuiltProgram.run(
      "poplab", ["doctor"] + options, environment: folder.environment)
    #expect(outcome.status == 1 && outcome.output.contains(says), "\(outcome.output)")
  }

  @Test func withoutAnythingItIsWell() throws {
    let outcome = try BuiltProgram.run("poplab", ["doctor"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("none: standard input and output must both be a terminal"))
    #expect(outcome.output.contains("nowhere, as HOME is not set"))
  }

  @Test func inATerminalItReportsThat() throws {
    let terminal = try EmulatedTerminal(
      "poplab", ["doctor"], environment: ["COLORTERM": "truecolor"],
      size: CellSize(width: 100, height: 40))
    #expect(try terminal.waitForEnd() == .exited(0))
    for words in ["100x40", "xterm-256color", "truecolor", "LC_ALL=C.UTF-8", "takes 2 columns"] {
      #expect(terminal.text.contains(words), "\(words)")
    }
  }
}

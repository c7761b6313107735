import Foundation
import TestSupport
import Testing

@Suite("Themes that are checked")
struct ThemesCheckTests: ThemesProgram {
  private let folder = TemporaryFolder()

  struct Check: Sendable, CustomTestStringConvertible {
    var text: String
    var status: Int32
    var says: [String]

    init(_ text: String, _ status: Int32, _ says: String...) {
      (self.text, self.status, self.says) = (text, status, says)
    }

    var testDescription: String { text }
  }

  private static let faint = "styles: { page: { foreground: '#777', background: '#fff' } }"

  @Test(arguments: [
    Check("border: heavy", 0, "PATH: well", "?: depends on the terminal's own colours"),
    Check(
      faint, 1, "PATH: contrast too low",
      "\ntext          4.47  4.54  4.00     4.5  LOW  #777777 on #ffffff", "  #767676 ",
      "LOW  bright-black on bright-white  black ", " in true colour\n", " in 16 colours\n"),
    Check(
      faint + "\nlow-contrast: It is meant to be faint.", 0,
      "PATH: low contrast on purpose: It is meant to be faint.", "LOW"),
    Check(
      "border: rouned\nfil: 1", 65, "PATH: faulty", "PATH:1:9: unknown border",
      "PATH:2:1: unknown key"),
    Check("styles: { page: { background: '#2b2f55' } }", 1, "a foreground of its own"),
    Check(
      "border: [█▀█, █ █, ▀▀▀]\narrow: {up: ['▟▙']}\nstyles: {border: {foreground: 4}}", 1,
      "PATH: contract broken",
      "PATH:2:9: row 1 of the arrow, counted from the border, does not join the one before, with",
      " cells; change 'join', 'arrow' or 'border'\n"),
    Check("inherits: nothing", 65, "PATH:1:11: unknown theme 'nothing'"),
    Check("border: heavy\npalette: { base03: '#002b36' }", 0, "PATH: well"),
    Check("bordr: rounded\npalette:\n  color1: '#333333'", 65, "PATH:1:1: unknown key 'bordr'"),
    Check("\u{0}", 65, "PATH:1:1: control character U+0000"),
  ])
  func aThemeIsChecked(check: Check) throws {
    let path = try folder.write(check.text, to: "a ü.yaml")
    let outcome = try themes("check", path)
    #expect(outcome.status == check.status)
    for words in check.says {
      let words = words.replacingOccurrences(of: "PATH", with: path)
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let json = try answer("check", path)[0]
    #expect((json["faults"] as? [NSDictionary])?.isEmpty == (check.status != 65))
  }

  /// A theme that inherits from a faint one has to give a reason for colours of its own.
  @Test(
    arguments: [
      ("border: double", 0, "low contrast on purpose: It is meant to be faint."),
      ("palette: { ink: '#eee' }", 1, "contrast too low"),
      (
        "low-contrast: So is this.\npalette: { ink: '#eee' }", 0,
        "low contrast on purpose: So is this."
      ),
    ] as [(String, Int32, String)])
  func aReasonIsThatOfTheColours(own: String, status: Int32, verdict: String) throws {
    let parent = """
      low-contrast: It is meant to be faint.
      palette: { ink: '#777' }
      styles: { page: { foreground: ink, background: '#fff' } }
      """
    try folder.addThemes(["faint.yaml": parent, "child.yaml": "inherits: faint\n\(own)"])
    let outcome = try themes("check", "child", "--brief", environment: folder.environment)
    #expect(outcome.status == status)
    #expect(outcome.output == "\(folder.path(ofTheme: "child.yaml")): \(verdict)\n")
  }

  @Test func faultsAreObjects() throws {
    let parent = try folder.write("border: rouned", to: "parent.yaml")
    let child = try folder.write("fil: 1\ninherits: \(parent)", to: "child.yaml")
    let check = try answer("check", child)[0]
    let faults = try #require(check["faults"] as? [NSDictionary])
    #expect(faults.map { $0["path"] as? String } == [child, parent])
    #expect(faults.map { $0["line"] as? Int } == [1, 1])
    #expect(faults.map { $0["column"] as? Int } == [1, 9])
    #expect(
      faults.last?["message"] as? String == "unknown border 'rouned'; did you mean 'rounded'?")
    let missing = try answer("check", "./no such.yaml")[0]
    #expect(
      missing["faults"] as? [NSDictionary] == [
        [
          "path": "./no such.yaml", "line": NSNull(), "column": NSNull(),
          "message": "No such file or directory",
        ]
      ])
  }

  @Test func aBrokenContractIsAFaultInJSON() throws {
    let path = try folder.write(
      "inherits: mb\narrow: { up: [' '], down: ['▄'] }", to: "a.yaml")
    let check = try answer("check", path)[0]
    let broken = try #require(check["contract"] as? [NSDictionary])
    #expect(check["verdict"] as? String == "contract broken" && !broken.isEmpty)
    for fault in broken {
      #expect(fault["path"] as? String == path && fault["line"] as? Int == 2, "\(fault)")
      #expect(
        (fault["message"] as? String)?.hasSuffix(" cells; change 'arrow'") == true, "\(fault)")
    }
  }

  /// The shipped themes are among them, in all of their variants, and pass.
  @Test func allAreCheckedInOneRunAndTheWorstCounts() throws {
    try folder.addThemes(["bad.yaml": "fil: 3", "faint.yaml": Self.faint])
    let outcome = try themes("check", "--brief", environment: folder.environment)
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 65)
    #expect(lines[0] == "\(folder.path(ofTheme: "bad.yaml")): faulty")
    #expect(lines[1] == "\(folder.path(ofTheme: "faint.yaml")): contrast too low")
    let shipped = lines.dropFirst(2)
    #expect(shipped.count > 4)
    for line in shipped {
      #expect(line.hasSuffix(": well") || line.contains(": low contrast on purpose: "))
    }
  }

  @Test func amongSeveralTheWorstCounts() throws {
    let missing = try themes("check", "ascii", "./no such.yaml", "--brief")
    #expect(missing.status == 66)
    #expect(missing.output.hasPrefix("ascii: well\n./no such.yaml: faulty"))
    try folder.addThemes(["faint.yaml": Self.faint])
    let faint = try themes("check", "faint", "ascii", "--brief", environment: folder.environment)
    #expect(faint.status == 1)
  }

  @Test func aCheckIsJSON() throws {
    let path = try folder.write(Self.faint, to: "a.yaml")
    let check = try #require(try answer("check", path).first)
    #expect(check["verdict"] as? String == "contrast too low")
    let rows = try #require(check["contrast"] as? [NSDictionary])
    let text = try #require(rows.first { $0["role"] as? String == "text" })
    #expect(text["needed"] as? Double == 4.5)
    #expect(text["enough"] as? Bool == false)
    #expect(text["depth"] as? String == "16")
    #expect(text["nearest"] as? String == "black")
    #expect(text["foreground"] as? String == "bright-black")
    #expect(abs((text["contrast"] as? Double ?? 0) - 4.4781) < 5e-5)
    let failures = try #require(text["tooLow"] as? [NSDictionary])
    #expect(failures.map { $0["depth"] as? String } == ["truecolor", "16"])
    #expect(failures.map { $0["foreground"] as? String } == ["#777777", "bright-black"])
    #expect(failures.first?["nearest"] as? String == "#767676")
  }
}

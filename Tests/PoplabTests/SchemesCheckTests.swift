import Foundation
import TestSupport
import Testing

@Suite("Colour schemes that are checked")
struct SchemesCheckTests: ThemesProgram {
  private let folder = TemporaryFolder()

  private static let faint = """
    background = #ffffff
    foreground = #777777
    palette = 1=#767676
    palette = 8=#eeeeee
    """

  private func check(_ arguments: String..., in text: String = faint) throws
    -> BuiltProgram.Outcome
  {
    try BuiltProgram.run(
      "poplab", ["themes", "check", folder.write(text, to: "s.conf")] + arguments)
  }

  @Test func figuresAreCutAndVerdictsAreNot() throws {
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "text               #777777 on #ffffff      4.47  AA large     4.5  LOW"))
    #expect(
      outcome.output.contains(
        "ansi.1             #767676 on #ffffff      4.54  AA           4.5  ok"))
    #expect(
      outcome.output.contains("ansi.8             #eeeeee on #ffffff      1.16  below          -"))
    #expect(outcome.output.contains("\npopover text "))
  }

  @Test(
    arguments: [
      (["text=3", "dim=1", "selection=1", "popover=1"], 0),
      (["text=3", "dim=1", "popover=1", "ansi.8=3"], 1), (["dim=1", "popover=1"], 1),
      (["text=3", "dim=1", "popover=21"], 1),
    ] as [([String], Int32)])
  func thresholdsDecide(thresholds: [String], status: Int32) throws {
    let file = try folder.write(Self.faint, to: "s.conf")
    let options = thresholds.flatMap { ["--at-least", $0] }
    let outcome = try BuiltProgram.run(
      "poplab", ["themes", "check", file, "--brief"] + options)
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.output.hasSuffix(status == 0 ? ": well\n" : ": contrast too low\n"))
  }

  /// What is read without it may be legible, and is not what the file means.
  @Test func whatIsNoColorIsAFault() throws {
    let text = Self.faint.replacingOccurrences(of: "#eeeeee", with: "#zzeeee")
    let outcome = try check(in: text)
    #expect(outcome.status == 65 && outcome.output.contains(".conf: faulty\n"))
    #expect(outcome.output.contains("'#zzeeee' is no colour") && outcome.output.contains("ansi.1"))
  }

  @Test(arguments: [
    ("tex=3", "there is no use 'tex'; did you mean 'text'?"), ("text", "as in text=7"),
    ("text=22", "a number from 1 to 21"), ("text=0x15", "a number from 1 to 21"),
    ("text=nan", "a number from 1 to 21"),
  ])
  func aWrongThresholdIsRefused(text: String, words: String) throws {
    let outcome = try check("--at-least", text)
    #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func onlySchemesHaveThresholds() throws {
    let outcome = try BuiltProgram.run(
      "poplab", ["themes", "check", "ascii", "--at-least", "text=7"])
    #expect(outcome.status == 64 && outcome.errors.contains("--at-least is for colour schemes"))
  }

  @Test(arguments: [
    [:], ["a.yaml": "bordr: rounded"], ["a.yaml": "border: heavy", "notes": "words"],
  ])
  func aFolderWithoutSchemesIsRefused(files: [String: String]) throws {
    try folder.write(files)
    for path in [folder.path, folder.path + "/"] {
      let outcome = try themes("check", path)
      #expect(outcome.status == 66 && outcome.output.isEmpty)
      #expect(
        outcome.errors == "poplab: there is no colour scheme in '\(path)'; themes are checked by "
          + "their files, as in 'poplab themes check \(folder.path)/*.yaml'\n")
    }
  }

  @Test func namesFoldersAndThemesAreChecked() throws {
    let named = try BuiltProgram.run("poplab", ["themes", "check", "ascii", "nord", "--brief"])
    #expect(named.output == "ascii: well\n(shipped)/nord.yaml: contrast too low\n")
    #expect(named.status == 1)
    try folder.write(["b.conf": Self.faint, "notes": "words", "a.conf": Self.faint])
    let outcome = try BuiltProgram.run("poplab", ["themes", "check", folder.path, "--brief"])
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names.map { $0.suffix(6) } == ["a.conf", "b.conf"])
    #expect(outcome.errors == "poplab: 1 file is no colour scheme and left out\n")
  }

  /// Whatever lies in the folder of one's own schemes is meant to be one, as `doctor` says.
  @Test func onesOwnAreCheckedWhereNothingIsNamed() throws {
    try folder.addThemes(["mine.yaml": "inherits: ascii"])
    let path = try folder.addSchemes(["faint.conf": Self.faint, "notes": "words\n"])
    let outcome = try themes("check", "--brief", environment: folder.environment)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(outcome.status == 65 && outcome.errors.isEmpty)
    #expect(lines.first == "\(folder.path(ofTheme: "mine.yaml")): well")
    #expect(
      lines.suffix(2) == ["\(path)/faint.conf: contrast too low", "\(path)/notes: faulty"])
    let whole = try themes("check", environment: folder.environment)
    #expect(whole.output.contains("\(path)/notes:1:1: this is no colour scheme"))
    let json = try themes("check", "--json", environment: folder.environment).output
    let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    let schemes = answer?["schemes"] as? [NSDictionary]
    #expect(schemes?.map { $0["verdict"] as? String } == ["contrast too low", "faulty"])
    let doctor = try BuiltProgram.run("poplab", ["doctor"], environment: folder.environment)
    #expect(doctor.status == 1 && doctor.output.contains("notes:1:1: this is no colour scheme"))
  }

  /// Hardly a scheme has enough contrast for everything, and nobody has asked for this one.
  @Test func theContrastOfOnesOwnIsToldAndCountsNotForTheStatus() throws {
    let path = try folder.addSchemes(["faint.conf": Self.faint])
    let outcome = try themes("check", "--brief", environment: folder.environment)
    #expect(outcome.status == 0 && outcome.output.hasSuffix("faint.conf: contrast too low\n"))
    let named = try themes("check", "\(path)/faint.conf", environment: folder.environment)
    #expect(named.status == 1)
    symlink("\(path)/nowhere", "\(path)/lost.conf")
    let doctor = try BuiltProgram.run("poplab", ["doctor"], environment: folder.environment)
    #expect(
      doctor.output.contains("cannot read the scheme '\(path)/lost.conf'"), "\(doctor.output)")
  }

  @Test func whatIsAskedHoldsForOnesOwn() throws {
    let path = try folder.addSchemes(["faint.conf": Self.faint])
    func check(_ use: String) throws -> BuiltProgram.Outcome {
      let least = ["text=3", "dim=1", "selection=1", "popover=1", use].flatMap {
        ["--at-least", $0]
      }
      return try BuiltProgram.run(
        "poplab", ["themes", "check", "--brief"] + least, environment: folder.environment)
    }
    #expect(try check("cursor=1").status == 0)
    let outcome = try check("ansi.8=3")
    #expect(outcome.status == 1 && outcome.output.hasSuffix("faint.conf: contrast too low\n"))
    symlink("\(path)/nowhere", "\(path)/lost")
    let missing = try check("cursor=1")
    #expect(missing.status == 66 && missing.output.hasSuffix("faint.conf: well\n"))
    #expect(
      missing.errors
        == "poplab: cannot read the scheme '\(path)/lost': No such file or directory\n")
  }

  @Test func aCheckIsJSON() throws {
    let outcome = try check("--json", "--at-least", "text=4.4", "--theme", "rounded")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
    let scheme = try #require((answer["schemes"] as? [NSDictionary])?.first)
    #expect(scheme["format"] as? String == "ghostty")
    #expect((scheme["thresholds"] as? NSDictionary)?["text"] as? Double == 4.4)
    let text = try #require((scheme["contrast"] as? [NSDictionary])?.first)
    #expect(abs((text["contrast"] as? Double ?? 0) - 4.47805) < 1e-4)
    #expect(text["enough"] as? Bool == true && text["grade"] as? String == "AA large")
    let popover = try #require(scheme["popover"] as? NSDictionary)
    #expect(popover["theme"] as? String == "rounded")
    #expect((popover["contrast"] as? [NSDictionary])?.isEmpty == false)
  }
}

import Foundation
import Testing

@Suite("Where themes are looked for")
struct ThemeLibraryTests {
  private func border(
    _ theme: String, environment: [String: String]
  ) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme", theme], environment: environment)
  }

  @Test(arguments: ["mine", "двойной тест", "名前", "a.b", "-dash"])
  func aFileInTheUsersFolderHasAName(name: String) throws {
    let folder = try ThemeFolder(["\(name).yaml": "border: heavy\n"])
    defer { folder.remove() }
    let outcome = try BuiltProgram.run(
      "poplab", ["render", "--size", "60x12", "--theme=\(name)"], environment: folder.environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("┏━ Popover"))
  }

  @Test func aThemeOfTheUsersComesBeforeTheShippedOne() throws {
    let folder = try ThemeFolder(["rounded.yml": "border: double\n"])
    defer { folder.remove() }
    #expect(try border("rounded", environment: folder.environment).output.contains("╔═ Popover"))
    #expect(try border("rounded", environment: [:]).output.contains("╭─ Popover"))
  }

  @Test func withoutXDGItIsTheFolderInTheHome() throws {
    let folder = try ThemeFolder(["mine.yaml": "border: heavy\n"], below: "/.config")
    defer { folder.remove() }
    let home = folder.configuration.deletingLastPathComponent().path
    for other in [[:], ["XDG_CONFIG_HOME": ""], ["XDG_CONFIG_HOME": "not/absolute"]] {
      let environment = other.merging(["HOME": home]) { own, _ in own }
      #expect(try border("mine", environment: environment).status == 0)
    }
    #expect(try border("mine", environment: folder.environment).status == 0)
    #expect(try border("mine", environment: ["HOME": "relative"]).status == 64)
  }

  @Test func aNameThatIsMissedIsToldWithTheUsersThemesAmongTheRest() throws {
    let folder = try ThemeFolder(["Sölar flare.yaml": "border: heavy\n", "notes.txt": ""])
    defer { folder.remove() }
    let outcome = try border("sölar flaer", environment: folder.environment)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean 'Sölar flare'? there are Sölar flare, rounded"))
    #expect(!outcome.errors.contains("notes"))
  }

  @Test func aBrokenFileIsToldByItsPathAndDoesNotKeepOthersFromBeingShown() throws {
    let folder = try ThemeFolder(["broken.yaml": "border: rouned\n"])
    defer { folder.remove() }
    let outcome = try border("broken", environment: folder.environment)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("\(folder.path("broken.yaml")):1:9: unknown border 'rouned'"))
    #expect(try border("double", environment: folder.environment).status == 0)
  }
}

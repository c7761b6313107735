import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

/// The scenes of a folder and those that come with the program.
@Suite("The list of scenes")
struct SceneListTests: PlayedWithFiles {
  private func entries(_ files: [String: String]) throws -> [PaletteEntry] {
    let storage = HeadlessFiles(files.mapValues { Array($0.utf8) })
    return try play(":scenes<CR>", with: storage).lab.palette?.matches.map(\.entry) ?? []
  }

  @Test func filesWithoutASceneAreLeftOut() throws {
    let entries = try entries(["./mine.yaml": Self.mine, "./ci.yaml": "on: push"])
    #expect(entries.map(\.name.text) == ["./mine.yaml"] + ShippedScenes.names)
    #expect(entries.dropFirst().allSatisfy { !$0.help.text.isEmpty })
  }

  @Test func oneIsChosen() throws {
    #expect(try play(":scenes<CR>nest<CR>").lab.scene.name == "nested")
    #expect(try play(":scenes<CR><CR>").lab.files.location == .file("./mine.yaml"))
    #expect(try play(":scenes<CR>keyb<Tab>").lab.prompt?.line.text == "edit keyboard")
    #expect(try play(":scenes<CR><Esc>").lab.scene == .start())
  }

  /// What would take long to read is listed by its name.
  @Test func ofVeryManyOnlyTheNamesAreListed() throws {
    let large = "about: Mine.\n\(Self.mine)" + String(repeating: "# more\n", count: 30_000)
    let names = (0..<8).map { "./\($0).yaml" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, large) })
    let entries = try entries(files).prefix(8)
    #expect(entries.map(\.name.text) == names)
    #expect(entries.map(\.help.text.isEmpty) == names.map { $0 > "./4.yaml" })
  }

  @Test func unsavedChangesAreStoredBeforeAllIsRead() throws {
    let requests = run([try keys(":e ./mine.yaml<CR>l:scenes<CR>")]).world.requests
    let stored = requests.firstIndex { if case .scene(.store) = $0 { true } else { false } }
    let listed = requests.firstIndex(of: .scene(.list))
    #expect(try #require(stored) < #require(listed))
  }
}

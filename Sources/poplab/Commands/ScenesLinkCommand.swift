import ArgumentParser
import MessageText
import PopoverScenes

/// `poplab scenes link`: a line of a shell that recreates a scene.
struct ScenesLinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Print one line that recreates a scene on any machine.",
    discussion: """
      Examples:
        poplab scenes link nested
        poplab scenes link ./mine.yaml | pbcopy
        eval "$(poplab scenes link nested)"

      The line is 'poplab' and a word that holds the whole file. It has nothing that sh, bash, zsh or \
      fish would change, and no more than \(SceneLink.longestLine) characters. The word stands for the \
      scene in every command that takes one on the command line, but not after : in the lab. Where the line \
      would be too long, comments are left out.

      Exit status: 0 printed; 65 the file is no scene, is too long, or names other files; 66 no such scene.
      """)

  @Argument(help: ArgumentHelp("The scene.", valueName: "name|path"), completion: .scenes)
  var scene: String

  func run() throws {
    let document = try SceneLibrary().document(scene)
    if let file = document.scene.namedFiles.first {
      let remedy = Self.remedy(for: file, in: document.scene)
      throw CommandFailure(
        "'\(scene)' needs the file '\(file)', which a line cannot hold; \(remedy)".shownSafely,
        status: .badData)
    }
    let whole = line(of: document.bytes)
    if whole.utf8.count <= SceneLink.longestLine { return try StandardOutput.write(whole + "\n") }
    let short =
      (try? SceneDocument(document.scene, path: "scene")).map { line(of: $0.bytes) } ?? whole
    guard short.utf8.count <= SceneLink.longestLine else {
      throw CommandFailure(
        "'\(scene)' makes a line of \(short.utf8.count) characters, more than the limit of "
          .shownSafely + "\(SceneLink.longestLine); send the file itself", status: .badData)
    }
    StandardError.write(
      "poplab: the comments of '\(scene)' were left out, as the line would be too long\n")
    try StandardOutput.write(short + "\n")
  }

  private static func remedy(for file: String, in scene: Scene) -> String {
    if scene.checks.contains(where: { $0.picture == file }) { return "leave that check out" }
    if [scene.theme, scene.scheme].contains(file) { return "name one that comes with poplab" }
    return "put its content into the scene"
  }

  private func line(of bytes: [UInt8]) -> String { "poplab " + SceneLink.word(for: bytes) }
}

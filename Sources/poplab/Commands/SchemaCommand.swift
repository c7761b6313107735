import ArgumentParser
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab schema`: the form of an answer in JSON, or of a file.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON schema of an answer or of a file.",
    discussion: """
      Examples:
        poplab schema                            the names of the schemas
        poplab schema place > place.schema.json  what 'place --json' prints
        poplab schema scene > scene.schema.json  the keys of scenes, for editors

      Every answer in JSON has the 'version' of its form. A form that loses a key, or gives one another meaning, has \
      the next version; a new key may come at any time.

      Editors complete and check a scene that begins with '# yaml-language-server: $schema=scene.schema.json'.
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of a file or an answer; without one, the names are listed.", valueName: "name"),
    completion: .list(names))
  var name: String?

  func run() throws {
    guard let name else {
      return try StandardOutput.write(Self.names.map { $0 + "\n" }.joined())
    }
    if let file = Self.files.first(where: { $0.name == name }) {
      return try StandardOutput.write(file.schema.json() + "\n")
    }
    guard let answer = Self.answers.first(where: { $0.name == name }) else {
      throw Self.unknown(name)
    }
    try StandardOutput.write(String(decoding: answer.schema, as: UTF8.self))
  }

  private static func unknown(_ name: String) -> CommandFailure {
    CommandFailure(
      "unknown schema '\(name.shownSafely)'; "
        + (Suggestion.question(about: name, in: names)
          ?? "there are \(names.joined(separator: ", "))"),
      status: .noInput)
  }

  private static let names = files.map(\.name) + answers.map(\.name)

  /// The schemas of files, made from the tables by which they are read.
  private static let files: [(name: String, schema: FileSchema)] = [
    ("scene", FileSchema("A scene of poplab", Scene.fileSchema)),
    ("theme", FileSchema("A theme of poplab", Theme.fileSchema)),
    (
      "config",
      FileSchema(
        "The configuration of poplab", .either([Configuration.table.schema, .nothing]))
    ),
    ("script", FileSchema("A play script of poplab", PlayScript.fileSchema)),
  ]

  /// The schemas by the words of the commands that print such answers.
  private static let answers: [(name: String, schema: [UInt8])] = [
    ("place", PackageResources.place_json),
    ("explain", PackageResources.explain_json),
    ("map", PackageResources.map_json),
    ("compare", PackageResources.compare_json),
    ("compare-arena", PackageResources.compare_arena_json),
    ("chrome", PackageResources.chrome_json),
    ("dial", PackageResources.dial_json),
    ("motion", PackageResources.motion_json),
    ("scenes-list", PackageResources.scenes_list_json),
    ("scenes-show", PackageResources.scenes_show_json),
    ("render", PackageResources.render_json),
    ("check", PackageResources.check_json),
    ("diff", PackageResources.diff_json),
    ("export", PackageResources.export_json),
    ("themes-list", PackageResources.themes_list_json),
    ("themes-show", PackageResources.themes_show_json),
    ("themes-check", PackageResources.themes_check_json),
    ("themes-diff", PackageResources.themes_diff_json),
    ("schemes-list", PackageResources.schemes_list_json),
    ("schemes-show", PackageResources.schemes_show_json),
    ("doctor", PackageResources.doctor_json),
  ]
}

import BundledThemes
import Foundation
import PopoverThemes

/// The themes that are there, in the order in which a name is looked up: the files in the user's
/// folder, then the shipped ones.
struct ThemeLibrary {
  static let defaultName = "rounded"

  /// The folder for the user's own themes; `nil` where the environment names no home.
  let userFolder: String?
  /// All of them, those that are shadowed too.
  let entries: [Entry]

  /// - Parameter environment: `XDG_CONFIG_HOME`, or else `HOME`, tells where the user's themes are.
  init(environment: [String: String]) {
    userFolder = UserFolder.configuration.path(environment).map { $0 + "/themes" }
    let own = userFolder.map(Self.files) ?? []
    let shipped = BundledThemes.all.map {
      Entry(name: $0.name, origin: .shipped, path: "(shipped)/\($0.name).yaml")
    }
    var known: Set<String> = []
    entries = (own + shipped).map { entry in
      var entry = entry
      entry.isShadowed = !known.insert(entry.name).inserted
      return entry
    }
  }

  /// The themes of whoever runs the program.
  static var current: ThemeLibrary {
    ThemeLibrary(environment: ProcessInfo.processInfo.environment)
  }

  /// The names that find a theme.
  var names: [String] { entries.filter { !$0.isShadowed }.map(\.name) }

  /// The theme files of a folder by their names; none if there is no such folder. Pipes and the like are
  /// left alone.
  private static func files(in folder: String) -> [Entry] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter(\.isThemeFile).sorted()
      .map { Entry(name: $0.themeName, origin: .user, path: "\(folder)/\($0)") }
      .filter { InputFile.isOrdinary($0.path) }
  }
}

extension ThemeLibrary {
  /// A theme that can be read.
  struct Entry: Equatable {
    /// What it is called by: the name of its file without the extension.
    var name: String
    var origin: Origin
    /// The file's path; of a shipped theme one that no file of the user's has.
    var path: String
    /// Whether another theme of the same name comes before it, so that its name never finds it.
    var isShadowed = false
  }

  /// Where a theme comes from.
  enum Origin: String {
    /// A file that was named by its path.
    case path
    /// A file in the user's folder.
    case user
    case shipped
  }
}

extension ThemeLibrary.Entry {
  init(path: String) {
    self.init(name: path.themeName, origin: .path, path: path)
  }
}

extension String {
  /// Whether a file of this name is taken for a theme. Hidden files are not.
  fileprivate var isThemeFile: Bool { !hasPrefix(".") && hasThemeExtension }
}

import Foundation
import SystemPackage

extension [String: String] {
  /// Whether a variable has a value that is not empty.
  func isSet(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }

  /// The folder that a variable names. Relative paths are ignored, as the XDG specification asks, and so are those that are
  /// not UTF-8: another folder would be meant.
  func folder(_ name: String) -> String? {
    self[name].flatMap { $0.hasPrefix("/") && !$0.contains("\u{FFFD}") ? $0 : nil }
  }

  /// The path of the user's home folder.
  var home: String? { folder("HOME") }

  /// Whether a variable that is set says yes: anything does but `0`, `false`, `no` and `off`.
  func isOn(_ name: String) -> Bool {
    isSet(name) && !["0", "false", "no", "off"].contains(self[name]?.lowercased())
  }
}

/// The environment of this process.
enum ProcessEnvironment {
  /// Its variables, which nothing here changes; they are decoded once.
  static let variables = ProcessInfo.processInfo.environment
}

/// A folder of the program's own, after the XDG Base Directory Specification.
struct UserFolder {
  /// The variable that names the folder in which it is.
  var variable: String
  /// That folder where the variable does not say, relative to the user's home.
  var usual: String

  /// What the user has set up: `$XDG_CONFIG_HOME/poplab`, or `~/.config/poplab`.
  static let configuration = UserFolder(variable: "XDG_CONFIG_HOME", usual: ".config")
  /// What the program stores for the next time: `$XDG_STATE_HOME/poplab`, or `~/.local/state/poplab`.
  static let state = UserFolder(variable: "XDG_STATE_HOME", usual: ".local/state")

  /// The path; `nil` where no variable leads to it.
  func path(_ environment: [String: String]) -> String? {
    if let folder = environment.folder(variable) { return folder + "/poplab" }
    return environment.home.map { "\($0)/\(usual)/poplab" }
  }

  /// Leaves a mark in the folder that the program was started.
  ///
  /// - Returns: whether there was none before; `false` also where no mark can be left, so that it is `true` only once.
  func claimFirstStart(_ environment: [String: String]) -> Bool {
    guard let path = path(environment), !InputFile.isThere(path + "/started") else { return false }
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let mark = try? FileDescriptor.open(
      path + "/started", .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: .ownerReadWrite)
    try? mark?.close()
    return mark != nil
  }
}

/// The variable of the environment that names the locale.
struct LocaleVariable {
  let name: String
  let value: String

  /// The first that is set and not empty; `nil` if none is.
  init?(_ environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.first(where: environment.isSet) else { return nil }
    self.name = name
    value = environment[name] ?? ""
  }

  /// As one sets it in a shell.
  var assignment: String { "\(name)=\(value)" }

  /// The letters before the country, the encoding and the variant.
  var language: String { String(value.prefix { $0.isLetter }) }

  /// Whether its encoding is UTF-8.
  var isUTF8: Bool { ["utf-8", "utf8"].contains { value.lowercased().contains($0) } }
}

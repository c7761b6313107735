import BundledThemes
import Foundation
import PopoverThemes

/// The themes that are there: the shipped ones by name, others by path.
enum ThemeLibrary {
  static let defaultName = "rounded"
  private static let catalog = ThemeCatalog(BundledThemes.all)

  /// All shipped themes in their order.
  static func bundled() throws -> [Theme] { try catalog.names.map(theme) }

  /// A theme by the name of a shipped one, or by the path of a file: anything with a slash in it, or
  /// that ends in `.yaml` or `.yml`.
  static func theme(_ nameOrPath: String) throws -> Theme {
    do {
      return isPath(nameOrPath)
        ? try Theme(contents(of: nameOrPath), path: nameOrPath)
        : try catalog.theme(named: nameOrPath)
    } catch let error as ThemeError {
      throw CommandFailure(error)
    }
  }

  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.hasSuffix(".yaml") || text.hasSuffix(".yml")
  }

  private static func contents(of path: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let reason = (error as NSError).localizedFailureReason ?? error.localizedDescription
      throw CommandFailure("cannot read the theme '\(path)': \(reason)", status: .noInput)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: ThemeError) {
    switch error {
    case .malformed: self.init(located: "\(error)")
    case .unknownName(_, let known):
      self.init(
        "\(error); there are \(known.joined(separator: ", ")), and any file by its path",
        status: .usage)
    }
  }
}

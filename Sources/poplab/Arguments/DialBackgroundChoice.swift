import AnnotatedYAML
import ArgumentParser
import CellCanvas
import Dial
import PopoverScenes
import PopoverThemes

/// What lies behind the labels of a dial.
enum DialBackgroundChoice: ExpressibleByArgument {
  case drawn(DialBackground)
  /// The surface of the theme.
  case theme
  /// A text with colours, by its path.
  case file(String)

  private static let named: [(name: String, choice: Self)] = [
    ("none", .drawn(.none)), ("scale", .drawn(.scale)), ("wheel", .drawn(.colorWheel)),
    ("theme", .theme),
  ]

  init?(argument: String) {
    if let named = Self.named.first(where: { $0.name == argument }) {
      self = named.choice
    } else if argument.contains("/") || argument.contains(".") {
      self = .file(argument)
    } else {
      return nil
    }
  }

  var isTheme: Bool { if case .theme = self { true } else { false } }

  var defaultValueDescription: String { "scale" }

  static var allValueStrings: [String] { named.map(\.name) + ["a path"] }

  /// - Parameter size: as large as the circle is.
  func background(_ theme: Theme?, size: CellSize) throws -> DialBackground {
    switch self {
    case .drawn(let background): return background
    case .theme:
      guard let theme else {
        throw ValidationError("--background theme is that of --theme, which is missing.")
      }
      return .image(theme.surface(size, depth: .trueColor).resizable(capInsets: .zero))
    case .file(let path):
      let image = CellImage(ANSIReader().read(try contents(of: path)))
      return .image(image.resizable(capInsets: .zero))
    }
  }

  private func contents(of path: String) throws -> [UInt8] {
    do throws(InputFile.Fault) {
      return try InputFile.contents(of: path)
    } catch {
      throw CommandFailure(
        "\(path): \(error)".shownSafely, status: error.isMissing ? .noInput : .inputOutput)
    }
  }
}

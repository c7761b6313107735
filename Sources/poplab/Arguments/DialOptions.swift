import AnnotatedYAML
import ArgumentParser
import CellCanvas
import Dial
import MessageText
import PopoverGeometry
import PopoverLab
import PopoverScenes
import PopoverThemes

/// What a dial has on it, how far it is turned, and how it is drawn.
struct DialOptions: ParsableArguments {
  @Option(
    form: "n", read: CellArguments.whole(1...DialOptions.greatestCount, "the number of items"),
    help: "How many items there are; as many as labels, or 12.")
  var items: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The labels of the items, in place of numbers.", valueName: "a,b,c"))
  var labels: String?

  @Option(
    form: "n", read: CellArguments.whole(0...DialOptions.greatestCount - 1, "the value"),
    help: "The item at the mark.")
  var value: Int?

  @Option(
    form: "degrees", read: PointArguments.offset,
    help: "The angle of the dial in degrees, clockwise, in place of --value.")
  var angle: Double?

  @Option(help: "What the lines are made of: braille, blocks or ascii.")
  var style = DialStroke.braille

  @Option(
    help:
      "What lies behind the labels: none, scale, wheel, theme, or a file of text with colours; by default scale.",
    completion: .list(DialBackgroundChoice.names), transform: DialBackgroundChoice.init)
  var background = DialBackgroundChoice.drawn(.scale)

  @Flag(help: "Show only the upper half.")
  var half = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Whose arithmetic to follow: safe or AYN.", valueName: "mode"),
    completion: .list(["safe", "AYN"]), transform: DialOptions.mode)
  var mode = DialMode.safe

  private static let greatestCount = SceneDial.mostItems

  /// The labels as they were given.
  var names: [String] {
    labels?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  private var count: Int { items ?? (labels == nil ? 12 : names.count) }

  func validate() throws {
    guard (1...Self.greatestCount).contains(count) else {
      throw ValidationError("a dial has from 1 to \(Self.greatestCount) items.")
    }
    guard names.count <= count else {
      throw ValidationError(
        "--labels has \(names.count) labels, and --items says \(count); leave out --items, or some labels."
      )
    }
    guard value == nil || angle == nil else {
      throw ValidationError("--value and --angle both say how far the dial is turned; give one.")
    }
    guard value.map((0..<count).contains) ?? true else {
      throw ValidationError("the value is an item from 0 to \(count - 1).")
    }
  }

  func dial() throws -> CellDial {
    guard let scale = DialScale(count: count) else {
      throw ValidationError("a dial has at least one item.")
    }
    let turned = angle.map { $0 * .pi / 180 } ?? scale.angle(showing: value ?? 0)
    return CellDial(
      DialRotation(scale, angle: turned, as: mode), labels: names.map { GlyphText($0) },
      stroke: style, isHalf: half)
  }

  private static func mode(_ name: String) throws -> DialMode {
    guard let mode = DialMode(name: name) else {
      throw ValidationError("unknown mode '\(name)'; a mode of a dial is safe or AYN.")
    }
    return mode
  }
}

extension DialStroke: WordArgument {}

/// What lies behind the labels of a dial.
enum DialBackgroundChoice {
  case drawn(DialBackground)
  /// The surface of the theme.
  case theme
  /// A text with colours, by its path.
  case file(String)

  private static let named: [(name: String, choice: Self)] = [
    ("none", .drawn(.none)), ("scale", .drawn(.scale)), ("wheel", .drawn(.colorWheel)),
    ("theme", .theme),
  ]

  /// - Parameter word: a name, or the path of a file.
  init(_ word: String) throws {
    if let named = Self.named.first(where: { $0.name == word }) {
      self = named.choice
    } else if word.hasFolder || word.contains(".") {
      self = .file(word)
    } else {
      throw ValidationError(
        "unknown background '\(word)'; it is \(Self.names.joined(separator: ", ")), or a file by its path, "
          + "as in ./\(word).")
    }
  }

  var isTheme: Bool { if case .theme = self { true } else { false } }

  static var names: [String] { named.map(\.name) }

  /// - Parameter size: as large as the circle is.
  func background(_ theme: Theme?, size: CellSize) throws -> DialBackground {
    switch self {
    case .drawn(let background): return background
    case .theme:
      guard let theme else {
        throw ValidationError("--background theme needs --theme.")
      }
      return .image(theme.surface(size, depth: .trueColor).resizable(capInsets: .zero))
    case .file(let path):
      let image = CellImage(ANSIReader().read(try InputFile.needed(path)), cutTo: size)
      return .image(image.resizable(capInsets: .zero))
    }
  }
}

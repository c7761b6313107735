import CellCanvas
import PopoverGeometry
import PopoverThemes

/// Everything the lab knows. A frame is a function of it alone.
public struct Lab: Equatable, Sendable {
  /// How the lab came to its end.
  public enum Ending: Equatable, Sendable {
    case quit
    case interrupted
    case terminalLost
  }

  public internal(set) var scene: LabScene
  public internal(set) var size: CellSize
  public internal(set) var ending: Ending?
  /// The count typed so far, which the next action is done with.
  var count: Int?
  /// What the last key did, or why it did nothing.
  var notice: String?
  /// The page of the list of keys that is shown.
  var helpPage: Int?
  var themes: ThemeShelf
  /// What can be shown: colours, and whether anything but ASCII.
  public let look: LabLook
  /// What `reset` returns to.
  let start: LabScene

  /// - Parameters:
  ///   - size: the size of the screen, both at least 1.
  ///   - themes: the themes that a key goes round, and the first one shown.
  public init(
    size: CellSize, scene: LabScene = LabScene(), themes: ThemeShelf, look: LabLook = LabLook()
  ) {
    self.size = size
    self.scene = scene
    self.themes = themes
    self.look = look
    start = scene
  }

  /// The least screen on which the lab can be used.
  public static let leastSize = CellSize(width: 20, height: 5)

  public var isUsable: Bool {
    size.width >= Lab.leastSize.width && size.height >= Lab.leastSize.height
  }

  /// Where anchors and popovers live: the screen without the two lines at the bottom.
  public var container: CellRect {
    CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 2))
  }

  public var theme: Theme { themes.current }

  /// The question that is on the screen.
  public var presentation: PopoverPresentation {
    scene.presentation(in: container, metrics: theme.metrics)
  }
}

/// What the screen can show.
public struct LabLook: Equatable, Sendable {
  public var depth: ColorDepth
  public var isASCII: Bool

  public init(depth: ColorDepth = .trueColor, isASCII: Bool = false) {
    self.depth = depth
    self.isASCII = isASCII
  }
}

/// The themes at hand, one of them in use.
public struct ThemeShelf: Equatable, Sendable {
  private var themes: [Theme]
  private var index: Int

  /// - Parameter first: the theme in use; it is put before `others` if it is not among them.
  public init(first: Theme, others: [Theme] = []) {
    let known = others.firstIndex(of: first)
    themes = known == nil ? [first] + others : others
    index = known ?? 0
  }

  public var current: Theme { themes[index] }
  public var count: Int { themes.count }

  mutating func advance(by steps: Int) { index = (index + steps) % themes.count }
}

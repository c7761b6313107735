import CellCanvas
import PopoverGeometry

/// Anchors and popovers on a screen, and what is expected of them: all that a scene file says.
public struct Scene: Equatable, Sendable {
  /// The name of the scene.
  public var name: String
  /// What it shows, in a line.
  public var about: String
  /// The size of the screen.
  public var screen: SceneScreen
  /// A shipped theme by its name, or a theme file by its path; `nil` leaves the choice to the program.
  public var theme: String?
  /// Which way writing runs, and with it what start and end mean.
  public var writing: WritingDirection
  /// The least distances between popovers and the edges of the screen.
  public var margins: CellInsets
  /// What is taken from the edges of the screen: a status line, a keyboard.
  public var reserved: CellInsets
  /// What popovers must not cover.
  public var keepOut: [SceneRegion]
  /// What popovers hang on; their order has no effect on where popovers go.
  public var anchors: [SceneRegion]
  /// Each keeps clear of those before it.
  public var popovers: [ScenePopover]
  /// What is expected of the popovers.
  public var checks: [SceneCheck]

  /// An empty scene on a real screen, except for what is given.
  public init(
    name: String = "", about: String = "", screen: SceneScreen = .real, theme: String? = nil,
    writing: WritingDirection = .leftToRight, margins: CellInsets = .zero,
    reserved: CellInsets = .zero, keepOut: [SceneRegion] = [], anchors: [SceneRegion] = [],
    popovers: [ScenePopover] = [], checks: [SceneCheck] = []
  ) {
    self.name = name
    self.about = about
    self.screen = screen
    self.theme = theme
    self.writing = writing
    self.margins = margins
    self.reserved = reserved
    self.keepOut = keepOut
    self.anchors = anchors
    self.popovers = popovers
    self.checks = checks
  }
}

extension Scene {
  /// Whether anchors that would hang over an edge are moved inside. On a real screen they are, as its size
  /// was not known when the scene was written.
  public var clampsRegions: Bool { screen == .real }

  /// Where its texts with colours come from, each once.
  public var sources: [ANSISource] {
    popovers.reduce(into: []) { sources, popover in
      if case .ansi(let source) = popover.content, !sources.contains(source) {
        sources.append(source)
      }
    }
  }
}

/// How large the screen of a scene is.
public enum SceneScreen: Equatable, Hashable, Sendable {
  /// The size of the screen on which the scene is shown.
  case real
  case cells(CellSize)

  /// The columns and rows of screens that are drawn.
  public static let range = 1...2000
}

import CellCanvas
import MessageText
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
  /// The colour scheme of its theme: a shipped one by its name, or a file by its path; `nil` for the theme's own colours.
  public var scheme: String?
  /// What its anchors lie on; `nil` is the essay in the lab, and nothing in a picture of the scene alone.
  public var page: ScenePage?
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
  /// What a person is asked to do in it; `nil` for nothing.
  public var task: SceneTask?

  /// An empty scene on a real screen, except for what is given.
  public init(
    name: String = "", about: String = "", screen: SceneScreen = .real, theme: String? = nil,
    scheme: String? = nil, page: ScenePage? = nil, writing: WritingDirection = .leftToRight,
    margins: CellInsets = .zero, reserved: CellInsets = .zero, keepOut: [SceneRegion] = [],
    anchors: [SceneRegion] = [], popovers: [ScenePopover] = [], checks: [SceneCheck] = [],
    task: SceneTask? = nil
  ) {
    self.name = name
    self.about = about
    self.screen = screen
    self.theme = theme
    self.scheme = scheme
    self.page = page
    self.writing = writing
    self.margins = margins
    self.reserved = reserved
    self.keepOut = keepOut
    self.anchors = anchors
    self.popovers = popovers
    self.checks = checks
    self.task = task
  }
}

extension Scene {
  /// Whether anchors that would hang over an edge are moved inside. On a real screen they are, as its size
  /// was not known when the scene was written.
  public var clampsRegions: Bool { screen == .real }

  /// What is reserved of a screen of a size.
  package func reserved(_ asked: CellInsets, of size: CellSize) -> CellInsets {
    clampsRegions ? asked.leavingACell(of: size) : asked
  }

  /// The scene on a screen of its own, of which it reserves as much as of a real one of that size.
  func withScreen(_ size: CellSize) -> Scene {
    var scene = self
    scene.reserved = reserved(reserved, of: size)
    scene.screen = .cells(size)
    return scene
  }

  /// The same with everything moved inside of the screen; locked anchors stay unless `movingLocked`.
  package func moved(onto size: CellSize, movingLocked: Bool) -> Scene {
    var (scene, screen) = (withScreen(size), CellRect(size: size))
    for index in anchors.indices where movingLocked || !anchors[index].isLocked {
      scene.anchors[index].move(into: screen)
    }
    for index in keepOut.indices { scene.keepOut[index].move(into: screen) }
    return scene
  }

  /// Where its texts with colours come from, each once.
  public var sources: [ANSISource] {
    var all = popovers.compactMap { popover -> ANSISource? in
      if case .ansi(let source) = popover.content { source } else { nil }
    }
    if case .ansi(let source) = page { all.append(source) }
    return all.withoutRepetitions
  }

  /// The same scene with paths from the current folder, for a program that has found it elsewhere. Paths of pictures and of
  /// the next scene stay as they are.
  ///
  /// - Parameter location: where paths of its file begin.
  package func moved(from location: SceneLocation) -> Scene {
    var scene = self
    scene.theme = theme.map(location.reference(to:))
    scene.scheme = scheme.map(location.reference(toScheme:))
    if case .ansi(let source) = page { scene.page = .ansi(source.moved(from: location)) }
    for index in popovers.indices {
      guard case .ansi(let source) = popovers[index].content else { continue }
      scene.popovers[index].content = .ansi(source.moved(from: location))
    }
    return scene
  }

  /// The paths of the files that it names, as it names them.
  package var namedFiles: [String] {
    let named = [theme, task?.next].compactMap(\.self).compactMap { name in
      if case .file(let path) = SceneLocation(name) { path } else { nil }
    }
    let scheme = scheme.flatMap { $0.isSchemePath ? $0 : nil }
    let texts = sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
    return named + [scheme].compactMap(\.self) + texts + checks.compactMap(\.picture)
  }
}

extension CellInsets {
  /// Cut so that one cell of a real screen is left, however small it becomes: a keyboard never takes all of it.
  func leavingACell(of size: CellSize) -> CellInsets {
    let top = min(top, max(0, size.height - 1))
    let left = min(left, max(0, size.width - 1))
    return CellInsets(
      top: top, left: left, bottom: min(bottom, max(0, size.height - 1 - top)),
      right: min(right, max(0, size.width - 1 - left)))
  }
}

/// How large the screen of a scene is.
public enum SceneScreen: Equatable, Hashable, Sendable {
  /// The size of the screen on which the scene is shown.
  case real
  /// So many columns and rows.
  case cells(CellSize)

  /// The columns and rows of screens that are drawn.
  public static let range = 1...2000

  /// The sizes that a screen may have, as messages say it.
  package static let sizes =
    "columns x rows, each from \(range.lowerBound) to \(range.upperBound), as in 80x24"

  /// The size where the scene is shown on a screen of the size `real`.
  package func size(on real: CellSize) -> CellSize {
    if case .cells(let size) = self { size } else { real }
  }

  /// Reads `real`, or columns and rows as in `100x30`.
  package init?(name: String) {
    guard let size = CellSize(name, in: Self.range) else {
      if name != "real" { return nil }
      self = .real
      return
    }
    self = .cells(size)
  }

  /// The text that a file has for it.
  package var name: String { if case .cells(let size) = self { size.words } else { "real" } }
}

/// What is expected of a popover, or of all of them, in a situation.
public struct SceneCheck: Equatable, Sendable {
  /// `nil` is every popover of the scene.
  public var popover: String?
  /// The situation in which the check is made.
  public var given: SceneSituation
  /// What is expected there.
  public var expected: SceneExpectations
  /// The path of a picture of screen format as which the scene is to look, relative to the scene's file; `nil` for none.
  public var picture: String?

  /// A check; without arguments it expects nothing of every popover.
  public init(
    popover: String? = nil, given: SceneSituation = SceneSituation(),
    expected: SceneExpectations = SceneExpectations(), picture: String? = nil
  ) {
    self.popover = popover
    self.given = given
    self.expected = expected
    self.picture = picture
  }
}

/// What a person is asked to do in a scene. It is done once all that it names was true at the same time; a scene's
/// popover says in words what is asked.
public struct SceneTask: Equatable, Sendable {
  /// What is expected of the popovers as they lie then; each is without a situation of its own.
  public var checks: [SceneCheck]
  /// The keys of scene files that then have another value than at the start, in the scene or in any part of it.
  public var changed: [String]
  /// What was done besides.
  public var acts: [Act]
  /// What is said when it is done.
  public var done: String
  /// The scene that follows, as its name or the path of its file; `nil` for none.
  public var next: String?

  /// What leaves no trace in a scene. The raw value is the name in files.
  public enum Act: String, CaseIterable, Sendable {
    /// The explanation was opened.
    case explain
    /// The scene was written into a file.
    case save
  }

  /// Whether nothing is to be done.
  package var isEmpty: Bool { checks.isEmpty && changed.isEmpty && acts.isEmpty }

  /// A task; without arguments it asks for nothing.
  public init(
    checks: [SceneCheck] = [], changed: [String] = [], acts: [Act] = [], done: String = "",
    next: String? = nil
  ) {
    self.checks = checks
    self.changed = changed
    self.acts = acts
    self.done = done
    self.next = next
  }
}

/// What differs from the scene while a check is made; `nil` is as the scene has it.
public struct SceneSituation: Equatable, Hashable, Sendable {
  /// Another size of the screen.
  public var screen: CellSize?
  /// Another amount of room taken from the edges.
  public var reserved: CellInsets?

  /// A situation; without arguments it is that of the scene itself.
  public init(screen: CellSize? = nil, reserved: CellInsets? = nil) {
    self.screen = screen
    self.reserved = reserved
  }
}

/// What is expected of a popover; what is `nil` is not checked.
public struct SceneExpectations: Equatable, Sendable {
  /// Whether it is on the screen; one that is hidden meets no other expectation.
  public var isShown: Bool?
  /// The side of the anchor on which it lies.
  public var side: ExpectedSide?
  /// In cells; it may end in .5.
  public var arrowOffset: Double?
  /// Whether there is an arrow and it points at its anchor.
  public var pointsAtAnchor: Bool?
  /// Where it lies, with its border and arrow.
  public var frame: CellRect?
  /// The size of the content that is shown.
  public var size: CellSize?
  /// Whether its content is smaller than preferred.
  public var isShrunk: Bool?
  /// Whether it covers its anchor, another popover, or what is kept out.
  public var overlaps: Bool?
  /// Whether all of it lies in the free area: the screen without margins and what is reserved.
  public var isInside: Bool?
  /// The least contrast of a letter in it.
  public var contrast: Double?
  /// Whether all of its content is seen: nothing is cut off, and no later popover lies on it.
  public var showsWholeText: Bool?
  /// The name of an engine that is to put it into the same place.
  public var sameAsEngine: String?

  /// Expectations that anything meets.
  public init() {}
}

/// The side of its anchor on which a popover is to lie. The raw value is the name in files.
public enum ExpectedSide: String, CaseIterable, Hashable, Sendable {
  /// Its arrow points up.
  case below
  /// Its arrow points down.
  case above
  /// Its arrow points left.
  case right
  /// Its arrow points right.
  case left
  /// Without an arrow, or over the anchor.
  case none

  init(_ side: Side?) { self = side.flatMap { ExpectedSide(rawValue: $0.name) } ?? .none }
}

extension Scene {
  /// The anchor of a popover; for a popover on another popover, the anchor of that one.
  package func anchorIndex(of popover: ScenePopover) -> Int? {
    var name = popover.anchor
    for earlier in popovers.reversed() where earlier.name == name { name = earlier.anchor }
    return anchors.firstIndex { $0.name == name }
  }
}

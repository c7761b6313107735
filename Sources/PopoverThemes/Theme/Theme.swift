import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// How popovers and what is around them look in character cells.
///
/// A theme may be drawn in several ways: ``kind`` and ``appearance`` choose among those that it has,
/// and ``inASCII`` is the theme for terminals that show nothing else.
public struct Theme: Equatable, Sendable {
  public var name: String
  public var author: String
  /// What it looks like, in a line.
  public var summary: String
  /// The theme that it inherits from, as its file names it.
  public internal(set) var parent: String?
  /// Why its contrast is low on purpose; `nil` where it is not.
  public var lowContrastReason: String?

  /// The ways in which its chrome can be drawn, at least one.
  public let kinds: [ChromeKind]
  /// The one in use, which changes the metrics and the drawing. Setting one that is not among
  /// ``kinds`` changes nothing.
  public var kind: ChromeKind {
    didSet { if !kinds.contains(kind) { kind = oldValue } }
  }

  /// The surroundings that it is made for, at least one.
  public let appearances: [Appearance]
  /// The one in use. Setting one that is not among ``appearances`` changes nothing.
  public var appearance: Appearance {
    didSet {
      if let known = palettes[appearance] { palette = known } else { appearance = oldValue }
    }
  }

  /// The styles in use.
  public private(set) var palette: ThemePalette
  private var palettes: [Appearance: ThemePalette]
  /// The usual one and that in ASCII; in an array, so that copies of a theme share them.
  private let faces: [Face]
  /// Whether it is drawn where nothing but ASCII can be shown.
  public private(set) var isASCII = false
  /// The columns that ambiguous characters take where the theme is drawn. Where they take two, texts are
  /// as wide as that, and the chrome is drawn in ASCII, as each of its cells is one column.
  public var ambiguousWidth = AmbiguousWidth.one

  /// - Parameters:
  ///   - fallback: the shape in ASCII; without one, the nearest ASCII for every glyph of `shape`.
  ///   - palettes: one or two; the first is in use. Without one, the terminal's own colours.
  public init(
    name: String, author: String = "", summary: String = "", shape: ThemeShape = ThemeShape(),
    fallback: ThemeShape? = nil, kinds: [ChromeKind] = [],
    palettes: KeyValuePairs<Appearance, ThemePalette> = [:]
  ) {
    self.name = name
    self.author = author
    self.summary = summary
    faces = [Face(shape), Face((fallback ?? shape).inASCII)]
    self.kinds = kinds.isEmpty ? [.fourArrows] : kinds
    kind = self.kinds[0]
    let palettes = palettes.isEmpty ? [.dark: ThemePalette()] : palettes
    appearances = palettes.map(\.key)
    appearance = appearances[0]
    self.palettes = Dictionary(palettes.map { ($0.key, $0.value) }) { first, _ in first }
    palette = palettes[0].value
  }
}

extension Theme {
  /// The shape in use.
  public var shape: ThemeShape { faces[face].shape }

  /// Those of its parts that are asked for with every popover.
  var shadow: ThemeShadow? { faces[face].shape.shadow }
  var backdrop: Int? { faces[face].shape.backdrop }

  /// The place of the face in use.
  private var face: Int { isASCII || ambiguousWidth == .two ? 1 : 0 }

  /// What is drawn in the kind in use.
  var chrome: ThemeChrome { faces[face].chromes[kind.place] }

  /// The same theme in other colours, those in use alone.
  func painted(_ palette: ThemePalette) -> Theme {
    var theme = self
    theme.palettes[appearance] = palette
    theme.palette = palette
    return theme
  }

  /// The same theme with other hues in the appearance in use; every contrast stays as it is.
  ///
  /// - Parameter turn: from red towards green, in turns.
  public func turned(by turn: Double) -> Theme { painted(ThemePalette(palette, turnedBy: turn)) }

  /// Whether it has a colour of its own that is no grey.
  public var hasHues: Bool { palette.hasHues }

  /// The theme as it is drawn where nothing but ASCII can be shown.
  public var inASCII: Theme {
    var theme = self
    theme.isASCII = true
    return theme
  }

  /// Whether its own lines are ASCII: where nothing else can be shown, or by choice.
  var drawsASCII: Bool { isASCII || faces[0].shape.drawsASCII }

  /// A text as it is drawn in this theme.
  public func text(_ words: String) -> GlyphText { GlyphText(words, ambiguous: ambiguousWidth) }

  /// A picture in this theme as the screen can show it. Texts stay as they are where the screen can show
  /// them, whatever the chrome is made of.
  public func legible(_ canvas: Canvas) -> Canvas {
    if isASCII { return canvas.inASCII }
    return ambiguousWidth == .two ? canvas.withoutAmbiguous : canvas
  }

  /// What the theme tells the geometry, in cells; another kind may have other metrics.
  public var metrics: PopoverMetrics { faces[face].chromes[kind.place].metrics }

  /// The style of a role on a terminal of this depth; a table look-up. Where the fill changes from
  /// top to bottom, it is that of the first step.
  public func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    palette.style(role, depth: depth)
  }
}

extension Theme {
  /// The theme in each of its appearances and kinds, the present ones first.
  public var looks: [Theme] {
    let appearances = [appearance] + appearances.filter { $0 != appearance }
    let kinds = [kind] + kinds.filter { $0 != kind }
    return appearances.flatMap { appearance in
      kinds.map { kind in
        var theme = self
        (theme.appearance, theme.kind) = (appearance, kind)
        return theme
      }
    }
  }
}

/// A shape with all that depends on nothing else.
private struct Face: Equatable, Sendable {
  let shape: ThemeShape
  /// By the places of their kinds.
  let chromes: [ThemeChrome]

  init(_ shape: ThemeShape) {
    self.shape = shape
    chromes = ChromeKind.allCases.map(shape.chrome)
  }
}

extension ChromeKind {
  /// Its place among all kinds.
  fileprivate var place: Int {
    switch self {
    case .turnedArrow: 0
    case .fourArrows: 1
    case .seamless: 2
    }
  }
}

extension Theme {
  /// What lists and sentences call the theme that a name finds: the name, and its title where that is
  /// another one.
  public func label(named name: String) -> String {
    let own = name.shownSafely
    return self.name == own ? own : "\(own) (\(self.name))"
  }
}

extension Theme {
  /// The luminance, from 0 to 1, of what fills most of the screen: the page, or the popover where the
  /// page has the terminal's own colours.
  public var brightness: Double { palette.brightness }

  /// Whether light text stands out more on it than dark text.
  public var isDark: Bool { brightness <= ThemePalette.darkLimit }

  /// Whether it is dark, and whether it is light, in any of its appearances.
  public var shades: (dark: Bool, light: Bool) {
    appearances.reduce(into: (false, false)) { shades, appearance in
      var look = self
      look.appearance = appearance
      if look.isDark { shades.dark = true } else { shades.light = true }
    }
  }
}

extension Theme {
  /// What of the metrics' insets a popover may do without, in cells.
  public var droppable: DroppableInsets { shape.droppable(kind) }
}

import CellCanvas
import MessageText
import PopoverGeometry

/// The appearance of popovers and their surroundings in character cells.
///
/// A theme can have several variants: ``kind`` and ``appearance`` choose one of them, and ``inASCII`` is the
/// theme for terminals that show nothing but ASCII.
public struct Theme: Equatable, Sendable {
  /// The title, which is the name of the file by default.
  public var name: String
  /// The author, if the file names one.
  public var author: String
  /// A description in one line.
  public var summary: String
  /// The theme from which it inherits, as its file names it.
  public internal(set) var parent: String?
  /// The paths of the files from which it inherits, the nearest first; shipped themes have none.
  package internal(set) var ancestorFiles: [String] = []
  /// The reason why its contrast is low on purpose; `nil` if it is not.
  public var lowContrastReason: String?
  /// The colours of a scheme that it takes for some tones, by their names in `ColorScheme.color(named:)`.
  public internal(set) var schemeColors: [SchemeTone: String] = [:]

  /// The kinds in which its chrome can be drawn, at least one.
  public let kinds: [ChromeKind]
  /// The kind in use, on which metrics and drawing depend; one that is not in ``kinds`` is ignored.
  public var kind: ChromeKind {
    didSet { if !kinds.contains(kind) { kind = oldValue } }
  }

  /// The appearances for which it is made, at least one.
  public private(set) var appearances: [Appearance]
  /// The appearance in use. Setting one that is not in ``appearances`` has no effect.
  public var appearance: Appearance {
    didSet {
      if let known = palettes[appearance] { palette = known } else { appearance = oldValue }
    }
  }

  /// The styles in use.
  public private(set) var palette: ThemePalette
  private var palettes: [Appearance: ThemePalette]
  /// The ordinary face and the one in ASCII; in an array, so that copies of a theme share them.
  private let faces: [Face]
  /// Whether it is drawn for a terminal that shows nothing but ASCII.
  public private(set) var isASCII = false
  /// The width of ambiguous characters on the terminal. Where it is two, texts are measured with it, and the
  /// chrome is drawn in ASCII, as each of its glyphs must take one column.
  public var ambiguousWidth = AmbiguousWidth.one

  /// Creates a theme from its parts.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - author: who has made it.
  ///   - summary: what it looks like, in a sentence.
  ///   - shape: its glyphs and figures.
  ///   - fallback: the shape in ASCII; by default `shape` with the nearest ASCII for every glyph.
  ///   - kinds: the kinds of chrome that it can be drawn in, the first one in use; by default
  ///     `four-arrows`.
  ///   - palettes: one or two, the first one in use; by default the terminal's own colours.
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

  /// Parts of the shape, without a copy of the whole shape.
  var shadow: ThemeShadow? { faces[face].shape.shadow }
  var backdrop: Int? { faces[face].shape.backdrop }

  /// The index of the face in use.
  private var face: Int { isASCII || ambiguousWidth == .two ? 1 : 0 }

  /// The chrome in the kind in use.
  var chrome: ThemeChrome { faces[face].chrome(kind) }

  /// The same theme with another palette in the appearance in use.
  func recolored(with palette: ThemePalette) -> Theme {
    var theme = self
    theme.palettes[appearance] = palette
    theme.palette = palette
    return theme
  }

  /// The same theme with one palette, in one appearance.
  func having(_ palette: ThemePalette, in appearance: Appearance) -> Theme {
    var theme = self
    (theme.appearances, theme.palettes) = ([appearance], [appearance: palette])
    theme.appearance = appearance
    return theme
  }

  /// The same theme with other hues in the appearance in use, and with the same contrasts.
  ///
  /// - Parameter turn: the way from red towards green, in turns.
  public func turned(by turn: Double) -> Theme {
    recolored(with: ThemePalette(palette, turnedBy: turn))
  }

  /// Whether it has a colour of its own that is not grey.
  public var hasHues: Bool { palette.hasHues }

  /// The theme for terminals that show nothing but ASCII.
  public var inASCII: Theme {
    var theme = self
    theme.isASCII = true
    return theme
  }

  /// Whether its chrome is of ASCII: by its own choice, or because the terminal shows nothing else.
  var drawsASCII: Bool { isASCII || faces[0].shape.drawsASCII }

  /// A text with the widths that its characters have in this theme.
  public func text(_ words: String) -> GlyphText { GlyphText(words, ambiguous: ambiguousWidth) }

  /// A picture with replacements for the glyphs that the terminal cannot show. Texts stay as they are where
  /// the terminal can show them, even if the chrome is of ASCII.
  public func legible(_ canvas: Canvas) -> Canvas {
    if isASCII { return canvas.inASCII }
    return ambiguousWidth == .two ? canvas.withoutAmbiguous : canvas
  }

  /// The metrics for the geometry, in cells. They depend on the kind in use.
  public var metrics: PopoverMetrics { faces[face].chrome(kind).metrics }

  /// 1 on each side where its border or its picture has an edge, in the kind in use, and 0 on the others.
  package var borderWidths: CellInsets {
    CellInsets { axis in
      let corners = chrome.corners[axis]
      return Ends(near: min(1, corners.near), far: min(1, corners.far))
    }
  }

  /// The parts of the insets that a popover can drop where it lacks room, in cells.
  public var droppable: DroppableInsets { shape.droppable(kind) }

  /// The style of a role at a colour depth; of a fill with steps, that of the first.
  public func style(_ role: ThemeRole, depth: ColorDepth) -> Style {
    palette.style(role, depth: depth)
  }
}

extension Theme {
  /// The theme in each of its appearances and kinds, the ones in use first.
  public var variants: [Theme] {
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

/// A shape and its chrome in each kind.
private struct Face: Equatable, Sendable {
  let shape: ThemeShape
  private let turnedArrow: ThemeChrome
  private let fourArrows: ThemeChrome
  private let seamless: ThemeChrome

  init(_ shape: ThemeShape) {
    self.shape = shape
    turnedArrow = shape.chrome(.turnedArrow)
    fourArrows = shape.chrome(.fourArrows)
    seamless = shape.chrome(.seamless)
  }

  func chrome(_ kind: ChromeKind) -> ThemeChrome {
    switch kind {
    case .turnedArrow: turnedArrow
    case .fourArrows: fourArrows
    case .seamless: seamless
    }
  }
}

extension Theme {
  /// The name by which the theme is found, followed by its title where that differs.
  public func label(named name: String) -> String {
    let own = name.shownSafely
    return self.name == own ? own : "\(own) (\(self.name))"
  }

  /// The luminance, from 0 to 1, of the page; of the popover where the page has the terminal's own colours.
  public var brightness: Double { palette.brightness }

  /// Whether light text has more contrast on it than dark text.
  public var isDark: Bool { palette.isDark }

  /// Whether it is light, dark or both: its variants together are as light or dark as their colours say, and what has none
  /// for page, fill and text is as the terminal is.
  public var shades: Set<Appearance> {
    Set(
      palettes.values.flatMap { palette in
        palette.isOfTerminal ? Appearance.allCases : [palette.isDark ? .dark : .light]
      })
  }
}

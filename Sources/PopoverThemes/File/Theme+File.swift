import AnnotatedYAML
import BundledThemes
import CellCanvas
import PopoverGeometry

extension Theme {
  /// What the schema for editors says of a theme file.
  package static var fileSchema: ValueSchema { ThemeDraft.keys.schema }

  /// Reads a theme file; `path` names it in messages, and a theme without a name. The reader finds what it inherits from; the
  /// usual one finds nothing.
  public init(_ source: [UInt8], path: String, reader: ThemeReader = ThemeReader())
    throws(ThemeError)
  {
    self = try reader.theme(ThemeSource(path: path, bytes: source))
  }
}

/// Themes by name, each read on demand. They can inherit from one another.
public struct ThemeCatalog: Sendable {
  private let sources: [(name: String, source: [UInt8])]

  /// Creates a catalog from names and contents of files; of several with one name the first counts.
  public init(_ sources: [(name: String, source: [UInt8])]) { self.sources = sources }

  /// The names of the themes in the order of their sources.
  public var names: [String] { sources.map(\.name) }

  /// The file of a theme; `nil` if the name is unknown.
  public func source(named name: String) -> ThemeSource? {
    sources.first { $0.name == name }.map { ThemeSource(path: "\(name).yaml", bytes: $0.source) }
  }

  /// The theme of a name.
  ///
  /// - Throws: the faults of its file, or the known names for an unknown one.
  public func theme(named name: String) throws(ThemeError) -> Theme {
    guard let source = source(named: name) else { throw .unknownName(name, known: names) }
    return try reader.theme(source)
  }

  /// A reader for files that inherit from these themes.
  public var reader: ThemeReader {
    ThemeReader(knownNames: names) { $0.isPath ? nil : source(named: $0.text) }
  }
}

extension ThemeCatalog {
  /// The themes that come with the package.
  public static let shipped = ThemeCatalog(BundledThemes.all)
}

extension Theme {
  /// The themes that come with the package, by the names of their files: `Theme.shipped["rounded"]`. They are read
  /// once, when one is first asked for.
  public static let shipped: [String: Theme] = ThemeCatalog.shipped.names.reduce(into: [:]) {
    $0[$1] = try? ThemeCatalog.shipped.theme(named: $1)
  }

  /// The effective value of every key of the theme; unset keys are `none`. Words, numbers and insets are written as in a
  /// file; the rows of a picture and the colours of a gradient stand one after another.
  public var listing: [(key: String, value: String)] {
    let own = [
      ("name", name), ("author", author), ("summary", summary), ("inherits", parent ?? ""),
      ("low-contrast", lowContrastReason ?? ""),
      ("kinds", kinds.map(\.rawValue).words), ("kind", kind.rawValue),
      ("appearances", appearances.map(\.rawValue).words), ("appearance", appearance.rawValue),
    ]
    let tones = SchemeTone.allCases.compactMap { tone in
      schemeColors[tone].map { ("scheme.\(tone.rawValue)", $0) }
    }
    return own.map { ($0.0, $0.1.isEmpty ? "none" : $0.1) } + shape.listing(kind) + palette.listing
      + tones + listingOfOthers
  }

  /// The same of what is not in use, each behind its name: the other kinds, the chrome in ASCII, the other appearance.
  private var listingOfOthers: [(key: String, value: String)] {
    let (others, fallback) = (kinds.filter { $0 != kind }, inASCII.shape)
    let kinds = others.flatMap {
      [
        ($0.rawValue, shape.listing(ofKind: $0)),
        ("ascii.\($0.rawValue)", fallback.listing(ofKind: $0)),
      ]
    }
    let appearances = variants.filter { $0.kind == kind && $0.appearance != appearance }
      .map { ($0.appearance.rawValue, $0.palette.listing) }
    return (kinds + [("ascii", fallback.listing(kind))] + appearances).flatMap { name, listing in
      listing.map { ("\(name).\($0.key)", $0.value) }
    }
  }
}

extension ThemeShape {
  fileprivate func listing(_ kind: ChromeKind) -> [(key: String, value: String)] {
    let surface = [
      ("border", border?.glyphs.words ?? "none"),
      ("background", background.map { GlyphArt($0).words } ?? "none"),
      ("padding", padding.words), ("content-frame", contentFrame?.glyphs.words ?? "none"),
    ]
    let labels = title.listing("title") + footer.listing("footer")
    return surface + listing(ofKind: kind) + labels + (shadow?.listing ?? [("shadow", "none")])
      + [("backdrop", backdrop.map { "\($0)" } ?? "none")]
  }

  /// The keys whose values are others in another kind.
  fileprivate func listing(ofKind kind: ChromeKind) -> [(key: String, value: String)] {
    [
      ("insets", droppable(kind).border.words), ("caps", chrome(kind).metrics.capInsets.words),
    ] + arrowListing(kind)
  }

  private func arrowListing(_ kind: ChromeKind) -> [(key: String, value: String)] {
    if kind == .seamless, let seamless { return seamless.listing }
    let arrow = kind == .turnedArrow ? turnedArrow : arrow
    return ArrowDirection.allCases.map { ("arrow.\($0.name)", arrow.art[$0].words) }
      + [("overlap", "\(arrow.overlap)")]
      + ArrowDirection.allCases.map {
        ("join.\($0.name)", GlyphArt(rows: [arrow.joins[$0]]).words)
      }
  }
}

extension SeamlessPictures {
  fileprivate var listing: [(key: String, value: String)] {
    ArrowDirection.allCases.flatMap { direction in
      let edge = edges[direction]
      return [("middle", edge.middle), ("start", edge.start), ("end", edge.end)].map {
        place, picture in
        ("images.\(direction.name).\(place)", picture.map { GlyphArt($0.picture).words } ?? "none")
      }
    }
  }
}

extension ThemeLabel {
  fileprivate func listing(_ key: String) -> [(key: String, value: String)] {
    [("\(key).position", position.rawValue), ("\(key).alignment", alignment.rawValue)]
  }
}

extension ThemeShadow {
  fileprivate var listing: [(key: String, value: String)] {
    [
      ("shadow.side", side.rawValue), ("shadow.size", "[\(size.height), \(size.width)]"),
      ("shadow.dim", "\(dim)"), ("shadow.glyph", glyph?.text ?? "none"),
    ]
  }
}

extension ThemePalette {
  fileprivate var listing: [(key: String, value: String)] {
    ThemeRole.allCases.flatMap { role in
      let style = style(role, depth: .trueColor)
      let mono = self.style(role, depth: .none)
      return [
        ("foreground", style.foreground.fileWords), ("background", backgrounds(of: role)),
        ("attributes", style.attributes.words), ("mono", mono.attributes.words),
      ].map { ("styles.\(role.name).\($0.0)", $0.1) }
    }
  }

  /// The background, or the backgrounds from top to bottom.
  private func backgrounds(of role: ThemeRole) -> String {
    let colors = steps(depth: .trueColor).map { $0[role.rawValue].background.fileWords }
    return Set(colors).count > 1 ? colors.joined(separator: " ") : colors[0]
  }
}

extension GlyphArt {
  /// The glyphs of a picture, with blanks for holes.
  fileprivate init(_ picture: ChromePicture) {
    self.init(rows: picture.parts.map { $0.map { $0?.glyph ?? .space } })
  }

  /// The rows from top to bottom.
  fileprivate var words: String {
    let rows = rows.filter { !$0.isEmpty }.map { "\"" + $0.map(\.text).joined() + "\"" }
    return rows.isEmpty ? "none" : rows.joined(separator: " ")
  }
}

extension Insets {
  /// As a file has them: one number for all edges, those of rows and columns, or each by its name.
  fileprivate var words: String {
    let cells = CellInsets(self)
    guard (cells.top, cells.left) == (cells.bottom, cells.right) else {
      let edges = CellInsets.edges.map { "\($0.name): \(cells[keyPath: $0.cells])" }
      return "{ \(edges.joined(separator: ", ")) }"
    }
    return cells.top == cells.left ? "\(cells.top)" : "[\(cells.top), \(cells.left)]"
  }
}

extension Color {
  /// The colour in the words of a theme file: `blue`, `#d1ccbb` or `standard`.
  public var fileWords: String {
    paletteIndex.map { ColorName.name($0) } ?? hexadecimal ?? "standard"
  }
}

extension Attributes {
  /// As a file has them: `none`, one or a list.
  fileprivate var words: String { isEmpty ? "none" : names.words }
}

extension [String] {
  /// As a file has one word, or a list of any number.
  fileprivate var words: String { count == 1 ? self[0] : "[\(joined(separator: ", "))]" }
}

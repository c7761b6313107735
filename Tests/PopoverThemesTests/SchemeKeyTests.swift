import CellCanvas
import ColorSchemes
import PopoverThemes
import Testing

@Suite("The colours of a scheme that a theme chooses")
struct SchemeKeyTests {
  private var scheme: ColorScheme {
    var scheme = ColorScheme(format: .base16)
    let colors: [(SchemeSlot, UInt32)] = [
      (.background, 0x101010), (.foreground, 0xF0F0F0), (.ansi(1), 0xFF4040), (.ansi(4), 0x60A0FF),
      (.ansi(6), 0x40E0E0),
    ]
    for (slot, rgb) in colors { scheme.colors[slot] = SchemeColor(rgb) }
    scheme.extras = [SchemeExtra("base09", 0xFFA040)]
    return scheme
  }

  /// The background of the anchor, which is the accent.
  @Test(
    arguments: [
      ("{}", 0x60A0FF), ("{ accent: ansi.6 }", 0x40E0E0), ("{ accent: base09 }", 0xFFA040),
      ("{ accent: foreground }", 0xF0F0F0), ("{ warning: ansi.6 }", 0x60A0FF),
      // What the scheme lacks is passed over.
      ("{ accent: ansi.13 }", 0x60A0FF), ("{ accent: base0F }", 0x60A0FF),
      ("{ accent: indexed.4 }", 0x60A0FF),
    ] as [(String, UInt32)])
  func theChosenColorIsTaken(text: String, accent: UInt32) throws {
    let theme = try Theme([UInt8]("scheme: \(text)".utf8), path: "t.yaml").colored(by: scheme)
    #expect(theme.style(.anchor, depth: .trueColor).background == .rgb(accent))
  }

  /// A scheme that has nothing but its background leaves black and white, also to a theme without lines.
  @Test(arguments: [0x000000, 0xFFFFFF] as [UInt32])
  func whatHasNoColorIsSeen(background: UInt32) throws {
    let scheme = ColorScheme(format: .kitty, colors: [.background: SchemeColor(background)])
    let (ground, ink) = (Color.rgb(background), Color.rgb(0xFFFFFF - background))
    func style(_ role: ThemeRole, _ text: String) throws -> Style {
      try Theme([UInt8](text.utf8), path: "t.yaml").colored(by: scheme)
        .style(role, depth: .trueColor)
    }
    for role in [ThemeRole.page, .text, .border, .arrow, .title, .dim] {
      let style = try style(role, "border: rounded")
      #expect(style.foreground == ink && style.background == ground, "\(role)")
    }
    for role in [ThemeRole.anchor, .selection, .notice] {
      let style = try style(role, "border: rounded")
      #expect(style.foreground == ground && style.background == ink, "\(role)")
    }
    let solid = "styles: { fill: { background: red }, arrow: { foreground: red } }"
    #expect(try style(.arrow, solid).foreground == ink)
    #expect(try style(.text, solid).foreground == ground)
    #expect(try style(.title, solid).foreground == ground)
  }

  /// What lies on the only colour that a scheme has is black or white.
  @Test(arguments: [ThemeRole.anchor, .selection, .notice])
  func whatLiesOnTheForegroundIsSeen(role: ThemeRole) throws {
    let scheme = ColorScheme(format: .kitty, colors: [.foreground: SchemeColor(0xDDDDDD)])
    let theme = try Theme([UInt8]("border: rounded".utf8), path: "t.yaml").colored(by: scheme)
    let style = theme.style(role, depth: .trueColor)
    #expect(style.background == .rgb(0xDDDDDD) && style.foreground == .rgb(0))
  }

  /// Names that are nearly those of slots, and colours themselves, are none of the scheme; those of base16 may be in any
  /// letters.
  @Test(arguments: [
    ("Foreground", false), ("dim-forground", false), ("'#ffffff'", false), ("'7'", false),
    ("comment", true), ("base0f", true), ("selection2", true),
  ])
  func aNameThatIsNearlyASlotIsAFault(name: String, isRight: Bool) {
    let theme = try? Theme([UInt8]("scheme: { accent: \(name) }".utf8), path: "t.yaml")
    #expect((theme != nil) == isRight)
  }

  @Test func theListingHasTheKey() throws {
    let text = "scheme: { line: ansi.6, accent: base09 }"
    let listing = try Theme([UInt8](text.utf8), path: "t.yaml").listing
    let own = listing.filter { $0.key.hasPrefix("scheme.") }.map { "\($0.key) \($0.value)" }
    #expect(own == ["scheme.accent base09", "scheme.line ansi.6"])
  }

  @Test func aChildKeepsWhatItDoesNotChange() throws {
    let parent = [UInt8]("scheme: { accent: ansi.6, line: ansi.1 }".utf8)
    let child = [UInt8]("inherits: parent\nscheme: { line: ansi.4 }".utf8)
    let catalog = ThemeCatalog([("parent", parent), ("child", child)])
    let own = try catalog.theme(named: "child").listing.filter { $0.key.hasPrefix("scheme.") }
    #expect(own.map(\.value) == ["ansi.6", "ansi.4"])
  }

  private static let tones =
    "expected colours by tone, as in { accent: ansi.4 }; --scheme and the key of scenes name a scheme"

  private static let expected =
    "expected a colour of the scheme: ansi.0 to ansi.15, foreground, base0D and the like"

  @Test(arguments: [
    ("scheme: { accnt: ansi.4 }", "1:11: unknown key 'accnt'; did you mean 'accent'?"),
    ("scheme: { accent: ansi.16 }", "1:19: found 'ansi.16'; \(expected)"),
    ("scheme: { accent: dim.8 }", "1:19: found 'dim.8'; \(expected)"),
    ("scheme: { accent: asni.4 }", "1:19: found 'asni.4'; \(expected)"),
    ("scheme: { accent: base0Q }", "1:19: found 'base0Q'; \(expected)"),
    ("scheme: { accent: base18 }", "1:19: found 'base18'; \(expected)"),
    ("scheme: { accent: ansi }", "1:19: found 'ansi'; \(expected)"),
    ("scheme: { accent: '' }", "1:19: found nothing; \(expected)"),
    ("scheme: { accent: [ansi.4] }", "1:19: found a list; \(expected)"),
    ("scheme: nord", "1:9: found 'nord'; \(tones)"),
    ("scheme: [nord]", "1:9: found a list; expected lines such as 'key: value'"),
  ])
  func faults(text: String, message: String) {
    let error = #expect(throws: ThemeError.self) {
      try Theme([UInt8](text.utf8), path: "t.yaml")
    }
    #expect(error.map { "\($0)" } == "t.yaml:" + message)
  }
}

import ColorSchemes
import Foundation
import Testing

/// A scheme in which every slot has a colour of its own.
private let full: ColorScheme = {
  let numbered = (0..<16).map(SchemeSlot.ansi) + (0..<8).map(SchemeSlot.dim)
  let slots =
    numbered + [
      .foreground, .background, .cursor, .cursorText, .selectionBackground, .selectionForeground,
      .dimForeground, .brightForeground,
    ]
  var scheme = ColorScheme(
    format: .alacritty, name: "Ünïcode: \"A\" & <b>", author: "Jane # Doe", variant: "dark")
  for (index, slot) in slots.enumerated() {
    scheme.colors[slot] = SchemeColor(0x0A_1020 + UInt32(index) * 0x05_0307)
  }
  scheme.extras = [SchemeExtra("colors.indexed_colors.16", 0xABCDEF)]
  return scheme
}()

/// What a format has no place for.
func lost(in format: SchemeFormat) -> Set<SchemeSlot> {
  let dims = Set((0..<8).map(SchemeSlot.dim))
  let foregrounds: Set<SchemeSlot> = [.dimForeground, .brightForeground]
  let shared: Set<SchemeSlot> = [.ansi(0), .ansi(7), .cursor, .cursorText, .selectionForeground]
  let brights = Set((9...14).map(SchemeSlot.ansi))
  return switch format {
  case .alacritty: []
  case .foot: foregrounds
  case .windowsTerminal: dims.union(foregrounds).union([.cursorText, .selectionForeground])
  case .base24: dims.union(foregrounds).union(shared)
  case .base16: dims.union(foregrounds).union(shared).union(brights)
  default: dims.union(foregrounds)
  }
}

@Suite("Writing a colour scheme")
struct SchemeWritingTests {
  private func again(_ scheme: ColorScheme, as format: SchemeFormat) throws -> ColorScheme {
    try ColorScheme.read(Array(scheme.written(as: format).text.utf8)).scheme
  }

  /// The colours in any format, and then in any other one.
  @Test(arguments: SchemeFormat.allCases, SchemeFormat.allCases)
  func everyPairKeepsWhatBothHold(first: SchemeFormat, second: SchemeFormat) throws {
    let one = try again(full, as: first)
    let other = try again(one, as: second)
    #expect(one.format == first && other.format == second)
    var gone = lost(in: first).union(lost(in: second))
    // Foot has both of them or none.
    if second == .foot, gone.contains(.cursorText) { gone.insert(.cursor) }
    for (slot, color) in full.colors where !gone.contains(slot) {
      #expect(other[slot] == color.rgb, "\(slot.name)")
    }
    #expect(other.name == full.name && other.author == full.author)
    #expect(other.variant == full.variant)
  }

  @Test(arguments: SchemeFormat.allCases) func whatIsLostIsSaid(format: SchemeFormat) {
    let remark = full.written(as: format).remarks.first { $0.contains("no place") } ?? ""
    let lost = lost(in: format)
    #expect(lost.isEmpty == remark.isEmpty || !lost.isEmpty, "\(remark)")
    #expect(lost.contains(.dim(0)) == remark.contains("dim.0 to dim.7"))
    for slot in lost where !slot.name.contains(".") {
      #expect(remark.contains(slot.name), "\(remark)")
    }
    for slot in [SchemeSlot.foreground, .background, .selectionBackground, .ansi(1)] {
      #expect(!remark.split(whereSeparator: { " ,".contains($0) }).contains { $0 == slot.name })
    }
  }

  /// What a file of the same format is made of comes back, in the same order.
  @Test(arguments: Trap.ofLines + Trap.ofParsers) func theSameFormatIsKept(trap: Trap) throws {
    let scheme = try ColorScheme.read(Array(trap.file.utf8)).scheme
    guard scheme.format != .wezterm, scheme.name != nil || scheme.format != .vhs else { return }
    let other = try again(scheme, as: scheme.format)
    #expect(other.colors == scheme.colors)
    #expect(Set(other.extras) == Set(scheme.extras))
  }

  /// The lines without the words that say how a colour was mixed, which is known only once.
  private func plain(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { line in
      line.hasPrefix("  base") ? line.prefix(19) : line
    }
  }

  /// Each file in each format, which written once more is the same text.
  @Test(arguments: Trap.ofLines + Trap.ofParsers) func writingTwiceIsWritingOnce(trap: Trap) throws
  {
    let scheme = try ColorScheme.read(Array(trap.file.utf8)).scheme
    for format in SchemeFormat.allCases {
      let text = scheme.written(as: format).text
      guard let other = try? ColorScheme.read(Array(text.utf8)).scheme, other.format == format
      else { continue }
      #expect(plain(other.written(as: format).text) == plain(text))
    }
  }

  @Test func theNumberedColoursGoAlong() throws {
    for format in [SchemeFormat.ghostty, .kitty, .alacritty, .wezterm, .foot, .xresources] {
      let once = try again(full, as: format)
      #expect(once.extras.map(once.commonName) == ["color16"], "\(format)")
      let other = try again(once, as: .kitty)
      #expect(other.extras == [SchemeExtra("color16", 0xABCDEF)], "\(format)")
    }
    let remarks = full.written(as: .gogh).remarks
    #expect(remarks.contains { $0.contains("colors.indexed_colors.16") })
  }

  @Test(arguments: [
    (
      "color0 #000000\ncursor none\ntab_bar_background none\n",
      "cursor none\ntab_bar_background none\n"
    ),
    (
      "background = 282c34\nselection-foreground = cell-foreground\n",
      "selection-foreground = cell-foreground\n"
    ),
    ("[colors]\nregular0=000000\njump-labels=11111b fab387\n", "jump-labels=11111b fab387\n"),
    (
      "[colors.cursor]\ntext = \"CellBackground\"\ncursor = \"#ffffff\"\n",
      "text = \"CellBackground\"\n"
    ),
    (
      "[colors.normal]\nred = '#a00000'\n[colors.line_indicator]\nforeground = 'None'\n"
        + "[[colors.indexed_colors]]\nindex = 100\ncolor = '#123456'\n",
      "[colors.line_indicator]\nforeground = \"None\"\n"
    ),
  ])
  func whatIsNoSingleColourComesBack(file: String, end: String) throws {
    let scheme = try ColorScheme.read(Array(file.utf8)).scheme
    #expect(scheme.written(as: scheme.format).text.hasSuffix(end))
    let remark = scheme.written(as: .vhs).remarks.first ?? ""
    let word = try #require(scheme.words.first)
    #expect(remark.contains("vhs has no place for") && remark.contains("\(word.key) \(word.text)"))
    #expect(try again(scheme, as: scheme.format).words == scheme.words)
  }

  @Test func aColourTakesThePlaceOfAWord() throws {
    let scheme = try ColorScheme.read(Array("color0 #000000\ncursor none\n".utf8)).scheme
    let tuned = scheme.having(0x123456, in: .cursor)
    #expect(tuned.written(as: .kitty).text.hasSuffix("cursor #123456\n"))
    #expect(tuned.words.isEmpty)
  }

  /// Digits alone are a number, and three letters a word, unless the key has colours only.
  @Test(arguments: [
    ("color0 #000000\nscrollback_lines 100000\n", [String]()),
    ("background = 100000\nscrollback-limit = 10000000\n", []),
    ("background = abc\nfont-family = bed\n", []),
    ("[colors.primary]\nbackground = \"#000000\"\n[scrolling]\nhistory = 100000\n", []),
    (
      "[colors]\nregular0=000000\n16=100000\nurls=112233\n[scrollback]\nlines=100000\n",
      ["16", "urls"]
    ),
    ("palette = 0=#000000\npalette = 17=112233\n", ["palette.17"]),
    ("color_01: '#000000'\nhash: '123456'\n", []),
  ])
  func numbersAreNoColours(file: String, extras: [String]) throws {
    let scheme = try ColorScheme.read(Array(file.utf8)).scheme
    #expect(scheme.extras.map(\.name) == extras)
  }

  @Test func aTableIsWrittenOnce() throws {
    let file = "[metadata]\nname = \"A\"\nb = \"#123456\"\n[colors]\nforeground = \"#ffffff\"\n"
    let text = try ColorScheme.read(Array(file.utf8)).scheme.written(as: .wezterm).text
    #expect(text.hasPrefix("[metadata]\nname = \"A\"\nb = \"#123456\"\n\n[colors]\n"))
  }

  @Test func anyKeyOfTOMLComesBack() throws {
    let file =
      "mine = \"#112233\"\n\"\" = \"#010101\"\n[colors.primary]\nbackground = \"#000000\"\n"
      + "[x]\n\"a.b\" = \"#aabbcc\"\n\"c\\\"d\" = \"#ccbbaa\"\ny = [\"#111111\", \"#222222\"]\n"
    let scheme = try ColorScheme.read(Array(file.utf8)).scheme
    #expect(scheme.extras.count == 6)
    let text = scheme.written(as: .alacritty).text
    #expect(
      text.hasPrefix("\"\" = \"#010101\"\nmine = \"#112233\"\n\n[colors.primary]\n"), "\(text)")
    #expect(try Set(again(scheme, as: .alacritty).extras) == Set(scheme.extras))
  }

  /// Ten times as many tables take about ten times as long; it was a hundred times. Others may compute meanwhile.
  @Test func thereMayBeThousandsOfTables() throws {
    let times = try [900, 9_000].map { count in
      let tables = (0..<count).map { "[a\($0)]\nk = '#000000'\n" }
      let file = "[colors.primary]\nbackground = '#000000'\n" + tables.joined()
      let scheme = try ColorScheme.read(Array(file.utf8)).scheme
      let start = nanosecondsOfThread
      _ = scheme.written(as: .alacritty)
      return nanosecondsOfThread - start
    }
    #expect(times[1] < times[0] * 40)
  }

  private var nanosecondsOfThread: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test func aColourHasOneOpacity() throws {
    for count in [1, 45_000] {
      let opacities = String(repeating: "[1]", count: count)
      let file = "*foreground: #ffffff\n*color0: \(opacities)#123456\n"
      let scheme = try? ColorScheme.read(Array(file.utf8)).scheme
      #expect((scheme?.colors[.ansi(0)]?.rgb == 0x123456) == (count == 1))
    }
  }

  @Test func halvesOfAPairAreLeftOut() throws {
    var scheme = full
    scheme.colors[.cursorText] = nil
    scheme.colors[.ansi(12)] = nil
    let words = "takes these only together with others that the scheme lacks: "
    #expect(scheme.written(as: .foot).remarks.last == "foot \(words)cursor")
    let remarks = scheme.written(as: .wezterm).remarks
    #expect(remarks.last == "wezterm \(words)ansi.8 to ansi.11, ansi.13 to ansi.15")
    #expect(try again(scheme, as: .wezterm)[.ansi(7)] == full[.ansi(7)])
  }

  /// Where a format has another colour for selected text than the foreground, that is written out.
  @Test(arguments: [SchemeFormat.ghostty, .foot, .kitty])
  func selectedTextStaysAsItIs(format: SchemeFormat) throws {
    var scheme = full
    scheme.colors[.selectionForeground] = nil
    let text = try again(scheme, as: format)[.selectionForeground]
    #expect(text == (format == .kitty ? nil : scheme[.foreground]))
    scheme.colors[.selectionBackground] = nil
    #expect(!scheme.written(as: format).text.contains("selection"))
  }

  @Test func mixedColoursAreMarked() throws {
    let writing = full.written(as: .base16)
    #expect(writing.text.contains("base09: \"#"))
    #expect(writing.text.contains("# 50 % of base08, 50 % of base0A"))
    #expect(
      writing.remarks.contains {
        $0.contains("mixed of others: base01, base04, base06, base09, base0F")
      })
    var scheme = full
    scheme.colors[.ansi(3)] = nil
    let remarks = scheme.written(as: .base16).remarks
    #expect(
      remarks.last == "no colour of the scheme gives what base16 also asks for: base09, base0A")
  }

  /// Where names stand in comments, a pair of quotes around them is no part of them.
  @Test(arguments: ["\"A\"", "'A'", "\"\"", "\"A\" and 'B'", "it's", "\"A\" and \"B\""])
  func aNameComesBackWithItsQuotes(name: String) throws {
    var scheme = full
    (scheme.name, scheme.author) = (name, name)
    for format in SchemeFormat.allCases {
      let other = try again(scheme, as: format)
      #expect(other.name == name && other.author == name, "\(format)")
    }
  }

  @Test func noNameBreaksOutOfItsLine() throws {
    var scheme = full
    scheme.name = "a\u{2028}color1 #000000\u{202E}\"\\"
    for format in SchemeFormat.allCases {
      let other = try again(scheme, as: format)
      #expect(other[.ansi(1)] == full[.ansi(1)], "\(format)")
    }
  }
}

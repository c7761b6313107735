import AnnotatedYAML
import ColorSchemes
import FuzzTrials
import Testing

@Suite("A colour scheme that is not right")
struct SchemeFaultTests {
  private func messages(_ file: String) -> [String] {
    do throws(SchemeError) {
      return try ColorScheme.read(Array(file.utf8)).warnings.map { $0.message(path: "a") }
    } catch {
      return error.faults.map { $0.message(path: "a") }
    }
  }

  @Test(arguments: [
    ("color0 #12345\ncolor1 #000000\n", "a:1:8: '#12345' is no colour"),
    ("color0 #000000\ncolor0 #111111\n", "a:2:8: 'color0' is set already at 1:8"),
    ("color0 #000000\n", "a:1:1: the file has no color1 to color15, foreground, background;"),
    (
      "color_01: '#000000'\ncolor_04: '#000000'\n",
      "has no color_02, color_03, color_05 to color_16, foreground, background;"
    ),
    ("[colors]\nregular0=000000\n", "has no regular1 to regular7, bright0 to bright7, foreground,"),
    (
      "[colors]\nansi = ['#000000']\n",
      "has no colors.ansi.1 to colors.ansi.7, colors.brights.0 to colors.brights.7, "
    ),
    ("base00: '101010'\n", "has no base08, base0B, base0A, base0D, base0E, base0C, base05, "),
    ("selection_background #817c9c38\ncolor0 #000\n", "'#817c9c38' is transparent"),
    ("base00: \"10101\"\nbase01: \"000000\"\n", "a:1:9: '10101' is no colour"),
    ("[colors.primary]\nbackground = \"#000\nx = 1\n", "a:2:"),
    ("[colors.primary]\na = [[1], }]\n", "a:2:11: the parser of TOML says: an array ends with ']'"),
    (
      "[colors.primary]\na = '[' # [\nb = [\"\"\"\"]\"\"\"\"\"}\n",
      "a:3:16: the parser of TOML says: an array"
    ),
    ("[colors.primary]\na = na\n", "expected 'nan', saw 'na<U+000A>'"),
    ("[colors.primary]\n [#a]\n", "a:2:2: the parser of TOML says: a table has a name"),
    ("base00: \"101010\"\nbase01: #111111\n", "a:2:8: no colour stands here"),
    ("base00: \"101010\"\nbase09: nope\n", "a:2:9: 'nope' is no colour"),
    ("color0 #000000\ncolor17 nope\n", "a:2:9: 'nope' is no colour"),
    ("palette = 0=#000000\npalette = 17=nope\n", "a:2:11: 'nope' is no colour"),
    (
      "[colors.normal]\nred = '#000000'\n[[colors.indexed_colors]]\nindex = 16\ncolor = '#000000'\n[[colors.indexed_colors]]\n"
        + "index = 17\ncolor = 'nope'\n",
      "a:8:9: 'nope' is no colour"
    ),
    ("[ 'colors' . 'normal' ]\nred = '#12'\nblue = '#000000'\n", "a:2:7: '#12' is no colour"),
    ("[colors.normal]\na = [\n[#\n1]]\nred = \"#12\"\n", "a:5:7: '#12' is no colour"),
    ("[colors.normal]\nred = \"#12\"\nblue = \"#000000\"\n", "a:2:7: '#12' is no colour"),
    (
      "palette = 0=#111111\npalette = 256=#000000\n",
      "a:2:11: '256=#000000' is no colour of the palette; a number from 0 to 255 and a colour are"
    ),
    ("palette = 0=#111111\npalette = x\n", "a:2:11: 'x' is no colour of the palette"),
    (
      "{\"red\": \"#000000\", \"cursorColor\": \"#ffffff\", \"purpel\": \"#800080\"}\n",
      "blue, purple, cyan, white, brightBlack"
    ),
    ("", "a:1:1: this is no colour scheme"), ("just words\n", "this is no colour scheme"),
    ("name: theme\nkind: popover\n", "this is no colour scheme"),
    ("color0 #000\0\n", "control character U+0000"),
    ("\u{7F}ELF\0\0", "a:1:1: this is no text and no property list, and so no colour scheme"),
    ("// mine\n{\"red\": \"#12\", /* é */ \"purple\": \"#13\"}\n", "a:2:34: '#13' is no colour"),
    ("{\"red\": \"#000000\"", "a:2:1: the mapping is not closed"),
    ("{\"name\": \"\\ud83d\", \"red\": \"#000\"}\n", "a:1:"),
    ("[colors]\nregular0=111111 222222\nregular1=000000\n", "'111111 222222' is no colour"),
    ("base00: #2E3440\nbase01: \"000000\"\n", "in YAML, one that begins with # needs quotes"),
    (
      "[colors.primary]\nbackground = \"#000000\"\nforground = \"#ffffff\"\n",
      "a:3:1: unknown key 'forground'; did you mean 'foreground'?"
    ),
    ("color0 #000000\nColor_1 #111111\n", "a:2:1: unknown key 'Color_1'; did you mean 'color1'?"),
    ("color1 #000000\ncolor00 #111111\n", "a:2:1: unknown key 'color00'; did you mean 'color0'?"),
    ("color0 #000000\ncolour12 #111\n", "a:2:1: unknown key 'colour12'; did you mean 'color12'?"),
    (
      "background = #000000\n forground = #ffffff\n",
      "a:2:2: unknown key 'forground'; did you mean 'foreground'?"
    ),
    (
      "[colors]\nregular0=111111\nregular01=222222\n",
      "a:3:1: unknown key 'regular01'; did you mean 'regular1'?"
    ),
    (
      "[colors.normal]\nblack = '#000000'\n  redd = '#ff0000'\n",
      "a:3:3: unknown key 'redd'; did you mean 'red'?"
    ),
    (
      "[colors]\nnormal = { black = '#000000', redd = '#ff0000' }\n",
      "a:2:10: unknown key 'redd'; did you mean 'red'?"
    ),
    (
      "color_01: '#000000'\nforground: '#ffffff'\n",
      "a:2:1: unknown key 'forground'; did you mean 'foreground'?"
    ),
    (
      "*color0: #000000\n*forground: #ffffff\n",
      "a:2:1: unknown key 'forground'; did you mean 'foreground'?"
    ),
    (
      "[colors.primary]\nbackground = '#000000'\nforeground = 0xffffff\n",
      "a:3:14: a number stands here; a colour stands in quotes"
    ), ("schemes:\n  a: &x {}\ncolors: *x\n", "a:3:9: alias '*x'; write the value out"),
    ("background = #000000\n", "has no palette.0 to palette.15, foreground;"),
    ("# mine\n{\"red\": \"#12\", \"purple\": \"#000000\"}\n", "a:2:9: '#12' is no colour"),
    (
      "<plist><dict><key>Ansi 0 Color</key><string>#000</string></dict></plist>",
      "has no Ansi 1 Color to Ansi 15 Color, Foreground Color, Background Color;"
    ),
    (
      "<plist><dict><key>Ansi 0 Color</key><dict><key>Red Component</key><string>x</string></dict></dict></plist>",
      "a:1:1: 'Ansi 0 Color' is no colour; it needs Red Component, Green Component and Blue Component"
    ),
    ("<plist><dict><key>", "this is no property list"),
    (
      "<plist><dict><key>Ansi 0 Color</key><dict><key>Red Component</key><real>255</real>"
        + "<key>Green Component</key><real>0</real><key>Blue Component</key><real>0</real></dict></dict></plist>",
      "a:1:1: 'Ansi 0 Color' is no colour; it needs Red Component"
    ),
    ("{\"red\": \"#000\", \"blue\": [}", "a:1:"),
  ])
  func saysWhatIsWrongAndWhere(file: String, words: String) {
    let messages = messages(file)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(arguments: [
    ("rgba(255, 255, 255, 1.00)", false), ("rgba(255 255 255 / 100.0%)", false),
    ("hsla(0, 0%, 100%, 1.)", false), ("hsla(0, 0%, 100%, 2)", false), ("#ffffffff", false),
    ("rgba(255, 255, 255, 0.99)", true), ("rgba(255, 255, 255, 1%)", true),
    ("hsla(0, 0%, 100%, x)", true), ("#fffffffe", true),
  ])
  func anOpacityIsANumber(color: String, isTransparent: Bool) {
    let messages = messages("[colors]\nforeground = \"\(color)\"\nansi = [\"#000000\"]\n")
    #expect(messages.contains { $0.contains("is transparent") } == isTransparent, "\(messages)")
  }

  /// The digits of base16 are hexadecimal, and its keys stand in a mapping or not.
  @Test(arguments: [
    ("base05", "base5"), ("base05", "Base05"), ("base05", "BASE05"), ("base05", "base_05"),
    ("base05", "base005"), ("base05", "base-5"), ("base0B", "baseB"), ("base0B", "base00b"),
    ("base0D", "BASE0D"), ("base01", "base1"), ("base0F", "base_0f"),
  ])
  func misspelledBasesAreTold(known: String, misspelled: String) {
    let keys = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }
    let line = (keys.firstIndex(of: known) ?? 0) + 2
    for (head, indentation) in [("system: base16", ""), ("palette:", "  ")] {
      let lines = keys.map { "\(indentation)\($0 == known ? misspelled : $0): \"101010\"" }
      let messages = messages(([head] + lines).joined(separator: "\n"))
      let place = "a:\(line):\(indentation.count + 1)"
      let words = "\(place): unknown key '\(misspelled)'; did you mean '\(known)'?"
      #expect(messages.contains(words), "\(messages)")
    }
  }

  @Test(arguments: [("base10", "base_10"), ("base10", "base010"), ("base00", "base000")])
  func misspelledBasesOfBase24AreTold(known: String, misspelled: String) {
    let messages = messages("system: base24\nbase08: '111111'\n\(misspelled): '222222'\n")
    #expect(messages.contains("a:3:1: unknown key '\(misspelled)'; did you mean '\(known)'?"))
  }

  /// Formats have more keys of colours than those that all of them share.
  @Test(arguments: [
    "background #000000\nactive_tab_foreground #ffffff\n", "color0 #000000\ncolor16 #ffffff\n",
    "foreground #000000\nbackground #ffffff\nbackgroun #ffffff\n",
    "base00: '000000'\nbase: '111111'\nbase0F: '333333'\nbase_0F: '444444'\n",
  ])
  func whatIsNoMissingKeyIsNotMisspelled(file: String) {
    let messages = messages(file)
    #expect(!messages.contains { $0.contains("unknown key") }, "\(messages)")
  }

  /// Nobody reads thousands.
  @Test(arguments: ["", "palette = 0=#101010\n"]) func faultsEndAfterAHundred(start: String) {
    let messages = messages(start + String(repeating: "palette = 1=nope\n", count: 3_000))
    #expect(messages.count == 101 && messages[100].hasSuffix("from here on; mend the first ones"))
  }

  @Test func limitsHold() {
    #expect(messages(String(repeating: "color0 #000000\n", count: 20_000))[0].contains("bytes"))
    let deep = String(repeating: "<array>", count: 50_000)
    #expect(!messages("<plist version=\"1.0\">" + deep.prefix(200_000)).isEmpty)
    let lists = "base00: " + String(repeating: "[", count: 100_000)
    #expect(!messages(lists).isEmpty)
    let tables = "[colors.primary]\na = " + String(repeating: "[", count: 100_000)
    #expect(!messages(tables).isEmpty)
    let bomb = "base00: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n? *c\n: 1\n"
    #expect(!messages(bomb).isEmpty)
  }

  /// Deep keys and brackets would take the parser's stack.
  @Test(arguments: [
    ("KEY = 1", "a:3:32"), ("[KEY]", "a:3:33"), ("[[KEY]]", "a:3:34"), ("x = {KEY = 1}", "a:3:37"),
    ("x = {y = 1, KEY = 1}", "a:3:44"), ("x = [[{KEY = 1}]]", "a:3:39"),
    ("x = OPEN", "a:3:21"), ("y = '.'\nx = {z = OPEN", "a:4:25"),
  ])
  func deepTablesAreRefused(line: String, place: String) {
    let line = line.replacing("KEY", with: String(repeating: "a.", count: 20_000) + "b")
      .replacing("OPEN", with: String(repeating: "[", count: 20_000))
    let messages = messages("[colors.primary]\nbackground = \"#101010\"\n\(line)\n")
    #expect(messages == ["\(place): nested too deeply; at most 16 levels are read"])
  }

  @Test func dotsInTextsAndNumbersNestNothing() {
    let dots = String(repeating: ".", count: 100)
    let numbers = String(repeating: "1.5, ", count: 100)
    let file =
      "[colors.primary]\nbackground = '#101010' # \(dots)\nx = \"\(dots)\"\ny = [\(numbers)]\n"
    #expect(!messages(file).contains { $0.contains("deeply") })
  }

  @Test(arguments: Trap.ofLines + Trap.ofParsers) func noDamageTraps(trap: Trap) {
    let others = Trap.ofLines + Trap.ofParsers
    var mutation = Mutation(
      seed: 0x9E37_79B9, of: [Array(trap.file.utf8)], and: others.map { Array($0.file.utf8) })
    for _ in 0..<300 { #expect(SchemeTrial.complaint(about: mutation.next()) == nil) }
  }
}

import Foundation
import TerminalDriver
import TestSupport
import Testing

@testable import poplab

@Suite("Bad input")
struct BadInputTests {
  private let folder = TemporaryFolder()

  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var says: String

    init(_ arguments: String, _ status: Int32, _ says: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.status = status
      self.says = says
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      "render nested --size 1200x500 --format screen", 64,
      "this would be a picture of 1 MiB or more"),
    Row("render --size 80", 64, "a size is written as columns x rows, as in 80x24"),
    Row("render --size 0x24", 64, "columns and rows must be from 1 to 2000"),
    Row("render --size -5x24", 64, "columns and rows must be from 1 to 2000"),
    Row("render --size 99999999999999999999x1", 64, "a size is written as columns x rows"),
    Row(
      "render --size 80x24 --theme roundet", 66,
      "unknown theme 'roundet'; did you mean 'rounded'? a file is named by its path"),
    Row(
      "render --size 80x24 --theme nord", 66,
      "unknown theme 'nord'; that is a colour scheme, for which --scheme and the key"),
    Row(
      "render --size 80x24 --scheme paper", 66,
      "unknown scheme 'paper'; that is a theme"),
    Row(
      "render --size 80x24 --theme x", 66,
      "monochrome; a file is named by its path, as in ./x.yaml"),
    Row(
      "render --size 80x24 --theme ./nowhere.yaml", 66,
      "cannot read the theme './nowhere.yaml': No such file or directory"),
    Row("render --size 80x24 --theme /", 66, "cannot read the theme '/': Is a directory"),
    Row("render - --size 80x24", 66, "'-' is no scene; standard input is named /dev/stdin"),
    Row("themes check -", 66, "'-' is no theme or scheme; standard input is named /dev/stdin"),
    Row("render --size 80x24 --anchor 80,0,4,1", 64, "lies outside the 80x22 cells"),
    Row("render --size 80x24 --anchor 1,2,3", 64, "it is written as X,Y,W,H"),
    Row("render --size 80x24 --anchor 1,2,0,1", 64, "the anchor needs at least one cell each way"),
    Row("render --size 80x24 --anchor 1,2,-4,1", 64, "the width and the height of an anchor"),
    Row("render --size 80x24 --content 0x3", 64, "columns and rows must be from 1 to 100000"),
    Row("render --size 80x24 --keys 5l<Nope>", 64, "character 3 of the keys: <Nope> is no key"),
    Row("render --size 80x24 --format bmp", 64, "'bmp'"),
    Row("render --size 80x24,9", 64, "a size is written as columns x rows, as in 80x24"),
    Row("place --container 80x24 --content 2x2", 64, "--anchor is missing"),
    Row("place --batch --container 80x24", 64, "--batch reads its scenes from standard input"),
    Row("themes list nodir", 64, "a folder of colour schemes is named by its path, as in ./nodir"),
    Row("place --batch --json", 64, "leave out other options"),
    Row("place --batch --theme rounded", 64, "a line can have the key 'contentInsets'"),
    Row(
      "place --batch --gap 1", 64,
      "leave out other options, such as --gap; a line can have the key 'gap'"),
    Row("place --batch --rtl", 64, "such as --rtl; a line can have the key 'rtl'"),
    Row("place --batch --permitted up", 64, "such as --permitted"),
    Row("place --batch --stability rechoose", 64, "such as --stability"),
    Row("place --batch --keep-out 1,1,2,2", 64, "the key 'keepOut'"),
    Row("place --batch --minimum 3x3", 64, "the key 'minContent'"),
    Row("place --batch --minimum 1x1", 64, "the key 'minContent'"),
    Row("place --batch --align center", 64, "such as --align"),
    Row(
      "place --container 80x24 --anchor 1,1,1,1 --content 9x9 --minimum 3x6 --maximum 9x5", 64,
      "--minimum 3x6 is above --maximum 9x5; lower it, or raise --maximum"),
    Row("place --batch --droppable border --text a", 64, "such as --text"),
    Row("place --batch --theme double", 64, "such as --theme"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --permitted upp", 64,
      "a direction is up, down, left, right, below or above"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --permitted up,none", 64,
      "none stands alone, as it permits no direction"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --permitted up,any", 64,
      "any stands alone, as it permits every direction"),
    Row(
      "place --container 80x24 --anchor 0,0,1,1 --content 2x2 --margins 1,1,-1,1", 64,
      "distances from the edges cannot be negative"),
    Row("compare --container 8x2 --anchor 0,0,1,1", 64, "--content is missing; give a container"),
    Row(
      "map --container 9x9 --anchor 0,0,1,1 --content 1x1 --current up", 64, "leave out --current"),
    Row(
      "map --container 9x9 --anchor 0,0,1,1 --content 1x1 --current-frame 0,2,3,3", 64,
      "leave out --current-frame"),
    Row("play x.yaml --record -", 64, "give --record or --svg a file"),
    Row("check nested --junit -", 64, "give --junit a file"),
    Row("play x.yaml --cast-version 3", 64, "add --record, or leave it out"),
    Row("compare --arena --theme paper", 64, "--theme is only for --real"),
    Row("compare --arena --scheme nord", 64, "--scheme is only for --real"),
    Row("compare --arena --size 9x9", 64, "--size is only for --real"),
    Row("compare --arena --size 80x24", 64, "--size is only for --real"),
    Row("compare --arena --anchor 0,0,1,1", 64, "leave out --anchor"),
    Row("compare --arena --gap -1", 64, "a distance is a number of cells from 0 to 100000"),
    Row(
      "compare --arena --engines poplab,floatin-ui", 64,
      "unknown engine 'floatin-ui'; did you mean 'floating-ui'? there are poplab, poplab-rechoose"),
    Row("compare --arena --engines ,", 64, "unknown engine ''"),
    Row("compare --arena --pictures", 64, "--arena prints no pictures; leave out --arena or"),
    Row(
      "compare --container 9x9 --anchor 0,0,1,1 --content 2x2 --json --pictures", 64,
      "--json prints no pictures; leave out --json or --pictures"),
    Row("diff classic double --theme paper", 64, "--theme says how scenes are shown, and none is"),
    Row("scenes show nested --source --size 9x9", 64, "leave out --source or --size"),
    Row("themes show nord --json --color never", 64, "leave out --json or --color"),
    Row("themes show classic --file --color never", 64, "leave out --file or --color"),
    Row(
      "themes check nord --scheme dracula", 64, "--scheme is for themes, and only colour schemes"),
    Row("themes list classic", 64, "'classic' is a theme; 'poplab themes show classic' shows it"),
    Row("themes nord", 64, "'nord' is a colour scheme; 'poplab themes show nord' shows it"),
    Row("themes sheet --schemes all --output a.foo", 64, "ends like no picture (.foo); known here"),
    Row("play ./a.yaml --record a.x --svg ./a.x", 64, "--record and --svg name the same file"),
    Row("themes list none.toml", 66, "none.toml"), Row("themes list none.yaml", 66, "none.yaml"),
    Row("scenes list --pages --json", 64, "the pages are pictures; leave out --pages or --json"),
    Row("scenes list --theme paper", 64, "leave out --theme, or add --pages"),
    Row("scenes list --color never", 64, "leave out --color, or add --pages"),
    Row("scenes show nested --source --json", 64, "leave out --source or --json"),
    Row("scenes show nested --json --ascii", 64, "leave out --json or --ascii"),
    Row("scenes show nested --source --color never", 64, "leave out --source or --color"),
    Row("--last nested", 64, "--last opens the last session; leave out 'nested'"),
    Row(
      "--last --anchor 1,1,1,1", 64, "--last opens the last session as it was; leave out --anchor"),
    Row("--size 80x24", 64, "add --lines, or leave out --size"),
    Row("motion --keys x --change dismiss", 64, "--keys say what changes; leave out --keys or"),
    Row("motion --wait 1", 64, "--wait is the time after a key; add --keys, or leave out --wait"),
    Row(
      "map --container 9x9 --anchor 0,0,1,1 --content 2x2 --json --color never", 64,
      "JSON has no colours; leave out --json or --color"),
    Row("--color purple", 64, "auto, always, never, 16, 256, truecolor"),
    Row("rendr --size 80x24", 64, "unknown command or scene 'rendr'; did you mean 'render'?"),
    Row(
      "--theme rounded render --size 80x24", 64,
      "a command stands first, as in 'poplab render --help'"),
    Row("nested check", 64, "a command stands first, as in 'poplab check --help'"),
    Row("-- nestd", 64, "unknown command or scene 'nestd'; did you mean 'nested'?"),
    Row("-- -x", 64, "must both be a terminal"),
    Row(
      "place --container 80x24 --anchor 1,1,1,1 --text --bogus --gap -1", 64,
      "a distance is a number of cells from 0"),
    Row("render --keys --x --size 0x0", 64, "columns and rows must be from 1 to 2000"),
    Row("motion --keys --x --rate 0", 64, "the rate is a whole number from 1"),
    Row("place --text=--x --bogus 1", 64, "unknown option '--bogus'"),
    Row(
      "nosuch", 64,
      "unknown command or scene 'nosuch'; 'poplab scenes list' has the scenes; see 'poplab --help'"),
    Row("scenes shwo nested", 64, "unknown command 'shwo' of scenes; did you mean 'show'?"),
    Row("scenes nosuch", 64, "of scenes; known here: list, show, link; see 'poplab help scenes'"),
    Row("scenes --jsno", 64, "unknown option '--jsno' of scenes; did you mean '--json'?"),
    Row("themes --lihgt", 64, "unknown option '--lihgt' of themes; did you mean '--light'?"),
    Row("scenes show", 64, "see 'poplab help scenes show'"),
    Row("render --output nested.pgn", 64, "ends like no picture (.pgn); known here: .txt, .ans"),
    Row("diff nested nested --output nested.pgn", 64, "ends like no picture (.pgn)"),
    Row("render --theme ,", 66, "unknown theme ''"),
    Row("check nested --theme ,", 66, "unknown theme ''"),
    Row(
      "compare --contaner 80x24 --anchor 70,20,8,1 --content 20x6", 64,
      "unknown option '--contaner'; did you mean '--container'?"),
    Row(
      "place --contaner 30x30 --anchor 1,1,1,1 --content 3x3", 64,
      "unknown option '--contaner'; did you mean '--container'?"),
    Row("place --permitted ,", 64, "a direction is up, down, left, right, below or above"),
    Row("--generate-completion-script tcsh", 64, "completions are for bash, zsh or fish, not for"),
    Row("import / --cell 8", 64, "a size is written as width x height, as in 10x20"),
    Row("import /", 66, "cannot read '/': Is a directory"),
    Row("dial --background /", 66, "cannot read '/': Is a directory"),
    Row(
      "dial --background nosuch", 64,
      "it is none, scale, wheel, theme, or a file by its path, as in ./nosuch"),
    Row("dial --angle inf", 64, "'inf' is not a number, as in 40 or -7.5"),
    Row("help themse", 64, "unknown command 'themse'; did you mean 'themes'?"),
    Row("help nosuch", 64, "unknown command 'nosuch'; see 'poplab --help'"),
    Row("help tour", 64, "'tour' is a scene and no command; 'poplab tour' opens it"),
    Row("help themes chekc", 64, "unknown command 'chekc'; did you mean 'check'?"),
    Row("dail", 64, "unknown command or scene 'dail'; did you mean 'dial'?"),
    Row(
      "--reduce-motion", 64, "unknown option '--reduce-motion'; did you mean '--reduced-motion'?"),
    Row(
      "export lsp-hover --as css --color always", 64,
      "unknown option '--color'; see 'poplab help export'"),
    Row("map --batch", 64, "unknown option '--batch'; see 'poplab help map'"),
    Row("explore --json", 64, "unknown option '--json'; see 'poplab help explore'"),
    Row("--theme rounded check --json", 64, "a command stands first"),
    Row("--colour never", 64, "unknown option '--colour'; did you mean '--color'?"),
  ])
  func itIsReportedInWordsAndByTheStatus(row: Row) throws {
    let outcome = try BuiltProgram.run("poplab", row.arguments)
    #expect(outcome.status == row.status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(row.says), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("poplab: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func everyCommandAndOptionIsSuggested() {
    let known = ExploreCommand.knownWords
    #expect(known.filter { !$0.hasPrefix("--") }.count == Poplab.configuration.subcommands.count)
    for option in ["--theme", "--anchor", "--color", "--no-ascii", "--size", "--lines", "--help"] {
      #expect(known.contains(option), "\(option)")
    }
  }

  /// Nothing is read or written under a name that only looks like it.
  @Test(arguments: ["render", "render --output"])
  func aNameThatIsNotUTF8IsRefused(command: String) throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let outcome = try BuiltProgram.run(
      path: "/bin/sh", ["-c", "'\(program)' \(command) \"$(printf 'b\\377.svg')\""])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains(
        ", 'b\u{FFFD}.svg', is not UTF-8; text is written in UTF-8, and a file"),
      "\(outcome.errors)")
  }

  /// In other encodings the bytes of UTF-8 mean something else: one of these begins a control sequence.
  @Test(arguments: [["check", "\u{DB}31m.yaml"], ["themes", "show", "\u{DB}31m"]])
  func aTerminalWithoutUTF8GetsASCII(arguments: [String]) throws {
    let terminal = try EmulatedTerminal("poplab", arguments, environment: ["LC_ALL": "C"])
    try terminal.waitForEnd()
    #expect(terminal.text.contains("<U+00DB>31m"))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func everyFaultOfAThemeIsReportedInOneRun() throws {
    let path = try folder.write(
      "summary: a\nborder: rouned\nfil: 3\npadding: [a, 1]\n", to: "a é.yaml")
    let outcome = try BuiltProgram.run("poplab", ["render", "--size", "80x24", "--theme", path])
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status == 65)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(path + ":") })
    #expect(lines.first?.contains(":2:9: ") == true)
    #expect(lines.first?.contains("did you mean 'rounded'?") == true)
  }

  @Test func aReaderThatHasSeenEnoughEndsIt() throws {
    let program = try BuiltPrograms.path(of: "poplab")
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "{ sleep 0.2; '\(program)' render --size 80x24; echo \"status $?\" >&2; } | :",
    ]
    shell.standardError = errors
    try shell.run()
    let said = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(said == "status \(128 + SIGPIPE)\n")
  }
}

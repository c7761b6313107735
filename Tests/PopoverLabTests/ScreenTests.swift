import CellCanvas
import TestSupport
import Testing

@testable import PopoverLab

/// Golden screens of the lab. After a wanted change they are recorded with `RECORD_SCREENS=1` and
/// looked at in the difference.
@Suite("Screens")
struct ScreenTests {
  struct Shot: Sendable, CustomTestStringConvertible {
    var name: String
    var size = CellSize(width: 80, height: 24)
    var theme = "rounded"
    var display = DisplayOptions()
    var keys = ""

    var testDescription: String { name }
  }

  private static let monochrome = DisplayOptions(depth: .none)

  private static let shots: [Shot] = [
    Shot(name: "start"),
    Shot(name: "first-screen", size: CellSize(width: 120, height: 36), theme: "paper"),
    Shot(name: "first-screen-narrow", size: CellSize(width: 40, height: 12), theme: "paper"),
    Shot(name: "first-screen-in-16", theme: "paper", display: DisplayOptions(depth: .palette16)),
    Shot(
      name: "first-screen-in-ascii", theme: "paper",
      display: DisplayOptions(depth: .none, isASCII: true)),
    Shot(name: "second-screen", theme: "paper", keys: "l"),
    Shot(name: "corner", keys: "99L99J"),
    Shot(name: "left-edge", keys: "dd99H"),
    Shot(name: "keyboard", keys: "6jB"),
    Shot(name: "shrunk", size: CellSize(width: 40, height: 12)),
    Shot(name: "no-arrow", keys: "7d"),
    Shot(name: "margins", keys: ";sm;sm;sm99L99K"),
    Shot(name: "large-anchor", keys: "9]3}"),
    Shot(name: "small-screen", keys: "vv"),
    Shot(name: "large-screen", keys: "vvv20l9j"),
    Shot(
      name: "large-screen-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: "v99L"),
    Shot(name: "playing", keys: ":play edges<CR>92|"),
    Shot(name: "scrub", theme: "classic", keys: "I4l"),
    Shot(
      name: "scrub-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: ":motion fade<CR>I9l"),
    Shot(name: "help", keys: "?"),
    Shot(name: "help-scrolled", size: CellSize(width: 60, height: 14), keys: "?<C-d><C-d>"),
    Shot(name: "help-columns", size: CellSize(width: 120, height: 36), keys: "?6j"),
    Shot(name: "help-wide", size: CellSize(width: 200, height: 60), theme: "classic", keys: "?3jl"),
    Shot(name: "help-searching", theme: "paper", keys: "?/anchor"),
    Shot(
      name: "help-in-monochrome", size: CellSize(width: 120, height: 36), display: monochrome,
      keys: "?/theme<CR>j"),
    Shot(name: "help-narrow", size: Lab.minimumSize, keys: "?<C-d>"),
    Shot(name: "help-in-ascii", theme: "ascii", display: DisplayOptions(isASCII: true), keys: "?"),
    Shot(name: "help-narrow-end", size: Lab.minimumSize, keys: "?G"),
    Shot(name: "settings", keys: "3gs,9j"),
    Shot(name: "settings-narrow", size: CellSize(width: 40, height: 12), keys: ",9j"),
    Shot(name: "settings-beside", size: CellSize(width: 120, height: 36), keys: "5e;sn,G"),
    Shot(
      name: "settings-wide", size: CellSize(width: 200, height: 60), theme: "classic", keys: ";sm,j"
    ),
    Shot(
      name: "settings-of-words", size: CellSize(width: 120, height: 36), keys: ",/engine<CR><CR>v"),
    Shot(
      name: "settings-of-words-narrow", size: CellSize(width: 40, height: 12),
      keys: ",/engine<CR><CR><Down><Down>"),
    Shot(name: "settings-searching", theme: "paper", keys: ",/scene"),
    Shot(name: "settings-typing", theme: "mb-blue", keys: ",/title<CR><CR> here"),
    Shot(name: "settings-in-16", display: DisplayOptions(depth: .palette16), keys: "g,/gap<CR>"),
    Shot(name: "settings-in-monochrome", display: monochrome, keys: "g,9j"),
    Shot(
      name: "settings-in-ascii", theme: "ascii",
      display: DisplayOptions(depth: .none, isASCII: true),
      keys: "g,/lab<CR>"),
    Shot(name: "prompt", keys: ":theme cl"),
    Shot(name: "prompt-completing", keys: ":content-<Tab><Tab>"),
    Shot(
      name: "prompt-narrow", size: CellSize(width: 40, height: 12), display: monochrome,
      keys: ":theme a path that is longer than the screen<Left><Left>"),
    Shot(name: "prompt-commands", theme: "classic", keys: ":"),
    Shot(name: "prompt-fuzzy", size: CellSize(width: 120, height: 36), keys: ":cw<Down><Down>"),
    Shot(
      name: "prompt-choosing-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .palette16), keys: ":popover te<Tab>"),
    Shot(
      name: "prompt-in-ascii", display: DisplayOptions(depth: .none, isASCII: true),
      keys: ":screen <Tab>"),
    Shot(name: "groups", keys: ";"),
    Shot(name: "groups-open", theme: "classic", keys: ";s9<Down><Down>"),
    Shot(name: "groups-wide", size: CellSize(width: 120, height: 36), theme: "paper", keys: ";v"),
    Shot(
      name: "groups-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .palette16), keys: ";t<Up>"),
    Shot(
      name: "groups-in-ascii", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: ";"),
    Shot(name: "palette-wide", size: CellSize(width: 120, height: 36), keys: "<C-p>cw"),
    Shot(name: "palette-searching", theme: "classic", keys: "<C-p>wider<Down>"),
    Shot(
      name: "palette-narrow", size: CellSize(width: 40, height: 12), display: monochrome,
      keys: "<C-p>edge"),
    Shot(
      name: "palette-in-ascii", display: DisplayOptions(depth: .none, isASCII: true),
      keys: "<C-p>xyz"),
    Shot(name: "browser", keys: "TgjmG"),
    Shot(name: "browser-wide", size: CellSize(width: 120, height: 36), theme: "paper", keys: "Tgj"),
    Shot(name: "browser-in-monochrome", display: monochrome, keys: "TbgmG/l"),
    Shot(
      name: "browser-in-ascii", display: DisplayOptions(depth: .none, isASCII: true), keys: "Tgm"),
    Shot(name: "browser-narrow", size: CellSize(width: 40, height: 12), keys: "Tgj"),
    Shot(
      name: "browser-narrow-in-monochrome", size: CellSize(width: 40, height: 12),
      display: monochrome, keys: "Tgj"),
    Shot(name: "browser-searching", theme: "classic", keys: "T/do"),
    Shot(name: "browser-finds-nothing", keys: "T/xyz<CR>"),
    Shot(name: "browser-details", keys: "Ti<PageDown>"),
    Shot(name: "browser-comparing", keys: "Tgjv"),
    Shot(
      name: "browser-comparing-narrow", size: CellSize(width: 40, height: 12), keys: "Tgjv"),
    Shot(
      name: "browser-comparing-wide", size: CellSize(width: 130, height: 20), keys: "Tgv"),
    Shot(name: "browser-help", keys: "T?"),
    Shot(name: "browser-prompt", keys: "T:theme cl"),
    Shot(name: "rectangles", keys: ";smBR"),
    Shot(name: "ghosts", theme: "paper", keys: "6j;vg"),
    Shot(name: "map", theme: "phosphor", keys: "4dM"),
    Shot(name: "map-in-monochrome", display: monochrome, keys: "M;vg"),
    Shot(name: "map-light", size: CellSize(width: 120, height: 36), theme: "paper", keys: "4dM;vg"),
    Shot(
      name: "map-256", theme: "classic", display: DisplayOptions(depth: .palette256), keys: "4dM"),
    Shot(
      name: "map-16", theme: "okabe-ito", display: DisplayOptions(depth: .palette16), keys: "4dM;vg"
    ),
    Shot(
      name: "map-in-ascii", theme: "ascii", display: DisplayOptions(depth: .none, isASCII: true),
      keys: "4dM"),
    Shot(name: "rectangles-in-monochrome", display: monochrome, keys: ";smBR"),
    Shot(name: "contrast", theme: "gik", display: DisplayOptions(depth: .palette16), keys: "%"),
    Shot(
      name: "overlays-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: "R;vgM%"),
    Shot(name: "inspector", keys: "7jjw"),
    Shot(name: "inspector-other-engine", theme: "paper", keys: "99L99Jew"),
    Shot(
      name: "inspector-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: "w<C-d><C-d>"),
    Shot(name: "inspector-scrolled", keys: "7jjw<PageDown>"),
    Shot(name: "inspector-wide", size: CellSize(width: 160, height: 40), keys: "4d;vgw"),
    Shot(name: "dial", keys: "#7<CR>#"),
    Shot(name: "dial-of-hues", theme: "classic", keys: "#<S-Tab><S-Tab>120<CR>#"),
    Shot(
      name: "dial-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: "#<Tab>"),
    Shot(name: "dial-least", size: Lab.minimumSize, theme: "bubble", keys: "#<Tab><Tab>"),
    Shot(name: "comparison", theme: "paper", keys: "99L9jC"),
    Shot(
      name: "comparison-narrow", size: CellSize(width: 40, height: 12), theme: "paper",
      keys: "99L99JC<Tab>"),
    Shot(name: "comparison-wide", size: CellSize(width: 120, height: 36), keys: "99L9jC<S-Tab>w"),
    Shot(name: "comparison-in-monochrome", display: monochrome, keys: "99L99JC<S-Tab>"),
    Shot(
      name: "comparison-in-ascii", size: CellSize(width: 40, height: 12), theme: "ascii",
      display: DisplayOptions(depth: .none, isASCII: true), keys: "99L99JC"),
    Shot(name: "comparison-pictures", keys: "9j9hCv"),
    Shot(
      name: "comparison-pictures-narrow", size: CellSize(width: 40, height: 12),
      display: DisplayOptions(depth: .none, isASCII: true), keys: "Cv<Tab>"),
    Shot(
      name: "comparison-pictures-wide", size: CellSize(width: 160, height: 40), keys: "99L9jCvw"),
    Shot(name: "sheet", theme: "classic", keys: ";ts"),
    Shot(name: "sheet-wide", size: CellSize(width: 120, height: 36), theme: "paper", keys: ";ts"),
    Shot(name: "sheet-end", keys: ";tsG"),
    Shot(name: "sheet-in-monochrome", display: monochrome, keys: ";ts5j"),
    Shot(name: "sheet-narrow", size: CellSize(width: 40, height: 12), keys: ";ts8j"),
    Shot(
      name: "sheet-narrow-in-monochrome", size: CellSize(width: 40, height: 12),
      display: monochrome,
      keys: ";ts8j"),
    Shot(name: "sheet-in-ascii", display: DisplayOptions(depth: .none, isASCII: true), keys: ";ts"),
    Shot(name: "unknown-command", keys: ":thme classic<CR>"),
    Shot(name: "count", keys: "12"),
    Shot(name: "notice", keys: "99hh"),
    Shot(name: "double", theme: "double"),
    Shot(name: "classic", theme: "classic"),
    Shot(name: "classic-256", theme: "classic", display: DisplayOptions(depth: .palette256)),
    Shot(name: "classic-16", theme: "classic", display: DisplayOptions(depth: .palette16)),
    Shot(name: "ascii", theme: "ascii"),
    Shot(name: "monochrome", display: monochrome, keys: "B"),
    Shot(name: "rounded-in-ascii", display: DisplayOptions(depth: .none, isASCII: true)),
    Shot(name: "least", size: Lab.minimumSize),
    Shot(name: "too-small", size: CellSize(width: 12, height: 4)),
    Shot(name: "one-cell", size: CellSize(width: 1, height: 1)),
  ]

  @Test(arguments: shots) func theScreenIsAsRecorded(shot: Shot) throws {
    var lab = Lab.sample(size: shot.size, theme: shot.theme, display: shot.display)
    for key in try KeyScript(shot.keys).keys { lab.press(key) }
    let difference = try GoldenScreen(shot.name).difference(from: lab.frame)
    #expect(difference == nil, "\(difference ?? "")")
  }
}

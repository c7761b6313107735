import CellCanvas
import LabSupport
import TestSupport

@testable import PopoverLab

/// One thing that happens to a lab.
enum LabAction: Equatable, Sendable, CustomStringConvertible {
  case keys(String)
  /// A line after `:`.
  case command(String)
  case paste(String)
  case mouse(MouseEvent)
  case resize(CellSize)
  case wait(Int)

  var description: String {
    switch self {
    case .keys(let script): script
    case .command(let line): ":\(line.debugDescription)<CR>"
    case .paste(let text): "<paste \(text.debugDescription)>"
    case .mouse(let event): "<\(event.action) at \(event.point)>"
    case .resize(let size): "<resize \(size)>"
    case .wait(let milliseconds): "<wait \(milliseconds)>"
    }
  }

  /// What a terminal says of it.
  var steps: [PlayedTerminal.Step] {
    switch self {
    case .keys(let script): [.events(((try? KeyScript(script))?.keys ?? []).map(TerminalEvent.key))]
    case .command(let line):
      [
        .events(
          (":" + line).unicodeScalars.map { .key(.character($0)) } + [.key(Key(.enter))])
      ]
    case .paste(let text): [.events([.pasted(text)])]
    case .mouse(let event): [.events([.mouse(event)])]
    case .resize(let size): [.resize(size)]
    case .wait(let milliseconds): [.wait(.milliseconds(milliseconds))]
    }
  }
}

extension LabAction {
  private static let scripts: [String] = {
    let letters =
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789+-=/?,;.!@#$%^&*()[]{}:~_|\"'`"
    let names = [
      "<Up>", "<Down>", "<Left>", "<Right>", "<S-Left>", "<A-Down>", "<Tab>", "<S-Tab>", "<Esc>",
      "<CR>", "<BS>", "<Del>", "<Home>", "<End>", "<PgUp>", "<PgDn>", "<F1>", "<C-r>", "<C-l>",
      "<C-u>", "<C-w>", "<lt>", "<Space>",
    ]
    return letters.map(String.init) + names
  }()

  private static let commands = CommandRegistry.catalog.names.filter {
    // What ends or stops the lab would leave the rest of a sequence untried.
    !$0.contains("quit") && !["interrupt", "suspend"].contains($0)
  }

  private static let values = [
    "", "0", "1", "-1", "3,4", "20x5", "1x1", "200x100", "real", "none", "up,down", "rounded",
    "a b", "漢字", "e\u{301}", "-9223372036854775808", "9223372036854775807,1,1,1", "1e999",
    "\u{1B}[31m",
    "\u{202E}",
  ]

  static func random(_ random: inout SplitMix) -> LabAction {
    switch random.whole(0...19) {
    case 0: .resize(CellSize(width: random.whole(1...130), height: random.whole(1...45)))
    case 1: .paste(values.randomElement(using: &random) ?? "")
    case 2: .wait(random.whole(0...5_000))
    case 3...5: .mouse(mouse(&random))
    case 6...8:
      .command(
        [commands, values].compactMap { $0.randomElement(using: &random) }.joined(separator: " "))
    default: .keys(scripts.randomElement(using: &random) ?? "")
    }
  }

  private static func mouse(_ random: inout SplitMix) -> MouseEvent {
    let actions: [MouseEvent.Action] = [
      .press(.left), .drag(.left), .release, .press(.right), .press(.middle), .wheel(1), .wheel(-3),
    ]
    let point = CellPoint(x: random.whole(0...130), y: random.whole(0...45))
    return MouseEvent(actions.randomElement(using: &random) ?? .release, at: point)
  }
}

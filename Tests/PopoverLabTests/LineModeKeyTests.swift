import CellCanvas
import LabSupport
import Testing

@testable import PopoverLab

/// Line mode has no keys, so no answer names one.
@Suite("Keys in a lab of lines")
struct LineModeKeyTests {
  private static let endings = ["quit", "quit!", "interrupt", "write-quit", "exit"]

  /// Every command, alone and with what it may or may not take.
  static let lines =
    CommandRegistry.catalog.names.filter { !endings.contains($0) }
    .flatMap { name in ["", " x", " 3"].map { name + $0 } } + ["nosuchcommand"]

  private func said(_ lines: [String]) -> [String] {
    var lab = Lab.sample(size: Lab.size(holding: CellSize(width: 80, height: 24)))
    var (terminal, world) = (HeadlessLines(lines), HeadlessWorld())
    _ = LineSession.run(&lab, on: &terminal, in: &world)
    return Array(terminal.said.dropFirst(2))
  }

  /// The keys with names, and single characters that stand where a sentence names who acts.
  private func keys(in sentence: String) -> [String] {
    let words = sentence.split { " ;,:.()'".contains($0) }.map(String.init)
    let named = words.filter {
      $0.hasPrefix("Ctrl-") || $0.hasPrefix("Shift-")
        || ["Tab", "Esc", "Enter", "Space", "PageUp", "PageDown", "Home", "F1"].contains($0)
    }
    let acts = sentence.matches(of: /(?:^|[;,] )(\S) (?:again )?[a-z]+s\b/).map { String($0.1) }
    return named + acts.filter { !"aAX0123456789".contains($0) }
  }

  @Test(arguments: lines) func noAnswerNamesAKey(line: String) {
    for before in [[], ["delete"], ["lock", "dial gap"], ["themes"], ["sheet"]] {
      for sentence in said(before + [line]).suffix(60) where sentence != "keys KEYS" {
        #expect(keys(in: sentence).isEmpty, "\(before) \(line): \(sentence)")
      }
    }
  }

  @Test func copyingGoesOnFromLineToLine() {
    #expect(!said(["copy-next", "copy-next"]).contains("popovers:"))
    #expect(said(["copy-next", "copy-next", "copy-next"]).contains("popovers:"))
  }

  /// What the search would find.
  @Test(arguments: [
    ("There is nothing to scroll; w opens the explanation.", ["w"]),
    ("Unknown command 'x'; press Tab after : to go through all of them.", ["Tab"]),
    ("Nothing is open; Ctrl-C leaves the lab.", ["Ctrl-C"]),
    ("Popover below the anchor, arrow up, in the middle; above is 1 row short.", []),
  ])
  func keysAreFound(sentence: String, found: [String]) {
    #expect(keys(in: sentence) == found)
  }
}

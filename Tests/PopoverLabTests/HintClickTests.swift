import CellCanvas
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("Hints that are clicked")
struct HintClickTests {
  private func click(_ words: String, in script: String) throws -> Lab {
    var lab = try press(script)
    let cell = try #require(lab.cell(of: words), "\(words)")
    lab.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    return lab
  }

  @Test(arguments: [
    ("", "theme", "t"), ("", "? keys", "?"), ("", "jkl move", "j"), ("", "kl move", "k"),
    ("", "move", "h"), ("", "; more", ";"), ("?", "close", ""), ("T", "search", "T/"),
    (";ts", "back", ""), ("<C-p>und", "run", "<C-p>und<CR>"), (";t", "back", ";"),
    ("C", "pictures", "Cv"), ("I", "? keys", "I?"), ("?", "/ search", "?/"), ("#", "keep", "#<CR>"),
    ("T/", "cancel", "T/<Esc>"), ("w", "scroll", "w<C-d>"),
    ("w<C-d>", "Ctrl-D Ctrl-U", "w<C-d><C-d>"),
    ("w<C-d>", "D Ctrl-U", "w<C-d><C-d>"), ("w<C-d>", "Ctrl-U", "w"), ("w<C-d>", "U scroll", "w"),
    (";", "Enter open", ";<CR>"),
    (",/gap<CR>", "close", ",/gap<CR>q"), (":", "Tab complete", ":<Tab>"), (":scr", "leave", ""),
    (":gap 3", "run", ":gap 3<CR>"),
  ])
  func aClickDoesWhatTheKeyDoes(script: String, words: String, same: String) throws {
    let (clicked, pressed) = (try click(words, in: script), try press(same))
    #expect(clicked.settings == pressed.settings && clicked.focus == pressed.focus)
    #expect(clicked.notice == pressed.notice && clicked.inspectorTop == pressed.inspectorTop)
  }

  /// A count takes the end of the last line: no key of the hints before it is lost, and each is clicked where it is drawn.
  @Test(arguments: [
    ("", "5", 80, 24), ("", "5", 76, 24), ("", "123", 40, 10), ("T", "5", 78, 24),
    (":sheet<CR>", "5", 40, 10), (":sheet<CR>", "5", 60, 14),
  ])
  func aCountLeavesTheHintsAsTheyAre(script: String, count: String, width: Int, height: Int) throws
  {
    let before = try press(script, on: .sample(size: CellSize(width: width, height: height)))
    let lab = try press(count, on: before)
    let (hints, place, frame) = (lab.shownHints.lines, lab.shownHints.place, lab.frame)
    let grounds = [ThemeRole.hint, .key].map { lab.context.style($0).background }
    #expect(place.cells.allSatisfy { grounds.contains(frame[$0].style.background) })
    #expect(width < 60 || lab.cell(of: "? keys") != nil)
    let all = before.shownHints.lines.lines.joined()
    #expect(
      hints.lines.joined().allSatisfy(all.contains) && hints.lines.joined().count >= all.count - 2)
    for hint in hints.lines.joined() {
      let cell = try #require(lab.cell(of: "\(hint.keys.text) \(hint.words.text)"))
      #expect(hints.call(at: cell, in: place) == hint.call(at: 0))
    }
  }

  @Test func whereAMessageIsOverTheHintsNothingIsClicked() throws {
    let lab = try press(":help edge<CR>", on: .sample(size: Lab.minimumSize))
    var clicked = lab
    for x in 0..<lab.size.width {
      clicked = lab
      clicked.receive(.mouse(MouseEvent(.press(.left), at: CellPoint(x: x, y: 9))))
      #expect(clicked.settings == lab.settings && clicked.focus == .scene)
    }
  }
}

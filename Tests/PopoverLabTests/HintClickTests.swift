import CellCanvas
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

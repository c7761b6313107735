import CellCanvas
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("The list of completions")
struct CompletionTests {
  @Test(arguments: ["toolbar-tooltip", "completion-menu", "right-to-left"])
  func aNameIsWhole(name: String) throws {
    #expect(try press(":edit ").frame.picture.contains(" \(name) "))
  }

  private func words(_ text: String) throws -> [String] {
    let lab = try press(":\(text)")
    let all = Completion(of: text, among: lab.context.knownWords, in: lab.context.catalog)
    return all?.choices.map(\.word) ?? []
  }

  @Test(arguments: [
    ("qui", ["quit", "quit!"]), ("cw", ["content-wider"]), ("w", ["write"]), ("x", ["exit"]),
    ("gap", []), ("theme cla", ["classic"]),
    ("kind ", ["turned-arrow", "four-arrows", "seamless"]),
    ("edit lsp", ["lsp-hover"]), ("popover tit", ["title"]), ("popover permitted ", ["any"]),
    ("nothing of this kind", []),
  ])
  func aFuzzyMatchFindsThem(text: String, first: [String]) throws {
    let words = try words(text)
    #expect(words.prefix(first.count) == first[...] && words.isEmpty == first.isEmpty, "\(words)")
  }

  @Test(arguments: [
    (":cw<Down>", "content-wider"), (":cw<Down><Down><Up>", "content-wider"),
    (":cw<Tab><Esc>", "cw"), (":cw<Tab>x", "content-widerx"), (":them<Tab><Tab><CR>", "theme "),
    (":them<Tab><Tab><CR>cla<Tab>", "theme classic"),
  ])
  func arrowsWalkEnterTakesAndEscapePutsBack(script: String, text: String) throws {
    #expect(try press(script).prompt?.line.text == text)
  }

  @Test func aClickTakesAWordAndTheWheelWalks() throws {
    let lab = try press(":theme ")
    let cell = try #require(lab.cell(of: "classic"))
    var clicked = lab
    clicked.receive(.mouse(MouseEvent(.press(.left), at: cell)))
    #expect(clicked.prompt?.line.text == "theme classic")
    var turned = lab
    turned.receive(.mouse(MouseEvent(.wheel(2), at: cell)))
    #expect(turned.prompt?.line.text == (try press("<Tab><Tab>", on: lab)).prompt?.line.text)
  }

  @Test func filesOfTheFolderAreCompleted() throws {
    var lab = try press(":write ")
    #expect(lab.frame.picture.contains("write [FILE]"))
    lab.receive(.scene(.foundDocuments(["mine.yaml", "other.yaml"])))
    #expect(try press("mi<Tab>", on: lab).prompt?.line.text == "write mine.yaml")
    #expect(try press("<C-u>wq mi<Tab>", on: lab).prompt?.line.text == "wq mine.yaml")
    #expect(try press("<C-u>edit ne<Tab>", on: lab).prompt?.line.text == "edit nested")
    var typing = try press(":edit")
    #expect(typing.press(.character(" ")) == [.world(.scene(.findDocuments))])
  }

  /// What other labs have left behind since the start is asked for when the name of the command is whole.
  @Test(arguments: ["recover", "forget"]) func changesOfOthersAreCompleted(command: String) throws {
    var typing = try press(":")
    let asked = try KeyScript(command).keys.flatMap { typing.press($0) }
    #expect(asked == [.world(.scene(.findUnsaved(for: .unnamed)))])
    let found = RecoverableScene(
      title: "mine.yaml", subject: .scene(.file("./mine.yaml")), name: "m",
      content: ContentFingerprint([])
    )
    typing.receive(.scene(.foundUnsaved([found], for: .unnamed)))
    #expect(typing.press(.character(" ")).isEmpty)
    #expect(try press("m<Tab>", on: typing).prompt?.line.text == "\(command) mine.yaml")
  }

  @Test(arguments: [Lab.minimumSize, CellSize(width: 80, height: 24)])
  func whatTheChosenWordIsIsReadWhole(size: CellSize) throws {
    var lab = try press(":", on: .sample(size: size))
    for _ in lab.context.catalog.all {
      lab.press(Key(.tab))
      let command = try #require(lab.prompt.flatMap { lab.context.catalog[$0.line.text] })
      let picture = lab.frame.picture.split(separator: "\n").map(String.init)
      let missing = command.help.split(separator: " ").filter { word in
        !picture.contains { $0.contains(word) }
      }
      #expect(missing.isEmpty, "\(command.name): \(missing)")
    }
  }
}

extension CompletionTests {
  /// A list is as wide as its longest row needs.
  @Test(arguments: [(":theme cl", "classic"), (":compare vim css imgui-", "imgui-")])
  func noWordIsCutWhereThereIsRoom(script: String, word: String) throws {
    let picture = try press(script).frame.picture
    #expect(picture.contains(" \(word) ") && !picture.contains("…"))
  }
}

import BundledThemes
import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("The first screen")
struct GreetingTests {
  /// The status line.
  private func line(_ lab: Lab) -> String {
    let rows = lab.frame.picture.split(separator: "\n", omittingEmptySubsequences: false)
    return String(rows[lab.size.height - 2])
  }

  private func lab(_ name: String, width: Int) throws -> Lab {
    let document = try SceneDocument(#require(ShippedScenes[name]), path: name)
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "paper")
    return Lab(
      size: CellSize(width: width, height: 24), scene: document.scene,
      opened: OpenedScene(document, content: nil),
      themes: ThemeCollection(first: theme, others: [theme]))
  }

  /// Of an anchor in pieces, the one on which the popover hangs is looked at.
  @Test func aSmallScreenBeginsAtThePopover() throws {
    let lab = try lab("wrapped-text", width: 40)
    let placed = try #require(lab.placedPopover)
    let seen = lab.context.screenRect(CellRect(placed.layout.frame))
    #expect(seen.intersection(CellRect(size: lab.context.shown.view.room)) == seen)
  }

  @Test(arguments: [
    (80, "the-lab, theme paper"), (50, "the-lab, theme paper"), (49, "the-lab"), (40, "the-lab"),
  ])
  func theTitleTakesTheRoomThereIs(width: Int, end: String) throws {
    let line = line(try lab("the-lab", width: width)).withoutOuterBlanks
    #expect(line.hasPrefix("Move with hjkl, w says why"))
    #expect(line.hasSuffix(end))
  }

  /// A scene that came in a line has no file; it has its name if it says one, and keeps its comments.
  @Test(arguments: [("name: mine\n", "mine, theme paper"), ("", "unnamed scene, theme paper")])
  func aLinkHasATitleToo(name: String, end: String) throws {
    let text = name + "anchors: { a: {} } # one\npopovers: { p: { anchor: a, size: 3x3 } }\n"
    let document = try SceneDocument(Array(text.utf8), path: "scene")
    let theme = try ThemeCatalog(BundledThemes.all).theme(named: "paper")
    let lab = Lab(
      size: CellSize(width: 80, height: 24), scene: document.scene,
      opened: OpenedScene(document, content: nil), isLink: true,
      themes: ThemeCollection(first: theme, others: [theme]))
    #expect(line(lab).withoutOuterBlanks.hasSuffix(end))
    #expect(lab.context.files.location == .unnamed)
    let written = try lab.context.files.document(of: lab.scene, at: .unnamed, as: "a.yaml")
    #expect(String(decoding: written.bytes, as: UTF8.self) == text)
  }

  /// Whatever the first key is, a part of a count or an unknown one too.
  @Test(arguments: ["l", "5", "Z", "lu", "w<Esc>", ":<Esc>", "?<Esc>"])
  func theFirstKeyEndsItForEver(script: String) throws {
    #expect(Lab.sample().frame.picture.contains("Move with"))
    var lab = Lab.sample()
    for key in try KeyScript(script).keys { lab.press(key) }
    lab.resize(to: CellSize(width: 90, height: 24))
    #expect(!lab.frame.picture.contains("Move with"))
    #expect(!lab.frame.picture.contains("theme rounded"))
    #expect(line(lab).contains("below the anchor"))
  }

  @Test func aButtonEndsItToo() {
    var lab = Lab.sample()
    lab.receive(.mouse(MouseEvent(.press(.left), at: CellPoint(x: 1, y: 1))))
    #expect(!lab.frame.picture.contains("Move with"))
  }

  @Test func aMessageTakesItsPlace() {
    var lab = Lab.sample()
    lab.context.refuse("This is a message")
    #expect(line(lab).withoutOuterBlanks == "This is a message")
  }

  @Test func theKeysAreThoseThatAreBound() throws {
    let keys = try KeyScript("W").keys
    let change = KeyChange(line: "why", call: "why", keys: keys)
    let lab = Lab.sample(keyMap: .standard.changed(by: [change]))
    #expect(line(lab).contains("hjkl, W says why"))
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}

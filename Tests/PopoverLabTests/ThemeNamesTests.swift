import CellCanvas
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

@Suite("What themes are called")
struct ThemeNamesTests {
  private let own = "looks/mine.yaml"
  private let broken = "themes/broken.yaml"

  /// Two themes that names find, one of them with the other's name for its title, two with one title, and
  /// a file that cannot be read.
  private var lab: Lab {
    func named(_ name: String, _ title: String) -> CollectedTheme {
      CollectedTheme(Theme(name: title), path: "themes/\(name).yaml", isNamed: true)
    }
    let rounded = CollectedTheme(Theme(name: "rounded"))
    let others = [
      rounded, named("fake", "rounded"), named("mein thema", "Mein Thema"), named("one", "Twice"),
      named("two", "Twice"), CollectedTheme(Theme(name: "My Own"), path: own),
      CollectedTheme(unread: "broken", path: broken),
    ]
    var lab = Lab(
      size: CellSize(width: 100, height: 24),
      themes: ThemeCollection(first: others[3], others: others))
    lab.receive(.themesRead(["broken": .failure(.file(.missing))]))
    return lab
  }

  @Test(arguments: [
    ("rounded", "rounded"), ("fake", "fake (rounded)"), ("mein thema", "mein thema (Mein Thema)"),
    ("Mein Thema", "mein thema (Mein Thema)"), ("mine", "mine (My Own)"),
    ("My Own", "mine (My Own)"),
  ])
  func aThemeIsUsedByItsNameOrItsTitle(asked: String, label: String) throws {
    let lab = try press(":theme \(asked)<CR>", on: lab)
    #expect(lab.notice == .done("Theme \(label)"))
  }

  @Test func aTitleOfSeveralThemesIsAmbiguousAndListsTheirNames() throws {
    let lab = try press(":theme Twice<CR>", on: lab)
    #expect(lab.notice == .refusal("'Twice' is the title of one, two; ask for one of these"))
  }

  @Test func theBrowserListsNamesWithTitlesAndCopiesWhatFindsThem() throws {
    var lab = try press("TG", on: lab)
    for label in ["fake (rounded)", "mein thema (Mein", "mine (My Own)"] {
      #expect(lab.frame.picture.contains(label))
    }

    lab = try press(":theme mein thema<CR>T", on: self.lab)
    #expect(lab.press(.character("y")) == [.terminal(.copy("mein thema"))])
    lab = try press(":theme mine<CR>T", on: self.lab)
    #expect(lab.press(.character("y")) == [.terminal(.copy(own))])
    #expect(try press("T/Mein", on: self.lab).themes.current.label == "mein thema (Mein Thema)")
  }

  @Test func aSceneHasTheNameAndNotTheTitle() throws {
    #expect(try press(":theme Mein Thema<CR>", on: lab).scene.theme == "mein thema")
  }

  @Test func aBrokenFileIsReadOnRequestAndItsFaultReported() throws {
    var lab = lab
    for key in try KeyScript(":theme broken").keys { lab.press(key) }
    #expect(lab.press(Key(.enter)) == [.world(.openTheme(path: broken))])
    lab.receive(.themeOpened(path: broken, .success(Theme(name: "Mended"))))
    #expect(lab.notice == .done("Theme broken (Mended)"))
    #expect(lab.scene.theme == "broken")
    #expect(try press("t:theme broken<CR>", on: lab).themes.current.label == "broken (Mended)")
    let guess = try press(":theme brokn<CR>", on: self.lab).notice
    #expect(guess == .refusal("Unknown theme 'brokn'; did you mean 'broken'?"))
  }
}

import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

/// Every key in every view: none of them acts on what is below the view.
@Suite("Keys of views")
struct ModalKeysTests {
  /// What is below a view.
  private struct Below: Equatable {
    var scene: Scene
    var selection: SceneSelection
    var overlays: Set<Overlay>
    var inspector: Int?
    var motion: MotionSettings
    var play: Player
    var themes: ThemeChoice

    init(_ lab: Lab) {
      (scene, selection, overlays) = (lab.scene, lab.selection, lab.overlays)
      (inspector, motion, play) = (lab.inspectorTop, lab.motionSettings, lab.player)
      themes = lab.themes.choice
    }
  }

  struct View: Sendable, CustomTestStringConvertible {
    var script: String
    /// The commands that act on the theme or the motion by their purpose.
    var acting: Set<String> = []
    /// Whether every key that acts can choose another theme.
    var tries = false

    var testDescription: String { script }
  }

  private static let theme: Set = ["next-theme", "kind", "appearance"]
  private static let list: Set = [
    "scroll-down", "scroll-up", "half-page-down", "half-page-up", "page-down", "page-up",
    "to-start", "to-end", "mark", "list-dark", "list-light", "list-marked", "list-all",
    "clear-or-leave", "cancel-search",
  ]

  private static let views: [View] = [
    View(script: "?"), View(script: "?/"), View(script: "?/an<CR>"), View(script: "T?"),
    View(script: ";ts?"), View(script: "I?"), View(script: "C?"), View(script: "w?"),
    View(script: ";ts", acting: theme), View(script: ";tsa", acting: theme),
    View(script: "Ts", acting: theme),
    View(script: "T", acting: theme.union(list)), View(script: "Ti", acting: theme.union(list)),
    View(script: "Tv", acting: theme.union(list)),
    View(script: "T/", acting: list, tries: true), View(script: "<C-p>"), View(script: "<C-p>un"),
    View(script: ","), View(script: ",9j"), View(script: ",/"), View(script: ",/gap<CR>"),
    View(script: ",?"),
    View(script: ":"), View(script: ":cw<Tab>"), View(script: ";"), View(script: ";t"),
    View(script: "I", acting: ["next-motion", "next-curve"]),
  ]

  /// Every key that a map has, every character and every key with a name.
  private static let keys: [Key] = {
    let bound = ModeName.allCases.map { CommandRegistry.keys(of: $0, scene: .standard) }
      .flatMap(\.groups).flatMap(\.bindings).map(\.key)
    let typed = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(Key.character)
    let controlled = "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map(Key.control)
    return Array(Set(bound + typed + controlled + Key.named.map { Key($0.code) }))
  }()

  @Test(arguments: views) func noKeyActsOnWhatIsBelow(view: View) throws {
    let before = try press(view.script)
    for key in Self.keys where key != Key(.enter) && key != .control("c") {
      if before.runs(key) { continue }
      var after = before
      after.press(key)
      let call = before.context.keys.call(for: key)
      #expect(after.ending == nil, "\(key.label)")
      var (below, same) = (Below(after), Below(before))
      // What was tried out is given back when the view closes.
      if view.acting.contains(call?.command ?? "") || view.tries && call == nil
        || after.focus == .scene
      {
        (below.themes, same.themes) = (before.themes.choice, before.themes.choice)
        (below.scene.theme, same.scene.theme) = (before.scene.theme, before.scene.theme)
        (below.motion, same.motion) = (before.motionSettings, before.motionSettings)
      }
      #expect(below == same, "\(key.label)")
    }
  }

  @Test func aKeyThatIsNoLetterOfTheListSaysSo() throws {
    for script in [";", ";t"] {
      let before = try press(script)
      for key in Self.keys where before.context.keys.call(for: key) == nil {
        if before.groups?.letters.contains(where: { String($0) == key.label }) == true { continue }
        #expect(try press(script, then: key).notice?.words.contains("does nothing") == true)
      }
    }
  }

  /// A key without a command says so; while one types, it is typed.
  @Test(arguments: ["?", ";ts", "T", "I", ","]) func aKeyThatDoesNothingSaysSo(script: String)
    throws
  {
    let before = try press(script)
    for key in Self.keys where before.context.keys.call(for: key) == nil && key.digit == nil {
      var after = before
      after.press(key)
      #expect(after.notice?.words.contains("does nothing") == true, "\(key.label)")
    }
  }

  @Test(
    arguments: [
      "?", "T", "Ti", "Tv", ";ts", ";tsa", "I", "C", "wC", ",", "w,", "C,", "T?", ";ts?",
    ],
    ["q", "<Esc>"])
  func oneKeyLeavesEveryView(script: String, key: String) throws {
    let left = try press(script + key)
    let inside = try press(script)
    #expect(left.modes.layers.count == inside.modes.layers.count - 1)
    #expect(left.scene == Lab.sample().scene && left.ending == nil)
  }

  /// Of a comparison and an explanation, the one that was opened last is closed first.
  @Test(
    arguments: [
      ("Cw", "comparison"), ("C:why<CR>", "comparison"), ("wCww", "comparison"),
      ("wC", "explanation"), ("CwCC", "explanation"),
    ], ["q", "<Esc>"])
  func theLastIsClosedFirst(opening: (script: String, stays: String), key: String) throws {
    let lab = try press(opening.script + key)
    #expect((lab.tiles != nil) == (opening.stays == "comparison"))
    #expect((lab.inspectorTop != nil) == (opening.stays == "explanation"))
  }

  @Test(arguments: [
    ("?/anchor<CR>", 2), ("T/ro<CR>", 2), ("Td", 2), ("T/roh", 2), ("<C-p>undo", 2),
    ("<C-p>", 1), (":un", 1), (":un<Tab>", 2), (";", 1), (";t", 2), ("T", 1), (";ts", 1), ("I", 1),
    ("C", 1), ("w", 1),
    (",", 1), (",/gap<CR>", 2), (",/gap<CR><CR>", 3), (",/gap<CR><CR>3", 4),
  ])
  func escapeFirstClearsWhatWasTypedOrFiltered(script: String, presses: Int) throws {
    var lab = try press(script)
    for press in 1...presses {
      lab.press(Key(.escape))
      #expect((lab.focus == .scene && lab.inspectorTop == nil) == (press == presses), "\(press)")
    }
  }

  @Test(arguments: ["?", "T", ";ts", "I", ","]) func theScrollingKeysAreTheSame(script: String)
    throws
  {
    let keys = try press(script).context.keys
    for command in ViewCommands.all.map(\.info) {
      for (key, _) in command.keys {
        #expect(keys.call(for: key)?.command == command.name, "\(key.label)")
      }
    }
  }
}

extension Lab {
  /// Whether a letter runs a command of the open group.
  fileprivate func runs(_ key: Key) -> Bool {
    guard let groups, groups.group != nil else { return false }
    return groups.letters.contains { String($0) == key.label }
  }
}

private func press(_ script: String, then key: Key) throws -> Lab {
  var lab = try press(script)
  lab.press(key)
  return lab
}

import CellCanvas
import PopoverGeometry
import PopoverLab
import PopoverScenes
import PopoverThemes
import Testing

/// What was reported of programs on a screen elsewhere, looked at in the lab.
@Suite("Reported scenes: in the lab")
struct ScreenScenes {
  @Test(arguments: ["", "5l3j", "99L99J", "z", "d3g=", "B99J"])
  func scene12_anotherSizeShowsWhatAFreshStartShows(keys: String) throws {
    let sizes = [(120, 40), (40, 10), (120, 40), (80, 24), (41, 11)].map {
      CellSize(width: $0, height: $1)
    }
    var resized = try Lab.sample(sizes[0])
    try resized.press(keys)
    for size in sizes {
      resized.resize(to: size)
      var fresh = resized
      fresh.resize(to: CellSize(width: 1, height: 1))
      fresh.resize(to: size)
      #expect(fresh.frame == resized.frame, "\(size)")
      #expect(resized.placement == resized.freshPlacement, "\(size)")
    }
  }

  @Test func scene17_aTinyScreenSaysSoAndKeysDoNoHarm() throws {
    var lab = try Lab.sample(CellSize(width: 10, height: 4))
    let before = lab.scene
    try lab.press("hjkl9Ltdrm0aAxz?:T<Esc>sq")
    #expect(lab.scene == before)
    #expect(lab.frame.picture.contains("poplab"))
    #expect(lab.ending == .quit)
  }

  @Test func scene21_aPopoverThatIsGoneLeavesNothing() throws {
    for name in ["rounded", "double", "classic", "ascii"] {
      var lab = try Lab.sample(theme: name)
      try lab.press("xZ")
      let empty = lab.frame
      var busy = try Lab.sample(theme: name)
      try busy.press("aa5l<Tab>x<Tab>xxZ")
      #expect(busy.frame == empty, "\(name)")
    }
  }

  @Test func scene22_escapeInTheBrowserBringsEverythingBack() throws {
    var lab = try Lab.sample()
    try lab.press("5l3j]>d;sm")
    let (before, frame) = (lab, lab.frame)
    try lab.press("Tjjjb/dou<CR>mvcA<Esc>")
    while lab != before, lab.frame != frame { try lab.press("<Esc>") }
    #expect(lab == before)
    #expect(lab.frame == frame)
  }
}

extension Lab {
  /// Where everything of the scene goes on this screen if nothing was shown before.
  fileprivate var freshPlacement: ScenePlacement {
    SceneStage(scene, screen: placement.container.size, theme: theme).placement()
  }
}

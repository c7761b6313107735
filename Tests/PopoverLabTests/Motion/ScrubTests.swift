import CellCanvas
import LabSupport
import PopoverGeometry
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("A motion that is looked at")
struct ScrubTests {
  private func scrub(_ script: String, on lab: Lab = .sample()) throws -> MotionScrub {
    try #require(try press(script, on: lab).scrub)
  }

  @Test(arguments: [
    ("I", 0), ("Il", 1), ("I5l", 5), ("I5lh", 4), ("I<End>", 12), ("I99l", 12), ("I<End>3h", 9),
    ("I5l<Home>", 0), ("I9<Left>", 0), ("I:scrub-on 4<CR>", 4), (":scrub-last<CR>", 12),
    (":scrub-last<CR>:scrub-back 2<CR>", 10), ("I:motion 0.35<CR><End>", 21),
  ])
  func itGoesStepByStep(script: String, step: Int) throws {
    let scrub = try scrub(script)
    #expect(scrub.step == step)
    #expect(!scrub.isPlaying)
  }

  /// A dial that turns above it changes the scene, and ends it while its time is being told.
  @Test(arguments: ["<Space>", "<PageDown>:", "5:", "<Right>:"])
  func itEndsWhileADialTurns(keys: String) throws {
    var lab = try press("I:dial gap<CR>\(keys)")
    #expect(lab.scrub != nil)
    for step in 1...100 { lab.receive(.time(.milliseconds(50 * step))) }
    #expect(lab.scrub == nil)
    #expect(lab.context.open.contains(.dial))
  }

  @Test func withoutAMotionTheAppearanceIsShown() throws {
    let lab = try press("I")
    #expect(lab.frame.picture != (try press("")).frame.picture)
    #expect(lab.pose?.popovers.isEmpty == true)
    #expect(try scrub("I<End>").pose == lab.context.restingPose)
    #expect(try scrub("Id<End>").pose.popovers.isEmpty)
    #expect(try scrub(":dismiss<CR>").pose == lab.context.restingPose)
  }

  @Test func theLastMotionIsShownIfItLedToThePresentPlacement() throws {
    var lab = Lab.sample()
    lab.motionSettings = MotionSettings(.slide, .linear)
    lab.resize(to: lab.size)
    lab = try press("<End>", on: lab)
    #expect(try scrub("I", on: lab).transition == lab.motion.last)
    #expect(try scrub("lI", on: lab).transition.start.popovers.isEmpty == false)
  }

  @Test(arguments: ["I<Esc>", "II", "I5l<Esc>", "I I"]) func itIsLeft(script: String) throws {
    let lab = try press(script)
    #expect(lab.scrub == nil && lab.focus == .scene && lab.nextDue == nil)
    #expect(lab.frame.picture == (try press("")).frame.picture)
  }

  @Test func itPlaysAtItsSpeedAndStopsAtTheEnd() throws {
    for (script, steps, end) in [("I ", 6, 0.2), ("Is ", 1, 0.8)] {
      var lab = try press(script)
      #expect(lab.nextDue == .zero)
      lab.receive(.time(.seconds(3)))
      lab.receive(.time(.milliseconds(3_100)))
      #expect(lab.scrub?.step == steps)
      lab.receive(.time(.seconds(3 + end)))
      #expect(lab.scrub?.step == 12)
      #expect(lab.nextDue == nil)
    }
    #expect(try press("I  ").nextDue == nil)
  }

  /// What one asks to watch plays once and stays at its end; with reduced motion it waits at its start.
  @Test(arguments: [":present<CR>", ":dismiss<CR>", "Ip", "Id"], [false, true])
  func whatIsWatchedPlaysOnce(script: String, isReduced: Bool) throws {
    let display = DisplayOptions(reducesMotion: isReduced)
    var lab = try press(script, on: .sample(display: display))
    #expect(lab.scrub?.isPlaying == !isReduced && lab.scrub?.step == 0)
    for second in 3...4 { lab.receive(.time(.seconds(second))) }
    #expect(lab.scrub?.step == (isReduced ? 0 : 12) && lab.nextDue == nil)
  }

  /// From the end it plays from the start.
  @Test func itPlaysAgain() throws {
    let lab = try press("I<End> ")
    #expect(lab.scrub?.step == 0 && lab.scrub?.isPlaying == true)
  }

  @Test func otherSettingsAreSeenAtTheSameInstant() throws {
    let scrub = try scrub("I6li")
    #expect(scrub.transition.settings.style == .scale)
    let slide = try self.scrub("I6l2i")
    #expect(slide.transition.settings.style == .slide)
    #expect(slide.step == 6)
    #expect(try self.scrub("I6l:motion 0.4<CR>").step == 12)
    #expect(try self.scrub("I6lc").transition.settings.curve == .easeInOut)
  }

  @Test func theStatusLineSaysTheInstant() throws {
    for (script, words) in [
      ("I", "Step 0 of 12, 0 s, 0 of the way: scale, ease-out, 0.2 s"),
      ("I6l", "Step 6 of 12, 0.1 s, 0.68 of the way: scale, ease-out, 0.2 s"),
      ("Is ", "Step 0 of 12, 0 s, 0 of the way, playing, slow: scale, ease-out, 0.2 s"),
    ] {
      #expect(try press(script).status == words)
    }
  }

  /// The motion of a change in the meantime is shown too.
  @Test func aChangeMeanwhileIsPlayed() throws {
    var lab = Lab.sample()
    lab.motionSettings = MotionSettings(.scale, .linear)
    lab.resize(to: lab.size)
    lab = try press("I:keyboard 8<CR>", on: lab)
    #expect(lab.scrub?.isPlaying == true)
    #expect(lab.scrub?.transition.end.reserved.bottom == 8)
    #expect(try press("I:keyboard 8<CR>").scrub == nil)
  }

  /// On another screen it stays at its instant, and leads to where everything is there.
  @Test(arguments: ["I", ":present<CR>", ":dismiss<CR>"])
  func itStaysOnAnotherScreen(script: String) throws {
    var lab = try press(script + "6l")
    lab.resize(to: CellSize(width: 60, height: 20))
    let scrub = try #require(lab.scrub)
    #expect(scrub.step == 6 && scrub.transition.end.placement == lab.placement)
    #expect(scrub.transition.end.popovers.isEmpty == (script == ":dismiss<CR>"))
    #expect(scrub.transition.start.placement == lab.placement)
    // Another screen of the scene's own is no other one of the terminal.
    #expect(try press(script + "6l:screen 60x15<CR>").scrub == nil)
  }

  @Test func aPopoverThatIsNotShownSaysWhy() throws {
    var scene = Scene.start(anchor: CellRect(x: -30, y: 4, width: 3, height: 1))
    (scene.popovers[0].hidesWithAnchor, scene.screen) =
      (true, .cells(CellSize(width: 60, height: 18)))
    let lab = Lab(
      size: CellSize(width: 80, height: 24), scene: scene, themes: Lab.sample().context.themes)
    let words = try press(":present<CR>", on: lab).notice?.words
    #expect(words == lab.placedPopover?.sentence && words?.hasPrefix("No popover") == true)
  }

  @Test func withoutAPopoverThereIsNothingToSee() throws {
    let lab = try press("xI")
    #expect(lab.scrub == nil)
    #expect(lab.notice == .refusal(lab.context.noPopover))
  }
}

@Suite("Films of motions")
struct MotionFilmTests {
  private func film(
    _ subject: MotionFilm.Subject, rate: Int = 20,
    _ settings: MotionSettings = MotionSettings(.scale, .linear),
    size: CellSize = CellSize(width: 60, height: 20)
  ) -> MotionFilm {
    var lab = Lab.sample(size: size)
    lab.motionSettings = settings
    var world = HeadlessWorld()
    world.scenes.storage = HeadlessFiles(["./a.yaml": Array("anchors: { a: { x: 3 } }".utf8)])
    return MotionFilm(subject, in: lab, world: world, rate: rate)
  }

  private func keys(_ script: String, wait: Double? = nil) throws -> MotionFilm.Subject {
    .keys(try KeyScript(script).keys, wait: wait)
  }

  /// No screen is too small for a scene alone, and what keys ask of files is there.
  @Test(
    arguments: ["l", ":e ./a.yaml<CR>"],
    [CellSize(width: 60, height: 20), CellSize(width: 30, height: 8)])
  func keysDoWhatTheyDoInTheLab(script: String, size: CellSize) throws {
    let frames = film(try keys(script), size: size).frames
    #expect(frames.first?.pose != frames.last?.pose)
  }

  /// A path moves as well, though nothing is between two places.
  @Test func itLastsAsLongAsAPathPlays() throws {
    let frames = film(try keys("<Space>"), MotionSettings(.none)).frames
    #expect(frames.count > 10)
  }

  @Test func itLastsAsLongAsTheMotion() throws {
    #expect(film(.coming).frames.map(\.time) == [0, 0.05, 0.1, 0.15, 0.2])
    #expect(film(.going, rate: 10).frames.map(\.time) == [0, 0.1, 0.2])
    #expect(film(.coming, MotionSettings(.none)).frames.count == 2)
    let turned = film(try keys("<End>")).frames
    #expect(turned.map(\.time) == [0, 0, 0.05, 0.1, 0.15, 0.2])
    #expect(turned.map(\.key) == [nil, Key(.end), nil, nil, nil, nil])
  }

  @Test func itBeginsAndEndsWithTheStillPictures() throws {
    let still = film(try keys("<End>"), MotionSettings(.none)).frames
    let moving = film(try keys("<End>")).frames
    #expect(moving.first?.picture == still.first?.picture)
    #expect(moving.last?.picture == still.last?.picture)
    #expect(still.count == 2)
  }

  @Test func keysWorkDuringATransition() throws {
    let frames = film(try keys("<End><Home>", wait: 0.1)).frames
    let turn = try #require(frames.firstIndex { $0.key == Key(.home) })
    #expect(frames[turn].time == 0.1)
    #expect(frames[turn].pose.popovers[0].pose == frames[turn - 1].pose.popovers[0].pose)
  }

  @Test func itEndsWithTheLab() throws {
    #expect(film(try keys("l:q<CR><End>")) == film(try keys("l:q<CR>")))
  }
}

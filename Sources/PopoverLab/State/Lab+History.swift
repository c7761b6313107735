import PopoverScenes

extension Lab {
  /// Brings what is shown up to date with what was chosen, and keeps what was before. While themes
  /// are browsed, a dial is turned, or an anchor is dragged, nothing is decided yet.
  mutating func settle() {
    selection = selection.held(in: scene)
    place()
    placeTiles()
    animate()
    // Whatever else is changed while something plays comes after it.
    if let play = player.play, browser != nil || settings != play.moment.settings { leavePlay() }
    guard browser == nil, dial == nil, drag?.hasMoved != true else { return }
    writeChosenTheme()
    flips.note(shown)
    guard player.play == nil else { return }
    if settings != moment.settings {
      history.record(moment)
      scenes.isWarned = false
    }
    moment = LabMoment(
      settings: settings, selection: selection, location: scenes.location, shown: shown)
  }

  /// A theme that the user has chosen is a change of the scene, so that it is written with it. What
  /// options, the configuration or the scene itself have chosen is none.
  private mutating func writeChosenTheme() {
    let before = moment.settings
    guard player.play == nil, themes.choice.index != before.themes.index,
      scene.theme == before.scene.theme,
      settings != start, let name = scenes.location.name(of: themes.current), name != scene.theme
    else { return }
    scene.theme = name
    screenChange?.before.theme = name
    screenChange?.after.theme = name
    shown.stage.scene.theme = name
  }

  mutating func undo(_ steps: Int) {
    let done = retrace(steps) { $0.undo(from: $1) }
    notice = done > 0 ? .change("Undone\(times(done))") : .refusal("There is nothing to undo")
  }

  mutating func redo(_ steps: Int) {
    let done = retrace(steps) { $0.redo(from: $1) }
    notice =
      done > 0 ? .change("Done again\(times(done))") : .refusal("There is nothing to do again")
  }

  /// Everything is as it was at a moment.
  mutating func restore(_ moment: LabMoment) {
    (settings, selection, shown) = (moment.settings, moment.selection, moment.shown)
    scenes.location = moment.location
  }

  /// Goes through what was kept, and returns how many steps there were.
  private mutating func retrace(
    _ steps: Int, by step: (inout History<LabMoment>, LabMoment) -> LabMoment?
  ) -> Int {
    guard browser == nil else { return 0 }
    leavePlay()
    var done = 0
    while done < steps, let next = step(&history, moment) {
      moment = next
      done += 1
    }
    if done > 0 {
      restore(moment)
    }
    return done
  }

  private func times(_ count: Int) -> String { count > 1 ? ", \(count) steps" : "" }
}

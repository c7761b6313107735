import CellCanvas

extension Lab {
  /// Does what the user asked for, `times` over, and returns what must be asked of the world.
  ///
  /// - Parameter earlier: what was said until now.
  @discardableResult
  mutating func apply(
    _ action: LabAction, times: Int = 1, after earlier: Notice? = nil
  ) -> [LabEffect] {
    if action.needsThemes, !themes.unread.isEmpty {
      return wait(for: themes.unread, with: WaitingAction(action, times: times, after: earlier))
    }
    if dial != nil, !action.leavesDialOpen { keepDial() }
    let choice = themes.choice
    defer { if themes.choice != choice { followChoiceOnSheet() } }
    switch action {
    case .edit(let edit): return self.edit(edit, times: times)
    case .repeatEdit: return repeatEdit(times > 1 ? times : nil)
    case .tell(let key): tell(key)
    case .undo: undo(times)
    case .redo: redo(times)
    case .nextAnchor(let step): selectAnchor(by: step * times)
    case .nextPopover(let step): selectPopover(by: step * times)
    case .nextTheme: nextTheme(by: times)
    case .nextKind: nextKind(by: times)
    case .useKind(let kind): use(kind)
    case .nextAppearance: nextAppearance(by: times)
    case .useAppearance(let appearance): use(appearance)
    case .useTheme(let name): return useTheme(name)
    case .browseThemes: browseThemes(after: earlier)
    case .browse(let action): return browse(action, times: times)
    case .showSheet: showSheet()
    case .showSheetOf(let name): return showSheet(of: name)
    case .showEverySheet: showSheet(ofAll: true)
    case .view(let action): view(action, times: times)
    case .toggle(let overlay): toggle(overlay)
    case .inspect: inspect()
    case .compareEngines: compareEngines()
    case .compareNamed(let names): compareEngines(names)
    case .compare(let action): compare(action, times: times)
    case .dial(let action): return perform(action, times: times, after: earlier)
    case .play(let action): play(action, times: times)
    case .motion(let action): move(action, times: times)
    case .copyNext: return copyNext(times: times, after: earlier)
    case .copy(let thing, let path): return copy(thing, to: path)
    case .reset: reset()
    case .prompt: prompt = Prompt()
    case .palette: openPalette(after: earlier)
    case .type(let action): return type(action)
    case .help: helpPage = nextHelpPage
    case .close: close(hadCount: times > 1)
    case .redraw: return [.terminal(.redraw)]
    case .suspend: return [.terminal(.suspend)]
    case .openScene(let name): return openScene(name)
    case .promptFor(let text): prompt = Prompt(text)
    case .listScenes: return [.world(.scene(.list))]
    case .saveScene(let path, let isForced): return saveScene(to: path, isForced: isForced)
    case .recover(let title): return recover(title)
    case .forget(let title): return forget(title)
    case .quit: return quit()
    case .interrupt:
      ending = .interrupted
      return keepChanges()
    case .times(let count, let action):
      return apply(action, times: min(count * times, Lab.greatestCount), after: earlier)
    }
    return []
  }

  private mutating func reset() {
    let isChanged = settings != start
    settings = start
    notice =
      isChanged ? .change("Back to the start") : .refusal("Everything is as it was at the start")
  }

  /// Closes what lies on top.
  private mutating func close(hadCount: Bool) {
    if helpPage != nil {
      helpPage = nil
    } else if sheet != nil {
      sheet = nil
    } else if browser != nil {
      leaveBrowser()
    } else if dial != nil {
      leaveDial()
    } else if tiles != nil {
      tiles = nil
    } else if motion.scrub != nil {
      motion.scrub = nil
    } else if inspectorPage != nil {
      inspectorPage = nil
    } else if player.play != nil {
      stopPlay()
    } else if !hideOverlays() {
      refuse(
        hadCount ? "The count is forgotten" : "Nothing is open; \(key(for: .quit)) leaves the lab")
    }
  }

  mutating func refuse(_ reason: String) { notice = .refusal(reason) }

  /// The lab on a screen of another size.
  public mutating func resize(to size: CellSize) {
    endDrag()
    self.size = size
    notice = nil
    if helpPage != nil { helpPage = 0 }
    browser?.before.notice = nil
    settle()
  }
}

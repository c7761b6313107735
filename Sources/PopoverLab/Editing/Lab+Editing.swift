import CellCanvas
import PopoverScenes

extension Lab {
  /// Changes the scene, `times` over, and returns what must be asked of the world because of it.
  @discardableResult
  mutating func edit(_ edit: SceneEdit, times: Int) -> [LabEffect] {
    lastEdit = RepeatedEdit(edit: edit, times: times)
    switch edit {
    case .move(let x, let y): moveAnchor(x: x * times, y: y * times)
    case .resizeAnchor(let width, let height):
      resizeAnchor(width: width * times, height: height * times)
    case .snap(let x, let y): snapAnchor(x: x, y: y)
    case .nextHold: holdAnchor(by: times)
    case .addAnchor: for _ in 0..<times { addAnchor() }
    case .deleteAnchor: deleteAnchor()
    case .toggleLock: toggleLock()
    case .addPopover: for _ in 0..<times { addPopover() }
    case .deletePopover: deletePopover()
    case .resizeContent(let width, let height):
      resizeContent(width: width * times, height: height * times)
    case .prefer(let side): prefer(side)
    case .nextScreen(let step): nextScreen(by: step * times)
    case .screen(let screen): useScreen(screen)
    case .next(let setting): next(setting, by: times)
    case .keyboard(let rows): useKeyboard(rows ?? (times > 1 ? times : nil))
    case .set(let key, let value): return set(key, to: value)
    case .rename(let owner, let name): rename(owner, name)
    }
    return []
  }

  /// Does the last change again, as often as then unless another number is asked for.
  mutating func repeatEdit(_ times: Int?) -> [LabEffect] {
    guard let last = lastEdit else {
      refuse("Nothing was changed yet")
      return []
    }
    return edit(last.edit, times: times ?? last.times)
  }
}

/// A change of the scene that can be done again.
struct RepeatedEdit: Equatable, Sendable {
  var edit: SceneEdit
  var times: Int
}

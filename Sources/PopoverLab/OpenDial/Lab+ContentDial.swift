import CellCanvas
import Dial
import PopoverScenes

extension Lab {
  /// Gives the keys to the dial in the selected popover.
  ///
  /// - Parameter label: what it is turned to, which it goes to in a moment.
  mutating func useDial(_ label: String?, after earlier: Notice?) -> [LabEffect] {
    if dial?.popover != selectedPopover?.name { keepDial() }
    switch contentDial {
    case .failure(let refusal):
      refuse(refusal.reason)
      return []
    case .success(let fresh):
      let open =
        dial
        ?? OpenDial(
          subject: .content(fresh.popover), control: fresh.control,
          before: OpenDial.Before(notice: earlier, speed: player.chosenSpeed))
      leavePlay()
      dial = open
      helpPage = nil
      notice = .done(valueWords(of: fresh.popover))
      return label.map { show($0, on: open) } ?? []
    }
  }

  /// The dial in the selected popover as the scene has it, or why it cannot be used.
  private var contentDial: Result<(popover: String, control: DialControl), NumberRefusal> {
    func refusal(
      _ reason: String
    ) -> Result<(popover: String, control: DialControl), NumberRefusal> {
      .failure(NumberRefusal(reason: reason))
    }
    guard browser == nil, sheet == nil, tiles == nil else {
      return refusal("A dial is used in the scene; \(key(for: .close)) leads there")
    }
    guard let popover = selectedPopover else { return refusal(noPopover) }
    let name = popover.name.capitalizedFirst
    guard case .dial(let content) = popover.content, let picture = content.picture else {
      let key = key(for: .dial(.open(nil)))
      return refusal("\(name) shows no dial; \(key) turns a number")
    }
    guard placedPopover?.isShown == true else { return refusal("\(name) is not shown") }
    let control = DialControl(picture, labels: content.labels, behavior: dialBehavior)
    return .success((popover.name, control))
  }

  /// What the dial in a popover shows now.
  func valueWords(of popover: String) -> String {
    guard case .dial(let dial) = scene.popovers.first(where: { $0.name == popover })?.content else {
      return popover.capitalizedFirst
    }
    let label = dial.labels.indices.contains(dial.value) ? dial.labels[dial.value] : "\(dial.value)"
    return "\(popover) \(label)".capitalizedFirst
  }
}

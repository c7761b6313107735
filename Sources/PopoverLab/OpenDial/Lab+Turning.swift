import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes

extension Lab {
  /// Has the dial take a key; `nil` if that means something else.
  mutating func turnDial(by key: Key) -> [LabEffect]? {
    guard focus == .dial, let event = dial?.control.event(for: key) else { return nil }
    if KeyMap.always.groups.flatMap(\.bindings).contains(where: { $0.key == key }) { return nil }
    notice = nil
    return turnDial(by: event)
  }

  /// Has the dial take what happens to it. What it turns follows at once.
  mutating func turnDial(by event: DialEvent) -> [LabEffect] {
    let size = dialFrame?.size ?? CellSize(width: 0, height: 0)
    dial?.control.fit(size)
    guard let effects = dial?.control.receive(event, in: size) else { return [] }
    if dial?.control.needsTime == false { dial?.clock = nil }
    var wanted: [LabEffect] = []
    for effect in effects {
      switch effect {
      case .passed(let item): turn(to: item)
      case .bell: if !wanted.contains(.terminal(.bell)) { wanted.append(.terminal(.bell)) }
      case .rested: continue
      }
    }
    return wanted
  }

  /// Gives what the dial turns the value of an item.
  mutating func turn(to item: Int) {
    switch dial?.subject {
    case .number(let number, let values):
      guard values.indices.contains(item) else { return }
      set(number, to: values[item])
      notice = .change(words(of: number))
    case .content(let name):
      guard let index = scene.popovers.firstIndex(where: { $0.name == name }) else { return }
      scene.popovers[index].turnDial(to: item)
      notice = .change(valueWords(of: name))
    case nil: return
    }
  }

  /// What a number is now.
  func words(of number: LabNumber) -> String {
    "\(number.words) \(figure(of: number).value)".capitalizedFirst
  }
}

extension ScenePopover {
  fileprivate mutating func turnDial(to value: Int) {
    guard case .dial(var dial) = content else { return }
    dial.value = value
    content = .dial(dial)
  }
}

extension Lab {
  /// When the dial wants to know the time; pictures are no more frequent than one can see.
  var dialDue: Duration? {
    guard isUsable, let dial, let wanted = dial.control.wantedTime else { return nil }
    return dial.clock.map { $0 + .seconds(wanted) } ?? .zero
  }

  /// All the time that has passed counts at once: a slow terminal leaves pictures out.
  mutating func turnDial(at now: Duration) -> [LabEffect] {
    let passed = dial?.clock.map { max(.zero, now - $0) } ?? .zero
    dial?.clock = now
    let effects = turnDial(by: .time(passed / .seconds(1)))
    settle()
    return effects
  }
}

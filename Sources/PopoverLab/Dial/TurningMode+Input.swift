import CellCanvas
import Dial

extension TurningMode {
  static let opening: [Command<SceneMode>] = [
    Command(
      "dial", keys: "#", "turn a number with a dial, or to a value", .leavesDialOpen,
      value: CommandValue(
        "[NUMBER] [VALUE]", words: .fixed(LabNumber.allCases.map(\.rawValue)),
        read: { request($0) })
    ) { $1.follow(.open(.dial($2))) },
    Command(
      "use-dial", keys: "<Enter>", "use the dial in the popover, or turn it to a value",
      .leavesDialOpen, value: .optionalText("[VALUE]")
    ) { $1.follow(.open(.dial(.use($2)))) },
  ]

  /// The request of a typed argument; a value alone is for the open dial.
  private static func request(_ call: CommandCall) -> DialRequest {
    let line = CommandLine(call.argument)
    if line.name.isEmpty { return .open(nil) }
    guard let number = LabNumber(rawValue: line.name) else { return .turn(nil, to: line.name) }
    return line.argument.isEmpty ? .open(number) : .turn(number, to: line.argument)
  }

  static let commands: [Command<TurningMode>] = [
    .times(
      "next-number", "<Tab>", opposite: "previous-number", hint: "next",
      "go to the dial of the next number, or to the scene's next dial",
      .leavesDialOpen
    ) { $0.next(by: $2, &$1) },
    .times(
      "previous-number", "<S-Tab>", opposite: "next-number",
      "go to the dial of the previous number, or to the scene's previous one", .leavesDialOpen
    ) { $0.next(by: -$2, &$1) },
    Command(
      "keep", keys: "<Enter>", hint: .vital("keep"), "close the dial, and keep what was turned",
      .leavesDialOpen
    ) { mode, lab in
      mode.isKept = true
      lab.follow(.closeMode(.dial))
    },
  ]

  static func refuse(_ call: CommandCall, in lab: inout LabContext) {
    lab.refuse(
      call.command == "keep"
        ? "No dial is open" : "No number is turned; \(lab.key(for: "dial")) opens a dial for one")
  }

  private func next(by steps: Int, _ lab: inout LabContext) {
    guard let number else { return nextInScene(by: steps, &lab) }
    lab.follow(.open(.dial(.open(number.turnable(by: steps, in: lab)))))
  }

  private func nextInScene(by steps: Int, _ lab: inout LabContext) {
    let popovers = lab.edited.scene.popovers
    let dials = popovers.indices.filter { index in
      guard case .dial = popovers[index].content else { return false }
      return lab.placement.popovers[index].isShown
    }
    guard dials.count > 1 else { return lab.refuse("The scene shows one dial") }
    let turned = dials.firstIndex { popovers[$0].name == popover }
    PartCommands.selectPopover(dials.element(from: turned, by: steps), &lab)
    lab.follow(.open(.dial(.use(nil))))
  }

  static let keys: [KeyLines] = [
    KeyLines(
      "Dial",
      KeyLine("an item back, an item on", hint: .vital("turn"), sample: "←→"),
      KeyLine("a quarter back, a quarter on", sample: "PageUp PageDown"),
      KeyLine("the first item", sample: "Home"),
      KeyLine("type a value, a negative one after -", hint: "a value", sample: "0-9"),
      KeyLine("spin; any key stops it", hint: "spin", sample: "Space"),
      KeyLine(
        "the number or the dial after the one that is turned, the one before", "next-number",
        "previous-number", sample: "Tab"),
      KeyLine("keep what was turned", "keep", "dial", sample: "Enter"),
      KeyLine(
        "close it: a number is restored, a dial in the scene stays", "close",
        hint: .vital("leave")),
      .typeCommand, .findCommand, .showKeys),
    KeyLines(
      "Mouse on a dial",
      KeyLine("turn it, or flick it", sample: "Drag"),
      KeyLine("go to an item; beside the dial, keep it", sample: "Click"),
      KeyLine("an item on, an item back", sample: "Wheel")),
    .always,
  ]
}

extension TurningMode {
  /// The dial handles every key that turns it, except the keys that do the same in every mode.
  func takes(_ key: Key, in lab: LabContext) -> Bool {
    control.event(for: key) != nil && !Self.alwaysKeys.contains(key)
  }

  private static let alwaysKeys = Key.list("<C-l> <C-z> <C-c>")

  mutating func receive(_ event: ModeEvent, in lab: inout LabContext) {
    switch event {
    case .key(let key): if let event = control.event(for: key) { receive(event, &lab) }
    case .mouse(let mouse): receive(mouse, &lab)
    case .time(let now): if let due = due(in: lab), now >= due { advance(to: now, &lab) }
    case .pasted: lab.refusePaste()
    case .typed, .settled: break
    }
  }

  /// Turns the dial with the mouse. A click on the panel of numbers opens the dial of another one; any other click beside
  /// the dial keeps the value, and then acts on the scene.
  private mutating func receive(_ mouse: MouseEvent, _ lab: inout LabContext) {
    guard let frame = OpenDial(self, lab).frame else { return }
    let place = mouse.point.relative(to: grabbedOrigin ?? frame.origin)
    switch mouse.action {
    case .press(.left): press(mouse, at: place, frame, &lab)
    case .drag(.left): receive(.drag(place), &lab)
    case .release:
      grabbedOrigin = nil
      receive(.release, &lab)
    case .wheel(let notches): receive(.step(notches), &lab)
    case .press, .drag: break
    }
  }

  private mutating func press(
    _ mouse: MouseEvent, at place: CellPoint, _ frame: CellRect, _ lab: inout LabContext
  ) {
    if frame.contains(mouse.point) {
      grabbedOrigin = frame.origin
      receive(.press(place), &lab)
    } else if lab.explorer.panel.contains(mouse.point) {
      let number = ExplainCommands.number(at: mouse.point, &lab)
      if let number { lab.follow(.open(.dial(.open(number)))) }
    } else {
      isKept = true
      lab.follow(.closeMode(.dial))
      lab.follow(.mouse(mouse))
    }
  }

  func draw(on canvas: inout Canvas, in lab: LabContext, using cache: inout FrameCache) {
    OpenDial(self, lab).draw(on: &canvas)
  }

  func status(in lab: LabContext) -> GlyphText { StatusLine.decision(after: words(lab), in: lab) }

  func cursor(in lab: LabContext) -> CellPoint? { OpenDial(self, lab).cursor }
}

extension DialControl {
  /// The event of a key in the present state of the dial; `nil` if it has none.
  ///
  /// Any key stops a dial that spins, and does nothing else.
  package func event(for key: Key) -> DialEvent? {
    if isSpinning { return .stop }
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .right: return .step(1)
    case .left: return .step(-1)
    case .pageDown: return .step(quarter)
    case .pageUp: return .step(-quarter)
    case .home: return .show(0)
    case .character(" "): return .spin
    case .character(let scalar):
      let character = Character(scalar)
      return isTyped(character) ? .type(character) : nil
    default: return nil
    }
  }

  private var quarter: Int { max(1, scale.count / 4) }
}

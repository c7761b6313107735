import PopoverScenes

extension Lab {
  /// Runs a command, unless it must wait for themes, or the screen is too small for it.
  mutating func run(_ call: CommandCall) {
    guard let entry = CommandRegistry.entries[call.command] else { return }
    let info = entry.info
    guard isUsable || info.traits.contains(.worksOnAnyScreen) else { return }
    if context.screen.isLineMode, info.traits.contains(.explains) {
      return context.outbox.explanations.append(call)
    }
    if let reading = reading(for: call, info) { return wait(for: reading, with: .call(call)) }
    // On a screen that is too small nobody sees what a dial tries.
    if isUsable, !info.traits.contains(.leavesDialOpen) { keepDial() }
    let before = context.edited.scene
    perform(call, of: entry)
    if info.traits.contains(.edits), context.edited.scene != before {
      context.history.lastEdit = call
    }
    followUp(hadCount: call.count != nil)
  }

  /// Runs a command in its mode, which it may open first, or says why it does nothing.
  private mutating func perform(_ call: CommandCall, of command: CommandRegistry.Entry) {
    let traits = command.info.traits
    if context.screen.isLineMode, let reason = traits.reasonWithoutScreen {
      return context.reject(reason)
    }
    if let obstacle = context.obstacle(to: traits) { return context.refuseHere(obstacle) }
    guard let owner = command.owner else {
      return modes.run(call, of: command, at: modes.layers.count - 1, in: &context)
    }
    if modes.index(of: owner) == nil {
      guard let request = owner.request else { return owner.refuse(call, in: &context) }
      open(request)
    }
    guard let index = modes.index(of: owner) else { return }
    modes.run(call, of: command, at: index, in: &context)
  }

  mutating func followUp(hadCount: Bool = false) {
    while !context.outbox.followUps.isEmpty {
      switch context.outbox.followUps.removeFirst() {
      case .open(let request): open(request)
      case .close: close(hadCount: hadCount)
      case .closeMode(let name): close(name)
      case .closeToScene: closeToScene()
      case .showAgain(let location):
        leaveForScene()
        FileCommands.showAgain(location, &context)
      case .call(let call): run(call)
      case .line(let line): run(line: line)
      case .mouse(let mouse): modes.handle(.mouse(mouse), at: modes.layers.count - 1, in: &context)
      }
    }
  }

  mutating func run(line: String) {
    context.commandHistory.add(line)
    do throws(CommandFault) {
      if let call = try context.catalog.call(CommandLine(line)) { run(call) }
    } catch {
      context.reject(error.description)
    }
  }

  /// What must be read before a command runs; `nil` if all of it was.
  private func reading(for call: CommandCall, _ info: CommandInfo) -> WorldRequest? {
    let themes = context.themes
    if themes.hasUnread, info.needsThemes(call) { return .readThemes(themes.unread) }
    guard info.traits.contains(.needsSchemes), modes.themes?.list == .schemes else { return nil }
    let unread = themes.schemes.unread
    return unread.isEmpty ? nil : .readSchemes(unread)
  }

  /// Requests a reading, and defers an action, and what is to follow it, until it is done.
  mutating func wait(for reading: WorldRequest, with followUp: Outbox.FollowUp) {
    waiting = Waiting(
      followUps: [followUp] + context.outbox.followUps, earlier: context.earlierNotice)
    context.outbox.followUps = []
    context.ask(.world(reading))
  }

  mutating func resume() {
    guard let waiting else { return }
    self.waiting = nil
    context.earlierNotice = waiting.earlier
    context.outbox.followUps += waiting.followUps
  }
}

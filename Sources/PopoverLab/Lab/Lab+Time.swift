/// What changes without an event.
extension Lab {
  /// The time since the terminal was opened at which the lab next needs an event of time; `nil` if it needs none, so
  /// that an idle lab takes no processor time.
  package var nextDue: Duration? {
    [nextChange, context.files.stored.failed.due].compactMap(\.self).min()
  }

  /// The same without another try to store what could not be stored.
  var nextChange: Duration? {
    [motionDue, context.storingDue].compactMap(\.self).min()
  }

  /// When the picture next changes without an event; `nil` if it does not.
  var motionDue: Duration? {
    guard isUsable else { return nil }
    return (modes.layers.map { $0.due(in: context) } + [transitionDue])
      .compactMap(\.self).min()
  }

  /// When the transition of the scene needs its next picture; `nil` if none runs or is visible.
  var transitionDue: Duration? {
    isUsable && context.base.name == .scene ? context.motion.due : nil
  }

  /// Lets what moves reach a time in the steps in which it is due, so that where it is does not depend on when the machine
  /// came to it. Steps that are too late are left out.
  mutating func move(to now: Duration) {
    var reached: Duration?
    while reached != now, let due = motionDue, due <= now {
      let moment = due > reached ?? .zero && now - due < Self.mostLate ? due : now
      moveWhatIsDue(at: moment)
      // What a step has set in motion begins with it.
      moveWhatIsDue(at: moment)
      reached = moment
    }
  }

  private mutating func moveWhatIsDue(at moment: Duration) {
    // What is due in one mode may close another one.
    for name in context.open.map(\.name) {
      guard let index = context.open.index(of: name),
        let due = modes.layers[index].due(in: context),
        due <= moment
      else { continue }
      modes.handle(.time(moment), at: index, in: &context)
      settle()
    }
    if let due = transitionDue, due <= moment {
      context.motion.advance(to: moment)
      isStale = true
    }
  }

  /// Three steps at 60 in a second: more would keep a key waiting where a step takes long.
  private static let mostLate = Duration.milliseconds(50)

  /// Lets a time come: what moves reaches it, and unsaved changes are stored if that is due.
  mutating func pass(_ now: Duration) {
    move(to: now)
    if let due = context.storingDue, now >= due {
      UnsavedChanges.storeIfDue(at: now, &context)
    }
    UnsavedChanges.tryAgain(at: now, &context)
  }

  /// Ends what moves, a transition and a dial that turns, as a picture shows where it leads.
  package mutating func finishMotion() {
    if var dial = modes.dial {
      let answer = context.notice
      dial.receive(.finish, &context)
      // The value where it rests is said, but not in the place of a refusal.
      if let answer, answer.isRefusal { context.notice = answer }
      modes.put(dial, in: &context)
      settle()
    }
    context.motion.finish()
  }
}

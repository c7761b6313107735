import MessageText

/// What the status line says of the last event.
enum Notice: Equatable, Sendable {
  /// What has changed; the status line appends the new decision.
  case change(String)
  /// What was done without a new decision.
  case done(String)
  /// Why nothing has changed.
  case refusal(String)
  /// What can be done besides; it covers neither the state of the mode nor the hints.
  case offer(String)

  var isRefusal: Bool { if case .refusal = self { true } else { false } }

  var words: String {
    switch self {
    case .change(let words), .done(let words), .refusal(let words), .offer(let words): words
    }
  }
}

/// A text that was sent to the clipboard, by its name, and the message that says which one the same key sends next.
struct SentText: Equatable, Sendable {
  var name: String
  var notice: Notice
}

extension LabContext {
  mutating func refuse(_ reason: String) { notice = .refusal(reason) }

  /// Says what was done, unless something that belongs to it was refused.
  mutating func sayUnlessRefused(_ words: String) {
    if notice?.isRefusal != true { notice = .done(words) }
  }

  /// Refuses to leave, with a warning; a second request to leave, right after it, is granted.
  mutating func warn(_ reason: String) {
    refuse(reason)
    leaving.warning = notice
  }

  /// Refuses what is not understood, or is not there.
  mutating func reject(_ reason: String) {
    refuse(reason)
    hasRejected = true
  }

  /// Refuses what is done elsewhere, and says how one gets there.
  mutating func refuseHere(_ reason: String) { refuse("\(reason); \(wayOut)") }
}

// What is done in the scene alone, and what is said where something else is seen.
extension LabContext {
  /// Why a command does nothing here; `nil` if it does something.
  func obstacle(to traits: CommandTraits) -> String? {
    if traits.contains(.explains), !base.showsScene { return "This is shown in the scene" }
    if traits.contains(.playsPaths), !base.has(.isOfScene) { return "Paths play in the scene" }
    if traits.contains(.retraces), open.has(.isOfThemes) {
      return "Changes are undone in the scene"
    }
    return nil
  }

  /// Why a mode does not open here; `nil` if it does.
  func obstacle(to request: ModeRequest) -> String? {
    let (isInScene, isBrowsing) = (base.has(.isOfScene), open.has(.isOfThemes))
    return switch request {
    case .comparison: isBrowsing ? "Engines are compared in the scene" : nil
    case .scrub: isBrowsing ? "Motions are looked at in the scene" : nil
    case .settings: isInScene ? nil : "The settings open over the scene"
    case .tuning: isInScene ? nil : "Colours are tuned over the scene"
    default: nil
    }
  }
}

// How sentences name what the user can do.
extension LabContext {
  /// A call as a sentence names it: by its key in the mode on top, else as a typed command. In line mode it is the name
  /// of the command.
  func key(for call: CommandCall) -> String {
    if screen.isLineMode { return call.command }
    return keys.key(for: call)?.label ?? ":\(call.command)"
  }

  /// A command with its value as a sentence names it: as it is typed.
  func typed(_ line: String) -> String { screen.isLineMode ? quoted(line) : ":\(line)" }

  /// How one leaves what lies over the scene.
  var wayOut: String {
    let key = screen.isLineMode ? nil : keys.key(for: "leave-view")
    return "\(key?.label ?? self.key(for: "close")) leaves this view"
  }

  /// What lists everything that can be done.
  var wayToHelp: String {
    screen.isLineMode ? "help lists every command" : "\(key(for: "help")) shows every key"
  }

  var noAnchor: String { "The scene has no anchor; \(key(for: "add")) adds one" }

  var noPopover: String {
    "\(Self.nothingPlaced); \(key(for: edited.anchor == nil ? "add" : "add-popover")) adds one"
  }

  func lockedReason(_ name: String) -> String {
    "\(name.capitalizedFirst) is locked; \(key(for: "lock")) unlocks it"
  }
}

/// What takes the keys.
enum Focus: Equatable, Sendable {
  case scene
  /// A dial, in a popover of the scene or over it.
  case dial
  /// The scene as several engines have it.
  case comparison
  /// A motion that is looked at.
  case motion
  case sheet
  case browser
  /// The search in the browser, while it is typed.
  case search
  /// The command, while it is typed.
  case prompt
  /// The list of commands, while one looks for one.
  case palette

  var keys: KeyMap {
    switch self {
    case .scene: .standard
    case .dial: .dial
    case .comparison: .comparison
    case .motion: .motion
    case .sheet: .sheet
    case .browser: .browser
    case .search: .search
    case .prompt: .prompt
    case .palette: .palette
    }
  }

  /// Whether keys are text unless they mean something else.
  var isTyping: Bool { [.search, .prompt, .palette].contains(self) }

  /// Whether one sees what becomes of the scene.
  var isExploring: Bool { [.scene, .dial].contains(self) }
}

extension Lab {
  var focus: Focus {
    if prompt != nil { return .prompt }
    if palette != nil { return .palette }
    if sheet != nil { return .sheet }
    guard let browser else {
      if dial != nil { return .dial }
      return tiles != nil ? .comparison : motion.scrub != nil ? .motion : .scene
    }
    return browser.isSearching ? .search : .browser
  }
}

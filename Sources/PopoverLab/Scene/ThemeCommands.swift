import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverThemes

enum ThemeCommands {
  static let all: [Command<SceneMode>] = [
    Command("themes", keys: "T", hint: "themes", "browse all themes", .needsThemes) {
      $1.follow(.open(.themes))
    },
    Command(
      "theme", "use a theme, by its name or the path of its file", .needsThemes,
      value: .theme
    ) { _, lab, choice in
      switch choice {
      case .value(let name): use(lab.path(typed: name), &lab)
      case .steps(let steps): next(by: steps, &lab)
      case .next: report(&lab)
      }
    },
    .times(
      "next-theme", "t", hint: "theme", "go to the next theme", .needsThemes,
      value: .timesOfKeys(setBy: "theme NAME")
    ) {
      next(by: $2, &$1)
    },
    Command(
      "kind", "go to the next kind of the theme's chrome, or to this one",
      value: .choice(ChromeKind.allCases.map { ($0.rawValue, $0) })
    ) { _, lab, choice in
      switch choice {
      case .value(let kind): use(kind, &lab)
      case .next(let steps), .steps(let steps): nextKind(by: steps, &lab)
      }
    },
    Command(
      "appearance", keys: "~", "go to the theme's light or dark variant",
      value: .choice(Appearance.allCases.map { ($0.rawValue, $0) })
    ) { _, lab, choice in
      switch choice {
      case .value(let appearance): use(appearance, &lab)
      case .next(let steps), .steps(let steps): nextAppearance(by: steps, &lab)
      }
    },
    Command(
      "vision", "show colours as they look without a kind of cones, or with all of them: none",
      value: .choice(Choices.visions.map { ($0.name, $0.value) })
    ) { _, lab, choice in
      switch choice {
      case .value(let vision): look(with: vision, &lab)
      case .next(let steps), .steps(let steps):
        look(with: Choices.visions.choice(after: lab.themes.choice.vision, by: steps).value, &lab)
      }
    },
  ]
}

extension ThemeCommands {
  private static func look(with vision: ColorVision?, _ lab: inout LabContext) {
    lab.themes.choice.vision = vision
    lab.notice = .change(vision.map { "Colours as they look \($0.words)" } ?? "Colours as they are")
  }

  static func next(by steps: Int, _ lab: inout LabContext) {
    lab.themes.advance(by: steps)
    lab.themes.count > 1 ? report(&lab) : lab.refuse("There is only one theme")
  }

  private static func nextKind(by steps: Int, _ lab: inout LabContext) {
    let (kinds, kind) = (lab.theme.kinds, lab.theme.kind)
    guard kinds.count > 1 else {
      return lab.refuse("\(label(lab)) has one kind of chrome: \(kind.rawValue)")
    }
    use(kinds.element(after: kind, by: steps), &lab)
  }

  private static func use(_ kind: ChromeKind, _ lab: inout LabContext) {
    guard lab.theme.kinds.contains(kind) else {
      let kinds = lab.theme.kinds.map(\.rawValue).joined(separator: ", ")
      return lab.refuse("\(label(lab)) has no \(kind.rawValue) chrome; it has \(kinds)")
    }
    let own = lab.themes.current.theme.kind
    lab.themes.choice.kinds[lab.themes.choice.index] = kind == own ? nil : kind
    lab.notice = .change("Chrome \(kind.rawValue)")
  }

  private static func nextAppearance(by steps: Int, _ lab: inout LabContext) {
    if refusesForScheme(&lab) { return }
    let (appearances, appearance) = (lab.theme.appearances, lab.theme.appearance)
    guard appearances.count > 1 else {
      return lab.refuse("\(label(lab)) has only a \(appearance) variant")
    }
    use(appearances.element(after: appearance, by: steps), &lab)
  }

  /// A scheme is for one appearance, whatever the theme is made for.
  private static func refusesForScheme(_ lab: inout LabContext) -> Bool {
    guard let name = lab.themes.choice.scheme, lab.themes.schemes[name] != nil else { return false }
    lab.refuse(
      "The scheme \(name.shownSafely) is \(lab.theme.appearance); 'scheme none' gives the theme its variants back"
    )
    return true
  }

  private static func use(_ appearance: Appearance, _ lab: inout LabContext) {
    if refusesForScheme(&lab) { return }
    guard lab.theme.appearances.contains(appearance) else {
      return lab.refuse("\(label(lab)) has only a \(lab.theme.appearance) variant")
    }
    let own = lab.themes.current.theme.appearance
    lab.themes.choice.appearances[lab.themes.choice.index] = appearance == own ? nil : appearance
    lab.notice = .done("\(label(lab)), \(appearance) variant")
  }

  private static func label(_ lab: LabContext) -> String { lab.themes.current.label }

  static func report(_ lab: inout LabContext) { lab.notice = .done(lab.themes.words) }
}

extension ThemeCommands {
  /// Uses the theme that a name, a title or the path of a file finds. Whoever asks for it, what is not read yet is read now.
  ///
  /// - Returns: the file that must be read first, or the name if it finds no theme, as one may have come since the start;
  ///   `nil` if the theme is in use.
  @discardableResult
  static func use(_ name: String, _ lab: inout LabContext) -> String? {
    if lab.themes.hasUnread { lab.ask(.world(.readThemes(lab.themes.unread))) }
    let matches = lab.themes.matches(name)
    let isPath = matches.count != 1 && name.isThemePath
    if let path = lab.themes.unreadablePath(name) ?? (isPath ? name : nil) {
      lab.ask(.world(.openTheme(path: path)))
      return path
    }
    if matches.count == 1 {
      lab.themes.choice.index = matches[0]
      report(&lab)
      return nil
    }
    if matches.isEmpty { lab.ask(.world(.findTheme(name))) }
    lab.reject(matches.isEmpty ? unknown(name, lab) : ambiguous(name, matches, lab))
    return name
  }

  /// Uses a theme that was refused as unknown, as its file has come since the start.
  static func use(_ name: String, at path: String, _ lab: inout LabContext) {
    (lab.notice, lab.hasRejected) = (nil, false)
    if lab.files.opening.awaited.contains(.look(name)) {
      lab.files.opening.awaited.insert(.look(path))
    }
    if lab.sheetFile == name { lab.sheetFile = path }
    lab.themes.note(path, called: name)
    lab.ask(.world(.openTheme(path: path)))
  }

  /// Uses a theme whose file was opened for that, or says what is wrong with it.
  static func take(_ reading: ThemeReading, from path: String, _ lab: inout LabContext) {
    switch reading {
    case .success(let theme):
      lab.themes.use(theme, from: path)
      lab.files.opening.answer(.look(path))
      // What was done with the scene that names it is of more interest.
      if lab.notice == nil { report(&lab) }
      FollowedFiles.watch(&lab)
    // An answer takes two lines.
    case .failure(let fault):
      lab.reject(fault.line(path: path, width: 2 * lab.screen.statusWidth))
    }
  }

  private static func unknown(_ name: String, _ lab: LabContext) -> String {
    if lab.themes.schemes.names.contains(name) {
      return "'\(name)' is a colour scheme; \(lab.typed("scheme \(name)")) takes its colours"
    }
    let guess = Suggestion.question(about: name, in: lab.themes.names)
    return "Unknown theme \(quoted(name)); "
      + (guess ?? "\(lab.key(for: "themes")) lists all, and a file is named by its path")
  }

  private static func ambiguous(_ title: String, _ matches: [Int], _ lab: LabContext) -> String {
    let names = matches.map { lab.themes.items[$0].reference }.joined(separator: ", ")
    return "'\(title)' is the title of \(names); ask for one of these"
  }

  /// Updates a theme after its file was read again, and watches other files if its parent has changed.
  static func reload(
    _ path: String, _ reading: ThemeReading, _ warnings: [Fault], _ lab: inout LabContext
  ) {
    let before = lab.themes.current
    update(&lab) { $0.update(path: path, with: reading) }
    // A theme that inherits is read again with every file that changes.
    if lab.themes.current.path == path, let warning = warnings.first {
      lab.notice = .done(warning.message(path: path.fileName))
    } else if lab.themes.current != before {
      // The status line shows a fault anyway, and the former message may no longer be true.
      lab.notice =
        lab.themes.current.fault == nil ? .done("Read theme \(label(lab)) again") : nil
    }
  }

  /// Changes the themes, and watches their files if these have become others.
  static func update(_ lab: inout LabContext, _ change: (inout ThemeCollection) -> Void) {
    let files = lab.themes.files
    change(&lab.themes)
    if lab.themes.files != files { FollowedFiles.watch(&lab) }
  }
}

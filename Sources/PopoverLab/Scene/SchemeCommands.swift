import ColorSchemes
import MessageText
import PopoverGeometry
import PopoverScenes

/// Colours of a scheme in place of those of the themes.
enum SchemeCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "scheme", "take the colours of a scheme, by its name or the path of its file; auto or none",
      value: .optionalName("[NAME]", words: .schemes)
    ) { _, lab, name in
      if let name { use(lab.path(typed: name), &lab) } else { report(&lab) }
    }
  ]

  /// Uses the scheme that a scene names; its path is relative to the scene.
  static func use(_ name: String, of location: SceneLocation, _ lab: inout LabContext) {
    guard name != SchemeName.none else {
      lab.themes.choice.scheme = nil
      return
    }
    use(location.reference(toScheme: name), &lab)
  }

  private static func use(_ name: String, _ lab: inout LabContext) {
    guard name == SchemeName.none else { return lab.ask(.world(.openScheme(name))) }
    guard lab.themes.choice.scheme != nil else {
      return lab.refuse("Themes have their own colours already")
    }
    lab.themes.choice.scheme = nil
    lab.notice = .done("Themes have their own colours")
  }

  private static func report(_ lab: inout LabContext) {
    guard let name = lab.themes.choice.scheme else {
      lab.notice = .done(
        "Themes have their own colours; \(lab.typed("scheme NAME")) takes those of a scheme")
      return
    }
    lab.notice = .done("Scheme \(name.shownSafely)")
  }

  /// How far its colours are off where a terminal shows the nearest of 256.
  private static func loss(of scheme: ColorScheme, on display: DisplayOptions) -> String {
    guard display.depth == .palette256, let loss = scheme.greatestLoss(in: .palette256) else {
      return ""
    }
    return "; in 256 colours \(Words.loss(loss))"
  }

  static func take(
    _ opening: SchemeOpening, called reference: String, _ lab: inout LabContext
  ) {
    switch opening {
    case .success(let opened):
      let scheme = opened.scheme
      lab.themes.use(scheme, called: reference)
      let words =
        "scheme \(scheme.name ?? reference), \(scheme.appearance)".shownSafely
        + loss(of: scheme, on: lab.display) + (opened.fault.map { "; \($0)" } ?? "")
      // The answer to a scene that was opened comes after the message about the scene.
      if case .done(let before) = lab.notice {
        lab.notice = .done("\(before); \(words)")
      } else {
        lab.notice = .done(words.capitalizedFirst)
      }
    case .failure(let refusal): lab.reject(themeWords(reference, lab) ?? refusal.words)
    }
  }

  /// What is said of the name of a theme, which is no scheme; `nil` for any other.
  private static func themeWords(_ name: String, _ lab: LabContext) -> String? {
    guard lab.themes.names.contains(name), !lab.themes.schemes.names.contains(name) else {
      return nil
    }
    return "\(quoted(name)) is a theme; \(lab.typed("theme \(name)")) uses it"
  }

  /// Takes the colours of a file that has changed. While it cannot be read, the status line says why.
  static func reload(
    _ reference: String, _ opening: SchemeOpening, _ lab: inout LabContext
  ) {
    let isNew = lab.themes.reread(opening, of: reference)
    guard isNew, reference == lab.themes.choice.scheme else { return }
    // The former message may no longer be true.
    lab.notice =
      lab.themes.faultOfScheme(width: .max) == nil
      ? .done("Read scheme \(reference.shownSafely) again") : nil
  }
}

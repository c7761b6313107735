import CellCanvas
import CursesFront
import MessageText
import PopoverLab
import PopoverReports

extension Doctor {
  /// The terminal, its size and its colours.
  var terminalSection: Section { Section("Terminal", [name, screen, colors, paintedBy]) }

  private var name: Finding {
    let isInside = environment.isSet("TMUX") && !terminal.name.isEmpty
    let isTold = ["tmux", "screen"].contains { terminal.name.hasPrefix($0) }
    return Finding(
      "name", terminal.name.isEmpty ? "not set" : terminal.name, source: "TERM",
      remedy: isInside && !isTold
        ? "inside tmux, TERM should be tmux-256color; its option default-terminal sets it" : nil)
  }

  private var screen: Finding {
    if let obstacle = terminal.obstacle {
      return Finding("screen", "none: \(obstacle.reason)", remedy: obstacle.remedy)
    }
    let (size, least) = (terminal.size, Lab.minimumSize)
    let fits = size.width >= least.width && size.height >= least.height
    return Finding(
      "screen", size.words,
      remedy: fits ? nil : "the lab needs \(least.words); make the window larger")
  }

  private var colors: Finding {
    let depth = preferences.display(on: terminal, environment).depth
    return Finding(
      "colours", depth == .none ? "none" : depth.name, source: colorSource,
      remedy: colorRemedy(depth))
  }

  /// Who decides: the user who has chosen a number of colours, or what is known of the terminal.
  private var colorSource: String {
    let color = preferences.color
    switch color.value {
    case .never, .palette16, .palette256, .trueColor: return color.origin.source
    case .auto where ColorChoice.isColorUnwanted(environment):
      return ColorChoice.set(in: environment)?.name ?? color.origin.source
    case .auto, .always:
      return terminal.believesColorTerminal(painter: preferences.painter.value)
        ? "COLORTERM" : "TERM"
    }
  }

  private func colorRemedy(_ depth: ColorDepth) -> String? {
    let deepest = terminal.deepestColor(painter: preferences.painter.value)
    guard depth < deepest else { return nil }
    if colorSource == ColorChoice.set(in: environment)?.name {
      return "'--color always' shows colours in spite of \(colorSource)"
    }
    guard [.auto, .always].contains(preferences.color.value) else { return nil }
    return "if it shows 24-bit colours, set COLORTERM=truecolor or give --color truecolor"
  }

  private var paintedBy: Finding {
    let painter = preferences.painter.value
    let depth = preferences.display(on: terminal, environment).depth
    let isDirect = terminal.paintsDirectly(painter, depth: depth)
    let isRefused = painter == .direct && !isDirect
    let hasScreen = terminal.obstacle == nil || terminal.obstacle == .notATerminal
    let choice = isDirect ? "poplab" : "curses"
    let reason =
      isDirect ? ", as curses cannot show these colours" : ", which can show these colours"
    return Finding(
      "painted by",
      isRefused || !hasScreen ? "nobody" : painter == .auto ? choice + reason : choice,
      source: preferences.painter.origin.source,
      remedy: isRefused && hasScreen
        ? CursesError.cannotPaintDirectly(name: terminal.name).description : nil)
  }
}

extension Doctor {
  /// The locale, and how many columns it gives to characters.
  var characters: Section {
    Section(
      "Characters",
      [
        locale, Finding("letters", columns(of: "a", called: "a")),
        Finding("wide letters", columns(of: "漢", called: "U+6F22")),
        Finding("boxes", columns(of: "─", called: "U+2500")),
      ])
  }

  private var locale: Finding {
    let variable = LocaleVariable(environment)
    let source = variable?.assignment
    if terminal.showsUnicode { return Finding("locale", "UTF-8", source: source) }
    let name = variable?.name ?? "LANG"
    let isMissing = variable?.isUTF8 ?? false
    return Finding(
      "locale", isMissing ? "not installed here, so only ASCII" : "not UTF-8, so only ASCII",
      source: source ?? "default",
      remedy: isMissing
        ? "set \(name) to one of those that 'locale -a' lists"
        : "set \(name) to a UTF-8 locale, such as C.UTF-8")
  }

  /// - Parameter name: what the scalar is called where it cannot be shown.
  private func columns(of scalar: Unicode.Scalar, called name: String) -> String {
    let columns = terminal.columns(of: scalar)
    if columns < 0 { return "\(name) cannot be shown" }
    return "\(scalar) takes \(number(of: "column", columns))"
  }
}

extension Doctor {
  /// What is known of keys and of the mouse.
  var keyboard: Section {
    let paste = Finding("paste", terminal.marksPaste ? "distinguished from keys" : "taken for keys")
    return Section("Keyboard and mouse", [keys, escape, paste, mouse])
  }

  private var keys: Finding {
    let count = preferences.file.configuration.keys.count
    return Finding(
      "keys", count == 0 ? "as they come" : "\(count) changed",
      source: count == 0 ? "default" : "config.yaml")
  }

  private var escape: Finding {
    let isSet = environment.isSet("ESCDELAY")
    let delay = TerminalCapabilities.escapeDelay.wholeMilliseconds
    return Finding(
      "escape key", "recognized after \(delay) ms", source: isSet ? "ESCDELAY" : "default",
      remedy: delay > 100 ? "Esc comes late; set ESCDELAY=25" : nil)
  }

  private var mouse: Finding {
    let isWanted = preferences.mouse.value.isWanted(on: terminal)
    let isKnown = terminal.hasMouse
    return Finding(
      "mouse", isWanted ? "followed" : isKnown ? "not followed" : "not known to be reported",
      source: preferences.mouse.value == .auto ? "TERM" : preferences.mouse.origin.source,
      remedy: isWanted || isKnown ? nil : "'--mouse on' asks for its reports anyway")
  }
}

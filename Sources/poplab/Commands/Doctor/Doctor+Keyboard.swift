import CursesFront

extension Doctor {
  /// What is told of keys and of the mouse.
  var keyboard: Section {
    Section("Keyboard and mouse", [keys, escape, paste, mouse])
  }

  private var keys: Finding {
    let count = preferences.file.configuration.keys.count
    return Finding(
      "keys", count == 0 ? "as they come" : "\(count) changed",
      source: count == 0 ? "default" : "config.yaml")
  }

  private var escape: Finding {
    let isSet = environment.isSet("ESCDELAY")
    return Finding(
      "escape key", "told apart after \(terminal.escapeDelay) ms",
      source: isSet ? "ESCDELAY" : "default",
      remedy: terminal.escapeDelay > 100 ? "Esc comes late; set ESCDELAY=25" : nil)
  }

  private var paste: Finding {
    Finding("paste", terminal.marksPaste ? "told apart from keys" : "taken for keys")
  }

  private var mouse: Finding {
    let isWanted = preferences.mouse.value.isWanted(on: terminal)
    let isKnown = terminal.hasMouse
    return Finding(
      "mouse", isWanted ? "followed" : isKnown ? "not followed" : "not known to be reported",
      source: preferences.mouse.value == .auto ? "TERM" : preferences.mouse.source.words,
      remedy: isWanted || isKnown ? nil : "'--mouse on' asks for its reports all the same")
  }
}

extension Lab {
  /// Takes a key while a command is typed; `nil` if none is.
  mutating func type(_ key: Key) -> [LabEffect]? {
    guard let line = prompt?.line else { return nil }
    switch key {
    case Key(.escape): prompt = nil
    case Key(.enter): return runCommand(line.text)
    case Key(.tab): prompt?.complete(by: 1, themes: themes.names)
    case Key(.tab, .shift): prompt?.complete(by: -1, themes: themes.names)
    // Taking back the colon as well.
    case Key(.backspace) where line.isEmpty: prompt = nil
    default: return edit(key)
    }
    return []
  }

  private mutating func edit(_ key: Key) -> [LabEffect] {
    prompt?.completion = nil
    if prompt?.line.edit(with: key) == true { return [] }
    if let action = keyMap.action(for: key), action.worksAlways { return apply(action) }
    refuse("\(key.label) does nothing in a command; Esc leaves it")
    return []
  }

  private mutating func runCommand(_ text: String) -> [LabEffect] {
    prompt = nil
    do throws(CommandLine.Fault) {
      return try CommandLine(text).action().map { apply($0.action, times: $0.times) } ?? []
    } catch {
      refuse(error.description)
      return []
    }
  }
}

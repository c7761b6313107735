extension Lab {
  /// Takes a key of the line that is typed.
  mutating func edit(with key: Key) {
    if focus == .prompt { editCommand(with: key) } else { editSearch(with: key) }
  }

  private mutating func editCommand(with key: Key) {
    // Taking back the colon as well.
    if key == Key(.backspace), prompt?.line.isEmpty == true {
      prompt = nil
      return
    }
    prompt?.completion = nil
    if prompt?.line.edit(with: key) == false {
      refuse("\(key.label) does nothing in a command; Esc leaves it")
    }
  }

  /// The list follows what is typed, and the cursor goes to what matches best.
  private mutating func editSearch(with key: Key) {
    let before = browser?.search.text
    if browser?.search.edit(with: key) == false {
      refuse("\(key.label) does nothing in a search; Esc leaves it")
    }
    if browser?.search.text != before { followList(to: true) }
  }

  mutating func type(_ action: TypingAction) -> [LabEffect] {
    guard let text = prompt?.line.text else {
      typeSearch(action)
      return []
    }
    switch action {
    case .accept: return runCommand(text)
    case .cancel: prompt = nil
    case .complete(let step): prompt?.complete(by: step, themes: themes.names)
    }
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

  /// What was found stays listed, or all of it comes back.
  private mutating func typeSearch(_ action: TypingAction) {
    browser?.isSearching = false
    if action == .cancel { browser?.search = TextLine() }
  }
}

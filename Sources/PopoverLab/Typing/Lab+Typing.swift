extension Lab {
  /// Takes a key of the line that is typed.
  mutating func edit(with key: Key) {
    switch focus {
    case .prompt: editCommand(with: key)
    case .palette:
      if palette?.edit(with: key) == false {
        refuse("\(key.label) does nothing in the list of commands; Esc leaves it")
      }
    default: editSearch(with: key)
    }
  }

  private mutating func editCommand(with key: Key) {
    // Taking back the colon as well.
    if key == Key(.backspace), prompt?.line.isEmpty == true {
      prompt = nil
      return
    }
    if prompt?.edit(with: key) == false {
      refuse("\(key.label) does nothing in a command; Esc leaves it")
    }
  }

  private mutating func editSearch(with key: Key) {
    changeSearch { lab in
      if lab.browser?.search.edit(with: key) == false {
        lab.refuse("\(key.label) does nothing in a search; Esc leaves it")
      }
    }
  }

  /// The list follows what is typed, and the cursor goes to what matches best.
  private mutating func changeSearch(_ change: (inout Lab) -> Void) {
    let before = browser?.search.text
    change(&self)
    if browser?.search.text != before { followList(to: true) }
  }

  /// Puts text into the line that is typed; it is never taken for keys.
  mutating func paste(_ text: String) {
    notice = nil
    guard isUsable, focus.isTyping else {
      return refuse("Pasted text is taken where one types, after : and in a search")
    }
    switch focus {
    case .prompt: prompt?.insert(text)
    case .palette: palette?.insert(text)
    default: changeSearch { $0.browser?.search.insert(text) }
    }
  }

  mutating func type(_ action: TypingAction) -> [LabEffect] {
    switch focus {
    case .prompt: return typeCommand(action)
    case .palette: return typeInPalette(action)
    default:
      typeSearch(action)
      return []
    }
  }

  private mutating func typeCommand(_ action: TypingAction) -> [LabEffect] {
    switch action {
    case .accept:
      let text = prompt?.line.text ?? ""
      prompt = nil
      return run(text)
    case .cancel: prompt = nil
    case .complete(let step):
      let known = knownWords
      prompt?.complete(by: step, among: known)
    case .step(let rows): recallCommand(rows)
    }
    return []
  }

  private mutating func recallCommand(_ rows: Int) {
    if prompt?.recall(by: -rows, in: commandHistory) == false {
      refuse(rows < 0 ? "No earlier command begins so" : "No later command begins so")
    }
  }

  /// Does what a line asks for, and keeps the line.
  mutating func run(_ line: String) -> [LabEffect] {
    commandHistory.add(line)
    do throws(CommandLine.Fault) {
      return try CommandLine(line).action().map { apply($0.action, times: $0.times) } ?? []
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

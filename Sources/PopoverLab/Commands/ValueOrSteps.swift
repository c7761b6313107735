import PopoverThemes

/// What a command does to a setting: it sets a value that was typed, or it moves through the values.
enum ValueOrSteps<Value: Sendable>: Sendable {
  case value(Value)
  /// So many times to the next of the usual values, as a key does.
  case round(Int)
  /// So many steps up, or down if it is negative, as in `+1`.
  case steps(Int)
}

extension ValueOrSteps {
  /// - Parameter value: reads what is no number with a sign.
  fileprivate init(
    _ call: CommandCall, value: (CommandCall) throws(CommandFault) -> Value
  ) throws(CommandFault) {
    if call.argument.isEmpty {
      self = .round(call.times)
    } else if let steps = call.signedNumber {
      self = .steps(steps * call.times)
    } else {
      self = .value(try value(call))
    }
  }
}

extension CommandCall {
  /// A number with a sign; `nil` if the argument is anything else.
  fileprivate var signedNumber: Int? {
    guard let sign = argument.first, sign == "+" || sign == "-", let number = Int(argument),
      (1...Self.greatestCount).contains(abs(number))
    else { return nil }
    return number
  }
}

extension CommandValue {
  /// A value, or steps with a sign.
  static func stepped<Element: Sendable>(
    _ usage: String = "[VALUE|+N|-N]", words: CommandWords = .fixed([]),
    value: @escaping @Sendable (CommandCall) throws(CommandFault) -> Element
  ) -> CommandValue where Value == ValueOrSteps<Element> {
    CommandValue(usage, words: words) { call throws(CommandFault) in
      try ValueOrSteps(call, value: value)
    }
  }

  /// The value of a key of the scene or of a selected part, as files have it.
  static func setting(_ key: String, of owner: SceneKeyOwner) -> CommandValue
  where Value == ValueOrSteps<String> {
    stepped(words: .values(of: key, in: owner)) { $0.argument }
  }

  /// One of a few words.
  static func choice<Word: Sendable>(_ words: [(name: String, value: Word)]) -> CommandValue
  where Value == ValueOrSteps<Word> {
    let names = words.map(\.name)
    return stepped("[NAME|+N|-N]", words: .fixed(names)) { call throws(CommandFault) in
      guard let word = words.first(where: { $0.name == call.argument.lowercased() }) else {
        throw .unknownWord(call.argument, of: call.command, known: names)
      }
      return word.value
    }
  }
}

extension CommandValue<ValueOrSteps<String>> {
  /// The name of a theme, or the path of its file.
  static let theme = stepped("NAME", words: .themes(and: [])) { $0.argument }
}

import AnnotatedYAML
import PopoverScenes
import PopoverThemes

/// What a command does to a setting: it sets a value that was typed, or it moves through the values.
enum ValueOrSteps<Value: Sendable>: Sendable {
  case value(Value)
  /// It goes so many times to the next of the usual values, as a key does.
  case next(Int)
  /// So many steps up, or down if it is negative, as in `+1`.
  case steps(Int)
}

extension ValueOrSteps {
  /// - Parameters:
  ///   - isSigned: whether values can be negative, so that a number with a sign is one, and steps need `+=` or `-=`.
  ///   - countIsValue: whether a count before a key is a value, and does not repeat it.
  ///   - value: reads what is not steps.
  fileprivate init(
    _ call: CommandCall, isSigned: Bool, countIsValue: Bool,
    value: (CommandCall) throws(CommandFault) -> Value
  ) throws(CommandFault) {
    if countIsValue, call.argument.isEmpty, let count = call.count {
      self = .value(try value(CommandCall(call.command, "\(count)")))
    } else if call.argument.isEmpty {
      self = .next(call.times)
    } else if let steps = try call.steps(isSigned: isSigned) {
      self = .steps(steps * call.times)
    } else {
      self = .value(try value(call))
    }
  }
}

extension CommandCall {
  /// The steps of `+2` and `+=2`; `nil` if the argument is anything else.
  fileprivate func steps(isSigned: Bool) throws(CommandFault) -> Int? {
    guard let sign = argument.first, sign == "+" || sign == "-" else { return nil }
    let rest = argument.dropFirst()
    let number = rest.first == "=" ? rest.dropFirst() : isSigned ? "" : rest
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    guard let count = Int(number), (1...Self.greatestCount).contains(count) else {
      throw .unwanted(
        argument, of: command, expected: "from 1 to \(Self.greatestCount) steps after a sign")
    }
    return sign == "-" ? -count : count
  }
}

extension CommandValue {
  /// A value, or steps with a sign.
  ///
  /// - Parameters:
  ///   - isSigned: whether a value can be negative.
  ///   - countIsValue: whether a count before a key is a value.
  static func stepped<Element: Sendable>(
    _ usage: String = "[VALUE|+N|-N]", words: CommandWords = .fixed([]),
    isSigned: Bool = false, countIsValue: Bool = false,
    value: @escaping @Sendable (CommandCall) throws(CommandFault) -> Element
  ) -> CommandValue where Value == ValueOrSteps<Element> {
    CommandValue(usage, words: words) { call throws(CommandFault) in
      try ValueOrSteps(call, isSigned: isSigned, countIsValue: countIsValue, value: value)
    }
  }

  /// The value of a key of the scene or of a selected part, as files have it.
  static func setting(
    _ key: String, of owner: SceneKeyOwner, isSigned: Bool = false
  ) -> CommandValue where Value == ValueOrSteps<String> {
    stepped(
      isSigned ? "[VALUE|+=N|-=N]" : "[VALUE|+N|-N]", words: .values(of: key, in: owner),
      isSigned: isSigned
    ) { call throws(CommandFault) in
      // Tried on a scene of its own: a key of the configuration is told its fault before there is one.
      do throws(Fault) {
        _ = try Scene.start().setting(key, of: owner.part(SceneSelection()), to: call.argument)
      } catch { throw .wrongValue(of: call.command, error.reason) }
      return call.argument
    }
  }

  /// One of a few words.
  ///
  /// - Parameter thing: what they name; `nil` if the name of the command says so.
  static func choice<Word: Sendable>(
    _ words: [(name: String, value: Word)], of thing: String? = nil
  ) -> CommandValue where Value == ValueOrSteps<Word> {
    let names = words.map(\.name)
    return stepped("[NAME|+N|-N]", words: .fixed(names)) { call throws(CommandFault) in
      guard let word = words.first(where: { $0.name == call.argument.lowercased() }) else {
        throw .unknownWord(call.argument, of: thing ?? call.command, known: names)
      }
      return word.value
    }
  }
}

extension CommandValue<ValueOrSteps<String>> {
  /// The name of a theme, or the path of its file.
  static let theme = stepped("NAME", words: .themes(and: [])) { $0.argument.unquoted }
}

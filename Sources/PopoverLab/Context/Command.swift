/// A command: its description, and what it does to the mode that has it.
struct Command<Subject>: Sendable {
  let info: CommandInfo
  let run: @Sendable (inout Subject, inout LabContext, CommandCall) -> Void

  /// A command with an argument.
  ///
  /// - Parameters:
  ///   - keys: its keys in the mode that has it, spelled as in a ``KeyScript``, separated by blanks.
  ///   - more: keys that call it with a count or an argument, by these: `["8": "H"]`.
  ///   - opposite: the command that goes the other way, which a negative number asks for.
  ///   - value: the argument that it accepts.
  init<Value>(
    _ name: String, alias: String? = nil, keys: String = "",
    more: KeyValuePairs<String, String> = [:], opposite: String? = nil, hint: KeyHint? = nil,
    _ help: String, _ traits: CommandTraits = [], value: CommandValue<Value>,
    run: @escaping @Sendable (inout Subject, inout LabContext, Value) -> Void
  ) {
    let lines = [(name, keys)] + more.map { ("\(name) \($0.key)", $0.value) }
    let bound = lines.flatMap { line, keys in
      Key.list(keys).map { ($0, CommandCall(ofKey: line)) }
    }
    info = CommandInfo(
      name: name, alias: alias, keys: bound, opposite: opposite, help: help, hint: hint,
      traits: traits, value: value.info)
    self.run = { subject, lab, call in
      if let value = try? value.read(call) { run(&subject, &lab, value) }
    }
  }

  init(
    _ name: String, alias: String? = nil, keys: String = "", hint: KeyHint? = nil, _ help: String,
    _ traits: CommandTraits = [],
    run: @escaping @Sendable (inout Subject, inout LabContext) -> Void
  ) {
    self.init(name, alias: alias, keys: keys, hint: hint, help, traits, value: .none()) {
      subject, lab, _ in run(&subject, &lab)
    }
  }
}

extension Command {
  /// A command with a count. It runs with what it is about, the shared state and the count.
  static func times(
    _ name: String, _ keys: String, more: KeyValuePairs<String, String> = [:],
    opposite: String? = nil, hint: KeyHint? = nil, _ help: String, _ traits: CommandTraits = [],
    value: CommandValue<Int> = .times,
    run: @escaping @Sendable (inout Subject, inout LabContext, Int) -> Void
  ) -> Command {
    Command(
      name, keys: keys, more: more, opposite: opposite, hint: hint, help, traits, value: value,
      run: run)
  }

  /// A command with a count that changes the scene.
  static func edit(
    _ name: String, _ keys: String, more: KeyValuePairs<String, String> = [:],
    opposite: String? = nil, hint: KeyHint? = nil, _ help: String,
    value: CommandValue<Int> = .times,
    run: @escaping @Sendable (inout Subject, inout LabContext, Int) -> Void
  ) -> Command {
    times(
      name, keys, more: more, opposite: opposite, hint: hint, help, .edits, value: value, run: run)
  }

  /// A command with a count that only keys of its mode call.
  static func key(
    _ name: String, _ keys: String, hint: KeyHint? = nil, _ traits: CommandTraits = [],
    run: @escaping @Sendable (inout Subject, inout LabContext, Int) -> Void
  ) -> Command {
    times(name, keys, hint: hint, "", traits.union([.isKeyOnly, .leavesDialOpen]), run: run)
  }
}

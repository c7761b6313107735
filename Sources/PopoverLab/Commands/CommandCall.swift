/// A command with its argument and a count, as a key or a typed line calls it.
package struct CommandCall: Equatable, Sendable {
  package var command: String
  package var argument: String
  /// How often a key calls it without a count, as `L` does with `right 8`.
  private var unit: Int
  /// The count that was typed before a key, or in a line.
  var count: Int?

  /// How often it is to be done, all in all.
  package var times: Int { min(unit * (count ?? 1), Self.greatestCount) }

  /// The greatest count; a greater one that is typed counts as this.
  static let greatestCount = 9_999

  package init(_ command: String, _ argument: String = "", times: Int = 1) {
    self.command = command
    self.argument = argument
    unit = times
  }
}

extension Key {
  /// The count before a command that this key begins or goes on with; `nil` for a key that is no part of one, as a 0 is
  /// that begins none.
  func count(after count: Int?) -> Int? {
    guard let digit, digit > 0 || count != nil else { return nil }
    return min((count ?? 0) * 10 + digit, CommandCall.greatestCount)
  }
}

extension CommandCall: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(name) }
}

extension CommandCall {
  /// The call as that of a key, before which there may be another count.
  var ofKey: CommandCall { CommandCall(command, argument, times: times) }

  /// The call with a count before its key.
  func counted(_ count: Int?) -> CommandCall {
    var call = self
    call.count = count
    return call
  }

  /// The line that is typed for it, as in `gap +1` and `left 8`.
  var typed: String {
    [command, argument, times == 1 ? "" : "\(times)"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The call of a key: the command with a count, as in `left 8`, or with an argument, as in `gap +1`.
  init(ofKey line: String) {
    let line = CommandLine(line)
    let isCount = !line.argument.isEmpty && line.argument.allSatisfy(\.isNumber)
    self.init(
      line.name, isCount ? "" : line.argument, times: isCount ? Int(line.argument) ?? 1 : 1)
  }
}

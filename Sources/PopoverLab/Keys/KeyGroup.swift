/// One line of the list of keys: what several keys together are for.
public struct KeyGroup: Equatable, Sendable {
  public var help: String
  /// The short form for the lines at the bottom, if it is one of those that matter there.
  public var hint: String?
  /// Whether the short form is shown even where others have no room.
  public var isVital: Bool
  public var bindings: [KeyBinding]
  /// What stands for keys that are bound to nothing by themselves, such as those of a count.
  public var sample: String

  public init(
    help: String, hint: String? = nil, isVital: Bool = false, bindings: [KeyBinding],
    sample: String = ""
  ) {
    self.help = help
    self.hint = hint
    self.isVital = isVital
    self.bindings = bindings
    self.sample = sample
  }
}

extension KeyGroup {
  /// Its keys as a person reads them; those that differ only in their letter stand together, as in
  /// `←↓↑→ hjkl`.
  var label: String {
    if bindings.isEmpty { return sample }
    var runs: [[Key]] = []
    for key in bindings.map(\.key) {
      if let last = runs.last?.last, last.standsTogether(with: key) {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs.map { run in
      (run.first?.prefix ?? "") + run.map(\.name).joined(separator: run.count > 2 ? "" : " ")
    }.joined(separator: " ")
  }

  /// The letters alone, as in `hjkl` and `t`; keys with names where there are no letters.
  var shortLabel: String {
    let letters = bindings.map(\.key).filter { $0.modifiers.isEmpty && $0.label.utf8.count == 1 }
    return letters.isEmpty ? bindings.first?.key.label ?? sample : letters.map(\.label).joined()
  }
}

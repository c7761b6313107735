/// One line of the list of keys: what several keys together are for.
public struct KeyGroup: Equatable, Sendable {
  public var help: String
  /// The short form for the lines at the bottom, if it is one of those that matter there.
  public var hint: String?
  /// A shorter one for narrow screens, where there is such a one.
  public var narrowHint: String?
  /// Whether the short form is shown even where others have no room.
  public var isVital: Bool
  public var bindings: [KeyBinding]
  /// What stands for the keys in a hint, and in the list where they are bound to nothing by
  /// themselves, such as those of a count.
  public var sample: String

  public init(
    help: String, hint: String? = nil, narrowHint: String? = nil, isVital: Bool = false,
    bindings: [KeyBinding],
    sample: String = ""
  ) {
    self.help = help
    self.hint = hint
    self.narrowHint = narrowHint
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

  /// The keys for a hint: the sample, the letters alone as in `hjkl` and `t`, or the first key with a
  /// name where there are no letters.
  var shortLabel: String {
    if !sample.isEmpty { return sample }
    let letters = bindings.map(\.key).filter { $0.modifiers.isEmpty && $0.label.utf8.count == 1 }
    if !letters.isEmpty { return letters.map(\.label).joined() }
    guard let first = bindings.first?.key else { return "" }
    let like = bindings.map(\.key).filter(first.standsTogether)
    return like.isEmpty ? first.label : like.map(\.label).joined()
  }
}

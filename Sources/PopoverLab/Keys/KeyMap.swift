/// A key and what it does.
public struct KeyBinding: Equatable, Sendable {
  public var key: Key
  public var action: LabAction

  public init(key: Key, action: LabAction) {
    self.key = key
    self.action = action
  }
}

/// One line of the list of keys: what several keys together are for.
public struct KeyGroup: Equatable, Sendable {
  public var help: String
  /// The short form for the line at the bottom, if it is one of the few that matter.
  public var hint: String?
  public var bindings: [KeyBinding]
  /// What stands for keys that are bound to nothing by themselves, such as those of a count.
  public var sample: String

  public init(help: String, hint: String? = nil, bindings: [KeyBinding], sample: String = "") {
    self.help = help
    self.hint = hint
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
}

/// Which key does what: the one table for the loop, the list of keys and the line of hints.
public struct KeyMap: Equatable, Sendable {
  public var groups: [KeyGroup]
  private var actions: [Key: LabAction]

  public init(groups: [KeyGroup]) {
    self.groups = groups
    let pairs = groups.flatMap(\.bindings).map { ($0.key, $0.action) }
    actions = Dictionary(pairs) { first, _ in first }
  }

  public func action(for key: Key) -> LabAction? { actions[key] }
}

import PopoverThemes

extension SceneFields {
  /// The same keys for a value that has this one as a part.
  ///
  /// - Parameter whole: such a value.
  func lifted<Whole: Sendable>(
    _ part: WritableKeyPath<Whole, Value> & Sendable, of whole: Whole
  ) -> SceneFields<Whole> {
    var usualWhole = whole
    usualWhole[keyPath: part] = usual
    return SceneFields<Whole>(usual: usualWhole, fields.map { $0.lifted(part) })
  }
}

extension SceneFields.Field {
  fileprivate func lifted<Whole: Sendable>(
    _ part: WritableKeyPath<Whole, Value> & Sendable
  ) -> SceneFields<Whole>.Field {
    SceneFields<Whole>.Field(
      name: name, read: { [read] in read(&$0[keyPath: part], $1, &$2) },
      written: { [written] in written($0[keyPath: part]) }, isAlwaysShown: isAlwaysShown,
      words: words, makeRoom: { [makeRoom] in makeRoom(&$0[keyPath: part]) },
      copy: { [copy] in copy(&$0[keyPath: part], $1[keyPath: part]) })
  }
}

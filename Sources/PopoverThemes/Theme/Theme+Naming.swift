import AnnotatedYAML

extension Theme {
  /// What lists and sentences call the theme that a name finds: the name, and its title where that is
  /// another one.
  public func label(named name: String) -> String {
    let own = name.shownSafely
    return self.name == own ? own : "\(own) (\(self.name))"
  }
}

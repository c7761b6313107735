import AnnotatedYAML

/// A value that the program works with, and who has chosen it.
struct Setting<Value> {
  var value: Value
  var source: SettingSource
}

/// Who has chosen a value: an option before the environment, that before the user's file, that before
/// what the program does by itself.
enum SettingSource: Equatable {
  case option(String)
  /// A variable of the environment.
  case environment(String)
  case file(Place)
  /// What the program has found out, in words.
  case automatic(String)
  /// Nobody.
  case standard
}

extension Setting {
  /// The first that is there.
  init(
    option: (name: String, value: Value?)? = nil,
    environment: (name: String, value: Value)? = nil,
    file: Configured<Value>?, standard: Value
  ) {
    if let option, let value = option.value {
      self.init(value: value, source: .option(option.name))
    } else if let environment {
      self.init(value: environment.value, source: .environment(environment.name))
    } else if let file {
      self.init(value: file.value, source: .file(file.place))
    } else {
      self.init(value: standard, source: .standard)
    }
  }
}

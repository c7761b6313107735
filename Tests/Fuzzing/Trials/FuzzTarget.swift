/// A reader of what comes from outside, and what must hold for any bytes that it is given.
package struct FuzzTarget: Sendable {
  /// The name of its folder in `Corpora`, and of its words in `Dictionaries`.
  package var name: String
  /// What is wrong with how these bytes are taken; `nil` if nothing is.
  package var complaint: @Sendable ([UInt8]) -> String?

  /// Every one, for libFuzzer and for the tests alike.
  package static let all = [
    FuzzTarget(name: "ansi", complaint: ANSITrial.complaint),
    FuzzTarget(name: "batch", complaint: BatchTrial.complaint),
    FuzzTarget(name: "command", complaint: CommandTrial.complaint),
    FuzzTarget(name: "configuration", complaint: ConfigurationTrial.complaint),
    FuzzTarget(name: "keys", complaint: KeysTrial.complaint),
    FuzzTarget(name: "replies", complaint: RepliesTrial.complaint),
    FuzzTarget(name: "scene", complaint: SceneTrial.complaint),
    FuzzTarget(name: "scheme", complaint: SchemeTrial.complaint),
    FuzzTarget(name: "screen", complaint: ScreenTrial.complaint),
    FuzzTarget(name: "script", complaint: PlayScriptTrial.complaint),
    FuzzTarget(name: "terminal", complaint: TerminalTrial.complaint),
    FuzzTarget(name: "theme", complaint: ThemeTrial.complaint),
  ]

  /// - Returns: `nil` where there is none of this name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

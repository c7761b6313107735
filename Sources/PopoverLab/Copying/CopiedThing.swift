/// What can be taken out of the lab as text. The raw value is its name after `:copy`.
public enum CopiedThing: String, CaseIterable, Sendable {
  /// Where the selected popover lies, and why, in a sentence.
  case decision
  /// The screen of the scene, in characters alone.
  case picture
  /// The scene as a file would hold it.
  case scene
}

/// Everything that a user has chosen: what is returned to, whole, when it is taken back.
struct LabSettings: Equatable, Sendable {
  var scene: LabScene
  var themes: ThemeChoice
}

import PopoverScenes

/// Scenes that ask a person to do something, one after the other: the tour is made of them.
enum TaskCommands {
  /// The scene with which the tour begins.
  private static let tour = SceneLocation.shipped("tour")

  static let all: [Command<SceneMode>] = [
    Command("tour", "show what poplab can do, in five scenes", .needsThemes) {
      FileCommands.open(tour, &$1)
    },
    Command(
      "next-scene", keys: "n N", "open the next scene of the tour", .needsThemes
    ) { openNext(&$1) },
  ]

  private static func openNext(_ lab: inout LabContext) {
    guard let name = lab.edited.scene.task?.next else {
      return lab.refuse("No scene follows this one; :tour starts the tour")
    }
    FileCommands.open(SceneLocation(lab.files.location.reference(to: name)), &lab)
  }

  /// Looks whether the task of the scene was done, and says so once.
  static func follow(_ lab: inout LabContext) {
    var progress = lab.task ?? TaskProgress(of: lab.edited.scene)
    if !progress.isOfTask(in: lab.edited.scene) { progress = TaskProgress(of: lab.edited.scene) }
    if lab.explanation.inspectorTop != nil { progress.note(.explain) }
    let isNew = progress.look(at: lab.shown)
    lab.task = lab.edited.scene.task == nil ? nil : progress
    if isNew { lab.notice = words(lab).map { .done($0) } }
  }

  /// What is said once the task is done, and how to go on; `nil` before.
  static func words(_ lab: LabContext) -> String? {
    guard let task = lab.edited.scene.task, lab.task?.isDone == true else { return nil }
    let way = task.next == nil ? nil : "\(lab.key(for: "next-scene")) goes on"
    return [task.done.isEmpty ? "Done" : task.done, way].compactMap(\.self).joined(separator: "; ")
  }
}

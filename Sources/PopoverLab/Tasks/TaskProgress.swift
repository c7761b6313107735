import PopoverScenes

/// How far a person is with the task of a scene.
struct TaskProgress: Equatable, Sendable {
  /// The scene as it was when its task began.
  private let start: Scene
  private var acts: Set<SceneTask.Act> = []
  private(set) var isDone = false

  /// The task of a scene that is shown from now on.
  init(of start: Scene) { self.start = start }

  /// Whether this is about the task of a scene. A scene that was written into a file keeps its task, and a popover that is
  /// checked may be called otherwise.
  func isOfTask(in scene: Scene) -> Bool { start.task?.withoutNames == scene.task?.withoutNames }

  mutating func note(_ act: SceneTask.Act) { acts.insert(act) }

  /// Looks at what is shown, and notes whether the task is done. What was done once stays done.
  ///
  /// - Returns: whether it is done now and was not before.
  mutating func look(at shown: ShownScene) -> Bool {
    let scene = shown.stage.scene
    guard !isDone, let task = scene.task else { return false }
    isDone =
      acts.isSuperset(of: task.acts)
      && task.changed.allSatisfy { scene.differs(in: $0, from: start) }
      && CheckResult.meetsTask(shown.placement, on: shown.stage)
    return isDone
  }
}

extension SceneTask {
  fileprivate var withoutNames: SceneTask {
    var task = self
    for index in checks.indices { task.checks[index].popover = nil }
    return task
  }
}

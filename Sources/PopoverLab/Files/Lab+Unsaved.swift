import PopoverScenes

extension Lab {
  /// How long changes wait until they are kept.
  private static let patience = Duration.seconds(1)

  /// What is to be kept of the scene as it was settled last; `nil` if it need not be.
  private var unsavedScene: Scene? {
    let scene = moment.settings.scene
    var saved = scenes.saved[moment.location]
    // Who only looks at themes has nothing to lose.
    if !moment.location.isFile { saved?.theme = scene.theme }
    return scene == saved ? nil : scene
  }

  private var isKept: Bool { unsavedScene == scenes.kept[moment.location] }

  /// When changes are to be kept where they outlive the program; `nil` if they are.
  var keepingDue: Duration? { isKept ? nil : scenes.due ?? .zero }

  /// So much time has passed: at the first change nobody knows yet what time it is.
  mutating func keepChanges(at now: Duration) -> [LabEffect] {
    guard scenes.due == nil else { return keepChanges() }
    scenes.due = now + Lab.patience
    return []
  }

  /// Has kept what is not, or forgotten what need not be kept any more.
  mutating func keepChanges() -> [LabEffect] {
    scenes.due = nil
    if isKept { return [] }
    let location = moment.location
    guard let scene = unsavedScene else { return forgetKept([location]) }
    scenes.kept[location] = scene
    guard let document = try? scenes.document(of: scene, at: location, as: location.title) else {
      return []
    }
    let unsaved = UnsavedScene(
      of: location, over: scenes.opened[location]?.content, document.bytes)
    return [.world(.scene(.keep(unsaved)))]
  }

  /// Has nothing kept any more of these.
  mutating func forgetKept(_ locations: [SceneLocation]) -> [LabEffect] {
    locations.filter { scenes.kept.removeValue(forKey: $0) != nil }
      .map { .world(.scene(.forget($0))) }
  }

  /// Says once that changes would be lost.
  mutating func sayNotKept(_ location: SceneLocation, _ fault: SceneFileFault) {
    if scenes.isToldOfKeeping { return }
    scenes.isToldOfKeeping = true
    say(fault, "cannot keep changes of", location.title)
  }
}

extension Lab {
  /// Offers what was not saved: of the scene itself, or of any when the lab begins without a file.
  mutating func offer(_ left: [LeftScene], for location: SceneLocation) {
    let isStart = notice == nil
    scenes.left = left
    let own = left.filter { $0.location == location }
    let offered = isStart && (own.isEmpty || location == .unnamed) ? left : own
    if let words = LeftScene.offer(offered) { notice = .done(words) }
  }

  /// Brings back what was left.
  ///
  /// - Parameter title: which; `nil` is that of the scene, or the only one.
  mutating func recover(_ title: String?) -> [LabEffect] {
    guard let left = left(title, for: "recover") else { return [] }
    return keepChanges() + [.world(.scene(.recover(left)))]
  }

  /// Gives up what was left; `all` is everything.
  mutating func forget(_ title: String?) -> [LabEffect] {
    let isAll = title == LeftScene.everyTitle && !scenes.left.isEmpty
    let gone = isAll ? scenes.left : left(title, for: "forget").map { [$0] } ?? []
    scenes.left.removeAll(where: gone.contains)
    if !gone.isEmpty { notice = .done("Dropped: \(gone.map(\.title).joined(separator: ", "))") }
    return gone.map { .world(.scene(.drop($0))) }
  }

  private mutating func left(_ title: String?, for command: String) -> LeftScene? {
    let own = scenes.left.filter { $0.location == scenes.location && $0.location != .unnamed }
    let asked = title.map { title in scenes.left.filter { $0.title == title } }
    let found = asked ?? (own.isEmpty ? scenes.left : own)
    if found.count == 1 { return found[0] }
    let titles = scenes.left.map(\.title).joined(separator: ", ")
    refuse(
      titles.isEmpty
        ? "Nothing is left that was not saved" : "A name follows :\(command), one of \(titles)")
    return nil
  }

  mutating func show(_ recovered: RecoveredScene, of left: LeftScene) -> [LabEffect] {
    let opened = OpenedScene(recovered.document, content: recovered.base)
    scenes.left.removeAll { $0.name == left.name }
    scenes.put(opened, at: left.location, saved: recovered.saved)
    scenes.kept[left.location] = recovered.document.scene
    let showing = show(recovered.document.scene, from: left.location)
    let words = recovered.isOutdated ? ", but its file is another one by now" : ""
    notice = .done(
      "Recovered \(left.title)\(words); \(key(for: .undo)) brings back what was shown")
    return showing
  }
}

extension LeftScene {
  /// What stands for all that was left after `forget`.
  static let everyTitle = "all"

  /// What is said of scenes that were left; `nil` if there are none.
  fileprivate static func offer(_ left: [LeftScene]) -> String? {
    let titles = left.map(\.title).joined(separator: ", ")
    return switch left.count {
    case 0: nil
    case 1: ":recover brings back unsaved changes of \(titles), :forget drops them"
    default: ":recover NAME brings back unsaved changes, :forget NAME drops them: \(titles)"
    }
  }
}

extension SceneLocation {
  var isFile: Bool { if case .file = self { true } else { false } }
}

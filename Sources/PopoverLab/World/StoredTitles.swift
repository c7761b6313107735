import PopoverScenes

/// Names of stored changes for the user, each of them one and the same for as long as a lab runs.
struct StoredTitles {
  /// The titles by the names under which the changes are stored.
  private var titles: [String: String] = [:]
  /// What was changed, by the titles of the changes.
  private var subjects: [String: StoredSubject] = [:]

  /// The name of the scene's file, with as many folders before it as tell it from other scenes; several changes of one
  /// scene have numbers.
  mutating func title(of subject: StoredSubject, storedAs name: String) -> String {
    if let title = titles[name] { return title }
    let title = candidates(for: subject).first { subjects[$0] == nil } ?? subject.title
    (titles[name], subjects[title]) = (title, subject)
    return title
  }

  private func candidates(for subject: StoredSubject) -> [String] {
    let title = subject.title
    let parts = title.pathSteps
    let ends = parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
    let numbered = (2...(subjects.count + 2)).map { "\(ends.first ?? title)-\($0)" }
    return subjects.values.contains(subject) ? numbered : ends + numbered
  }
}

extension StoredSubject {
  /// What its changes are called, where nothing else is called so.
  fileprivate var title: String {
    switch self {
    case .scene(.unnamed): "last-session"
    case .scene(let location): location.title
    case .colors: "tuned-colours"
    }
  }

  /// The name of the file for its changes; `number` counts several files of the same, from 1.
  func fileName(number: Int) -> String {
    switch self {
    case .scene(let location): UnsavedScene.fileName(for: location, number: number)
    case .colors: UnsavedColors.fileName(number: number)
    }
  }
}

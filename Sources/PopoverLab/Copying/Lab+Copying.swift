import CellCanvas
import PopoverScenes

extension Lab {
  /// More than this, terminals that take text into the clipboard leave out without a word.
  private static let longestCopy = 74_994

  /// Sends the first thing to the clipboard, or the one after that which was sent just now.
  mutating func copyNext(times: Int, after earlier: Notice?) -> [LabEffect] {
    let things = CopiedThing.allCases
    let last = things.firstIndex { thing in earlier == text(of: thing).map { sent(thing, $0) } }
    return copy(things[((last ?? -1) + times) % things.count], to: nil)
  }

  /// - Parameter path: the file to write; `nil` is the clipboard.
  mutating func copy(_ thing: CopiedThing, to path: String?) -> [LabEffect] {
    guard let text = text(of: thing) else {
      refuse("No file can hold this scene")
      return []
    }
    if let path { return [.world(.writeText(text, path: path))] }
    guard text.utf8.count <= Lab.longestCopy else {
      refuse("The \(thing) is too long for a clipboard; :copy \(thing) FILE writes a file")
      return []
    }
    notice = sent(thing, text)
    return [.terminal(.copy(text))]
  }

  private func text(of thing: CopiedThing) -> String? {
    switch thing {
    case .decision: decided.sentence
    case .picture: shown.stage.picture(of: placement, depth: .none).picture.withoutBlankEnds
    case .scene:
      (try? SceneDocument(scene, path: "scene")).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  /// It is told what was sent, as nobody knows whether the terminal takes it.
  private func sent(_ thing: CopiedThing, _ text: String) -> Notice {
    let things = CopiedThing.allCases
    let next = things[((things.firstIndex(of: thing) ?? 0) + 1) % things.count]
    return .done(
      "Sent to the clipboard: the \(thing), \(text.utf8.count) bytes; \(key(for: .copyNext)) again sends the \(next)"
    )
  }

  mutating func sayWritten(_ path: String, _ fault: StorageFault?) {
    switch fault {
    case nil: notice = .done("Written: \(path)")
    case .changed: refuse("'\(path)' is there already; nothing was written")
    case let fault?:
      refuse(SceneFileFault.file(fault).line("cannot write", path: path, width: size.width - 2))
    }
  }
}

extension String {
  /// The same lines without the blanks at their ends.
  fileprivate var withoutBlankEnds: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(
        line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
    }.joined(separator: "\n")
  }
}

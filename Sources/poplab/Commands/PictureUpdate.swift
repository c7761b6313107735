import CellCanvas
import CellPictures
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes
import SystemPackage

/// Writes the pictures that the checks of a scene name, where nothing is lost by it.
struct PictureUpdate {
  private let document: SceneDocument
  /// What the files hold, by the paths that the checks name.
  private(set) var pictures: [String: KeptPicture]
  /// What the files hold that were written or are as they were, also for other scenes, by their full paths.
  private(set) var written: [String: ContentFingerprint]
  /// Why pictures could not be written.
  private(set) var failures: [CommandFailure] = []

  /// - Parameter written: what was written for other scenes.
  init(
    of document: SceneDocument, _ pictures: [String: KeptPicture],
    after written: [String: ContentFingerprint]
  ) {
    (self.document, self.pictures, self.written) = (document, pictures, written)
  }

  /// - Parameter drawn: the pictures as the scene is now, by the same paths.
  /// - Returns: what has become of each, in lines, but for those that could not be written.
  mutating func write(_ drawn: [(path: String, canvas: Canvas)]) throws -> String {
    if drawn.isEmpty { return "\(document.path.shownSafely): no picture is named\n" }
    return try drawn.map { path, canvas in
      do { return try write(canvas, to: path) } catch let failure as CommandFailure {
        failures.append(failure)
        // What is said of a missing one promises that an update writes it.
        if pictures[path] == .missing { put(.unreadable("it could not be written"), at: path) }
        return ""
      }
    }.joined()
  }

  private mutating func write(_ canvas: Canvas, to path: String) throws -> String {
    let change = PictureChange(from: pictures[path] ?? .missing, to: canvas)
    let target = SceneLocation(document.path).path(of: path)
    let file = FilePath.full(target)
    let text = ScreenText.text(of: canvas)
    guard ScreenText.isReadable(text) else { throw Self.isTooLarge(path, document) }
    let bytes = Array(text.utf8)
    let content = ContentFingerprint(bytes)
    guard written[file] ?? content == content else { throw Self.isOfAnother(path, document) }
    if change.isWritten {
      if pictures[path] ?? .missing == .missing, Self.isElsewhere(path) {
        throw Self.isNoPlace(path, document)
      }
      if let objection = FileKind.screen.objection(
        toFile: path.shownSafely, "a picture of screen format")
      {
        throw CommandFailure(
          "\(objection); name another file in \(document.path.shownSafely)", status: .badData)
      }
      if let folder = target.pathFolder { try OutputFile.makeFolder(folder) }
      try OutputFile.write(bytes, to: target)
      put(.picture(canvas), at: path)
    }
    if pictures[path]?.fault == nil { written[file] = content }
    return "\(shown(path).shownSafely): \(change.words)\n\(change.detail)"
  }

  /// Where a picture is that the scene names from its own folder.
  private func shown(_ path: String) -> String {
    let whole = SceneLocation(document.path).path(of: path)
    return whole == "./" + path ? path : whole
  }
}

extension PictureUpdate {
  /// Notes what a file holds, by every path that leads to it.
  private mutating func put(_ picture: KeptPicture, at path: String) {
    for other in pictures.keys where other.isSamePicture(as: path) { pictures[other] = picture }
  }

  private static func isOfAnother(_ path: String, _ document: SceneDocument) -> CommandFailure {
    CommandFailure(
      "'\(path.shownSafely)' of \(document.path.shownSafely) is the picture of another check too, which looks "
        + "otherwise; name another file", status: .badData)
  }

  /// Whether a new picture would be a file that other programs may read by themselves, such as `../.profile`: scenes come
  /// from anybody.
  private static func isElsewhere(_ path: String) -> Bool {
    path.hasPrefix("/")
      || path.pathSteps.contains { $0.hasPrefix(".") && ![".", ".."].contains($0) }
  }

  private static func isNoPlace(_ path: String, _ document: SceneDocument) -> CommandFailure {
    CommandFailure(
      "'\(path.shownSafely)' of \(document.path.shownSafely) is hidden or not relative to the scene, where no new picture "
        + "is made; name another file", status: .badData)
  }

  private static func isTooLarge(_ path: String, _ document: SceneDocument) -> CommandFailure {
    CommandFailure(
      "'\(path.shownSafely)' of \(document.path.shownSafely) would be \(ScreenText.tooLarge)",
      status: .badData)
  }
}

extension SceneLibrary {
  /// What the files hold that the checks of a scene name as pictures, relative to the scene.
  func keptPictures(of document: SceneDocument) -> [String: KeptPicture] {
    let paths = document.scene.checks.compactMap(\.picture)
    return Dictionary(paths.map { ($0, keptPicture($0, beside: document.path)) }) { first, _ in
      first
    }
  }

  /// Notes the pictures as inputs, over which no report is written: one that was updated is another file than was read.
  func noteKeptPictures(of document: SceneDocument) {
    for path in document.scene.checks.compactMap(\.picture) {
      Inputs.note(SceneLocation(document.path).path(of: path))
    }
  }

  private func keptPicture(_ path: String, beside scene: String) -> KeptPicture {
    do throws(StorageFault) {
      return KeptPicture(try InputFile.glance(at: SceneLocation(scene).path(of: path)))
    } catch {
      return error == .missing ? .missing : .unreadable("it cannot be read: \(error)")
    }
  }
}

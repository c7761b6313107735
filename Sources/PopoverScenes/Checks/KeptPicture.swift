import CellCanvas
import CellPictures
import MessageText

/// A picture that a check compares with: what its file holds.
public enum KeptPicture: Equatable, Sendable {
  /// The picture.
  case picture(Canvas)
  /// There is no such file yet, or nothing in it.
  case missing
  /// It cannot be read, for a reason in words.
  case unreadable(String)
  /// It is no picture, or one of a later version of the format, for a reason in words.
  case foreign(String)

  /// Why there is a file and it cannot be compared with; `nil` if it can be, or is not there yet.
  public var fault: String? {
    switch self {
    case .picture, .missing: nil
    case .unreadable(let reason), .foreign(let reason): reason
    }
  }
}

extension KeptPicture {
  /// What the bytes of a file hold.
  public init(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .missing
      return
    }
    do throws(ScreenError) {
      self = .picture(try ScreenText.canvas(from: String(decoding: bytes, as: UTF8.self)))
    } catch {
      self = .foreign(
        error.foreignVersion == nil ? "it is no picture: \(error)" : "it is \(error.message)")
    }
  }
}

/// What becomes of the file of a picture that is drawn again.
package struct PictureChange: Equatable, Sendable {
  /// Whether the file is written anew.
  package let isWritten: Bool
  /// What changes, in words.
  package let words: String
  /// The rows that differ, in lines; empty if the file stays as it is or is new.
  package let detail: String

  package init(from old: KeptPicture, to canvas: Canvas) {
    switch old {
    case .picture(let picture):
      let difference = CanvasDifference(picture, canvas)
      isWritten = !difference.isEmpty
      words = difference.isEmpty ? "as it was" : "written, \(difference.words)"
      detail = difference.text(limit: CheckResult.shownRows)
    case .missing:
      (isWritten, words, detail) = (true, "written, it is new", "")
    case .unreadable(let reason): (isWritten, words, detail) = (false, "not written: \(reason)", "")
    case .foreign(let reason):
      (isWritten, words, detail) = (
        false,
        "not written, so that nothing is lost: \(reason); remove the file if it is to be made anew",
        ""
      )
    }
  }
}

extension SceneStage {
  /// The pictures that the checks of the scene ask for, drawn as the scene is now, by the paths that the checks name.
  /// Each is there once; two of one path differ.
  public var checkedPictures: [(path: String, canvas: Canvas)] {
    var pictures: [(path: String, canvas: Canvas)] = []
    for (check, shown) in measured.checkedPlacements {
      guard let path = check.picture else { continue }
      let canvas = picture(of: shown.placement)
      if pictures.contains(where: { $0.path.isSamePicture(as: path) && $0.canvas == canvas }) {
        continue
      }
      pictures.append((path, canvas))
    }
    return pictures
  }

  /// The scene as each of its checks finds it, one after the other, as if it were on the screen all the while.
  var checkedPlacements: some Sequence<(SceneCheck, CheckedPlacement)> {
    sequence(state: (checks: scene.checks[...], former: ScenePlacement?.none)) { state in
      guard let check = state.checks.popFirst() else { return nil }
      let placement = placement(after: state.former, in: check.given)
      defer { state.former = placement }
      let found = CheckedPlacement(
        stage: self, situation: check.given, placement: placement, former: state.former)
      return (check, found)
    }
  }
}

extension String {
  /// Whether two paths of pictures lead to one file, however they are spelled.
  package func isSamePicture(as other: String) -> Bool {
    SceneLocation.file(self).isSamePath(as: .file(other))
  }
}

extension CheckResult {
  /// The rows of a difference that a report shows.
  fileprivate static let shownRows = 6

  /// Whether a scene looks as a picture that was kept; `nil` if the check names none.
  static func ofPicture(
    _ check: SceneCheck, at index: Int, _ canvas: @autoclosure () -> Canvas,
    _ kept: [String: KeptPicture]
  ) -> CheckResult? {
    guard let path = check.picture else { return nil }
    var result = CheckResult(
      check: index, key: "picture", subject: "the picture", situation: check.given,
      asked: "as '\(path.shownSafely)' has it", found: "it is as it was kept", passes: true)
    switch kept[path] ?? .missing {
    case .picture(let picture):
      let difference = CanvasDifference(picture, canvas())
      if difference.isEmpty { return result }
      result.found = difference.words
      result.detail = difference.text(limit: shownRows)
    case .missing:
      result.found = "there is no picture yet; the option --update of 'poplab check' writes it"
    case .unreadable(let reason), .foreign(let reason):
      result.found = reason
    }
    result.passes = false
    return result
  }
}

import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

/// A scene that was written for another program.
package struct SceneImport: Equatable, Sendable {
  /// What the file was taken for.
  package var kind: String
  package var scene: Scene
  package var remarks: [ImportRemark]

  /// Reads a file of a kind that its content tells.
  ///
  /// - Parameters:
  ///   - cell: the size of a cell in the points or pixels of the file.
  ///   - metrics: the border and the arrow of the theme in which the scene will be shown.
  ///   - name: what the scene will be called.
  package init(
    _ bytes: [UInt8], path: String, name: String, cell: Size, metrics: PopoverMetrics
  ) throws(SceneError) {
    if bytes.count >= Self.byteLimit {
      throw SceneError(path: path, faults: [ImportSource.tooLarge])
    }
    let characters = SourceText(bytes)
    let text = characters[0..<characters.count]
    guard let source = ImportSource.all.first(where: { $0.recognizes(text) }) else {
      throw SceneError(
        path: path, faults: [ImportSource.fault(ofUnrecognized: text, bytes)])
    }
    var draft = SceneDraft(cell: cell, metrics: metrics)
    var faults: [Fault] = []
    source.read(bytes, &draft, &faults)
    // Words alone, without anything to place, are not what they look like.
    if faults.isEmpty, draft.anchor == nil, draft.size == nil { faults.append(source.lack) }
    guard faults.isEmpty else { throw SceneError(path: path, faults: faults) }
    kind = source.name
    scene = draft.scene(named: name)
    remarks = draft.allRemarks
  }

  /// The least size of a file that is too large, in bytes. No part of one is read, as what counts may lie behind it.
  fileprivate static let byteLimit = 1 << 20

  /// The text of the scene file, with a comment for each thing that is not as it was.
  package var text: String {
    let head = ["Imported from \(kind)."] + remarks.map { "Note: \($0.sentence)." }
    return head.map { "# \($0.shownSafely)\n" }.joined() + scene.freshText
  }
}

extension ImportRemark {
  /// What it is, with its line if it has one.
  package var sentence: String {
    (place.map { "line \($0.line): \(words)" } ?? words) + (count > 1 ? " (\(count) times)" : "")
  }
}

/// A kind of file that is read.
struct ImportSource: Sendable {
  var name: String
  /// What says where something is, and how large.
  var needs: String
  var recognizes: @Sendable (String) -> Bool
  var read: @Sendable ([UInt8], inout SceneDraft, inout [Fault]) -> Void

  static let all = [FloatingUIImport.source, XDGImport.source, UIKitImport.source]

  fileprivate static func fault(ofUnrecognized text: String, _ bytes: [UInt8]) -> Fault {
    if text.isBlank { return .said("the file is empty") }
    let decoded = DecodedText(bytes)
    return decoded.isCut ? decoded.faults.first ?? unknown : unknown
  }

  fileprivate static let tooLarge = Fault.said(
    "the file has \(SceneImport.byteLimit) bytes or more; of a log, 'grep xdg_' keeps the lines that are read"
  )

  private static let unknown = Fault.said(
    "it holds none of what is read: options of floating-ui, saved as JSON, requests of xdg_positioner, or "
      + "lines of UIKit such as 'sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)'")

  /// What looks like one of its files, and places nothing.
  fileprivate var lack: Fault { .said("nothing of \(name) is placed here; it needs \(needs)") }
}

extension Fault {
  fileprivate static func said(_ words: String) -> Fault {
    Fault(at: .start, .inWords(words))
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

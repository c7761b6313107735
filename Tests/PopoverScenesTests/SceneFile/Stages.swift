import CellCanvas
import PopoverGeometry
import PopoverThemes

@testable import PopoverScenes

extension SceneStage {
  /// A scene from its text, in a plain theme: a border and padding of a cell, an arrow of a cell.
  init(
    _ text: String, screen: CellSize = CellSize(width: 40, height: 12),
    theme: Theme = Theme(name: "plain"), texts: [ANSISource: StyledText] = [:]
  ) throws {
    let scene = try Scene(Array(text.utf8), path: "s.yaml")
    self.init(scene, screen: screen, theme: theme, texts: texts)
  }

  /// The characters that show, without blanks at the ends of lines.
  var picture: String {
    let rows = picture(of: placement(), depth: .none).picture.split(
      separator: "\n", omittingEmptySubsequences: false)
    return rows.dropLast().map { row in
      String(row[..<(row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex)])
    }.joined(separator: "\n")
  }
}

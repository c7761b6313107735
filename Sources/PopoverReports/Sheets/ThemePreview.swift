import CellCanvas
import PopoverThemes

/// One scene in several themes, side by side.
package struct ThemePreview: Equatable, Sendable {
  package let canvas: Canvas

  /// - Parameter width: the columns that there are; a preview is wider only if a single scene is.
  package init(_ themes: [Theme], of scene: PreviewScene, width: Int, depth: ColorDepth) {
    canvas = Canvas(
      flowing: themes.map { $0.headed(scene.canvas($0, depth: depth)) }, width: width,
      gap: CellSize(width: 2, height: 1))
  }
}

import CellCanvas
import CellPictures
import ColorSchemes
import MessageText
import PopoverGeometry
import PopoverThemes

/// One theme in the colours of many schemes, each with its name and the contrast of its text. It draws a scheme or a
/// line of them at a time, so that thousands need no more memory than a few.
package struct SchemeSheet {
  private let scene: PreviewScene
  private let depth: ColorDepth
  /// How many schemes stand beside each other.
  package let columns: Int

  private static let gap = 2

  /// - Parameter width: the columns that there are; a line is wider only if a single scene is.
  package init(of scene: PreviewScene, width: Int, depth: ColorDepth) {
    (self.scene, self.depth) = (scene, depth)
    columns = max(1, (width + Self.gap) / (scene.size.width + Self.gap))
  }

  /// The cells that a line takes.
  ///
  /// - Parameter count: the schemes in the line.
  package func width(of count: Int) -> Int {
    min(count, columns) * (scene.size.width + Self.gap) - Self.gap
  }

  /// The size of each picture.
  package var size: CellSize { scene.size }

  /// A line of schemes, each below its name, with an empty row at the end.
  ///
  /// - Parameter themes: the theme in the colours of each scheme.
  package func line(_ schemes: some Sequence<(SchemeSummary, Theme)>) -> Canvas {
    Canvas(schemes.map(tile), along: .horizontal, gap: Self.gap)
  }

  /// The picture of a scheme, whose title is its name.
  package func picture(_ summary: SchemeSummary, _ theme: Theme) -> SVGPicture {
    let canvas = theme.legible(scene.canvas(theme, depth: depth))
    return SVGPicture(
      title: summary.caption,
      variants: [SVGPicture.Variant(canvas, appearance: summary.appearance)])
  }

  private func tile(_ summary: SchemeSummary, _ theme: Theme) -> Canvas {
    var tile = Canvas(size: CellSize(width: scene.size.width, height: scene.size.height + 2))
    tile.draw(
      summary.caption(width: scene.size.width), at: CellPoint(x: 0, y: 0),
      style: Style(attributes: .bold))
    tile.draw(scene.canvas(theme, depth: depth), at: CellPoint(x: 0, y: 1))
    return theme.legible(tile)
  }
}

extension SchemeSummary {
  /// The name and the contrast of text.
  fileprivate var caption: String { name.shownSafely + contrast }

  /// The same, where a long name gives way to the contrast.
  fileprivate func caption(width: Int) -> GlyphText {
    let contrast = GlyphText(contrast)
    var caption = GlyphText(name.shownSafely).shortened(to: max(0, width - contrast.width))
    caption.append(contrast)
    return caption.shortened(to: width)
  }

  private var contrast: String { ", text \(text.map(Words.contrast) ?? "-")" }
}

import CellCanvas
import CellPictures
import MessageText
import PopoverGeometry
import PopoverScenes

/// A screen of the lab with what was asked for, and what is shown on it.
package struct FramePicture: Equatable, Sendable {
  /// The name or the path of the scene.
  package var scene: String
  package var size: CellSize
  package var theme: String
  /// The colour scheme in place of the theme's colours, if there is one.
  package var scheme: String?
  /// The screen as it was asked for, and after it the same one for other surroundings, if the theme has them.
  package var variants: [SVGPicture.Variant]
  package var placement: ScenePlacement

  package init(
    scene: String, size: CellSize, theme: String, scheme: String? = nil,
    variants: [SVGPicture.Variant], placement: ScenePlacement
  ) {
    (self.scene, self.size, self.theme, self.scheme) = (scene, size, theme, scheme)
    (self.variants, self.placement) = (variants, placement)
  }

  /// The screen as it was asked for.
  package var canvas: Canvas { variants.first?.canvas ?? Canvas(size: size) }

  /// What distinguishes it from others of a sheet: scene, size, theme, scheme.
  package var title: String {
    "\(scene.shownSafely), \(size.words), \(look)"
  }

  private var look: String {
    ([theme] + (scheme.map { [$0] } ?? [])).map(\.shownSafely).joined(separator: " in ")
  }

  /// A name for its file, without an ending: the title in letters, digits and dashes.
  package var fileName: String {
    let parts = [scene.lastPart, size.words, theme.lastPart]
    return (parts + (scheme.map { [$0.lastPart] } ?? [])).joined(separator: "-")
  }

  /// The picture for pages.
  package var svg: SVGPicture {
    SVGPicture(title: title, description: sentences.joined(separator: ". "), variants: variants)
  }

  /// The picture with the decision in words, for a page.
  package var figure: HTMLPage.Figure {
    HTMLPage.Figure(
      svg, scene: scene.shownSafely, theme: look, words: words)
  }

  private var sentences: [String] {
    placement.popovers.map { "\($0.name): \($0.sentence)" }
  }

  /// Of each popover where it goes, and the rule and the figures that decided, or whose answer it is.
  private var words: [String] {
    zip(sentences, placement.popovers).map { sentence, popover in
      if !popover.isShown { return sentence }
      let explanation = popover.presentation.explanation()
      let foreign = popover.engineReasons(beside: explanation, in: .shipped)
      return ([sentence] + (foreign ?? explanation.reasons)).joined(separator: "; ")
    }
  }
}

extension String {
  /// The last part of a path without its ending, with dashes in place of what names of files should not have.
  fileprivate var lastPart: String {
    let name = pathSteps.last ?? "scene"
    let ending = name.dropFirst().lastIndex(of: ".")
    return String(name[..<(ending ?? name.endIndex)].map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}

extension [FramePicture] {
  /// The file that holds all of them; `nil` in a format of pixels.
  ///
  /// - Parameter depth: the colours that escape sequences use.
  package func text(_ format: PictureFormat, depth: ColorDepth) throws -> String? {
    switch format {
    case .text: sheet { $0.canvas.picture }
    case .ansi: sheet { $0.canvas.ansiText(depth: depth) }
    case .svg: count == 1 ? self[0].svg.text : SVGSheet(title: title, pictures: map(\.svg)).text
    case .html: HTMLPage(title: title, figures: map(\.figure)).text
    case .json: try map { try $0.json() + "\n" }.joined()
    case .screen: map { ScreenText.text(of: $0.canvas) }.joined()
    case .png: nil
    }
  }

  /// A single picture alone; several each below its title.
  private func sheet(_ draw: (FramePicture) -> String) -> String {
    count == 1 ? draw(self[0]) : map { "\($0.title)\n\(draw($0))" }.joined(separator: "\n")
  }

  private var title: String {
    count == 1 ? self[0].title : "\(count) pictures of popovers"
  }
}

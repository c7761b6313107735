import CellCanvas
import MessageText

/// A picture of cells as an SVG file, exact by cell.
///
/// A cell is 8 by 16 pixels. Borders, blocks, arrows and Braille are shapes on whole pixels, so that no font breaks
/// them; other characters are text that is held to the width of its cells. The same canvas gives the same text on
/// every machine.
public struct SVGPicture: Equatable, Sendable {
  /// What the picture is called, for readers that cannot see it.
  public var title: String
  /// What it shows, in words.
  public var description: String
  /// The same picture for dark and for light surroundings; a page shows the one that its reader prefers.
  /// With one of them alone every reader sees it.
  public var variants: [Variant]

  /// A canvas and the surroundings for which it is drawn.
  public struct Variant: Equatable, Sendable {
    /// The drawn cells.
    public var canvas: Canvas
    /// Whether text is light on dark or dark on light where cells have the terminal's own colours.
    public var appearance: Appearance

    /// A canvas and the surroundings for which it is drawn.
    public init(_ canvas: Canvas, appearance: Appearance) {
      self.canvas = canvas
      self.appearance = appearance
    }
  }

  /// A picture of one or of both variants, which must be of the same size; the first is shown where a reader has no
  /// preference.
  public init(title: String, description: String = "", variants: [Variant]) {
    self.title = title
    self.description = description
    self.variants = variants
  }

  /// The columns and rows; those of the first variant.
  public var size: CellSize { variants.first?.canvas.size ?? CellSize(width: 0, height: 0) }

  /// Cells around which a line is drawn, as those that differ from another picture.
  public var marks: [CellRect] = []

  /// The whole file.
  public var text: String { text(hasStyle: isThemed) }

  /// The picture as part of a page that says itself which variant is shown.
  var element: String { text(hasStyle: false) }

  private func text(hasStyle: Bool) -> String {
    SVGFrame(width: size.width * CellPixels.width, height: size.height * CellPixels.height)
      .text(
        title: title, description: description,
        shownFirst: hasStyle ? variants.first?.appearance : nil, layers)
  }

  /// Whether it has a variant for each kind of surroundings.
  var isThemed: Bool { Set(variants.map(\.appearance)).count > 1 }

  /// The elements of the variants, in a group each if there are several.
  var layers: String {
    let layers = variants.map { variant in
      let layer = SVGLayer(variant.canvas, appearance: variant.appearance).text
      return isThemed ? "<g class=\"\(variant.appearance.rawValue)\">\n\(layer)</g>\n" : layer
    }
    return layers.joined() + marks.map(\.element).joined()
  }
}

extension CellRect {
  /// A line inside of the edges, in a colour that is seen on dark and on light.
  fileprivate var element: String {
    let (left, top) = (x * CellPixels.width + 1, y * CellPixels.height + 1)
    let (across, down) = (width * CellPixels.width - 2, height * CellPixels.height - 2)
    return "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(across)\" height=\"\(down)\" fill=\"none\" "
      + "stroke=\"#e0218a\" stroke-width=\"2\"/>\n"
  }
}

/// What encloses the elements of a picture.
struct SVGFrame {
  var width: Int
  var height: Int

  /// - Parameter shownFirst: which of the groups for dark and light surroundings is shown to readers without a
  ///   preference; `nil` if there are no such groups, or the page says it.
  func text(
    title: String, description: String, shownFirst: Appearance?, _ elements: String
  ) -> String {
    start(title: title, description: description, shownFirst: shownFirst) + elements + Self.end
  }

  /// What comes before the elements.
  func start(title: String, description: String, shownFirst: Appearance?) -> String {
    let words = [("title", title), ("desc", description)].filter { !$0.1.isEmpty }
    let head = words.map { "<\($0.0)>\(Markup.escaped($0.1))</\($0.0)>\n" }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" shape-rendering="crispEdges" \
      font-family="\(Self.fonts)" font-size="13">
      \(head)\(shownFirst.map(style) ?? "")
      """
  }

  /// What comes behind the elements.
  static let end = "</svg>\n"

  /// Fonts for terminals of common systems, and whatever else has letters of one width.
  private static let fonts =
    "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"

  private func style(shownFirst first: Appearance) -> String {
    let other = first.other
    return """
      <style>.\(other){display:none}@media (prefers-color-scheme:\(other)){.\(first){display:none}\
      .\(other){display:inline}}</style>

      """
  }
}

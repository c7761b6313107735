import CellCanvas

/// Pictures of cells in one HTML file that needs nothing else, each with what is said of it.
///
/// A reader chooses between dark and light surroundings where pictures have both, and sees those of one theme alone
/// where there are several. Without a choice the reader's system decides.
public struct HTMLPage: Equatable, Sendable {
  /// What the page is called.
  public var title: String
  /// The pictures in their order.
  public var figures: [Figure]

  /// A picture with the name of its theme and with words below it, a paragraph each.
  public struct Figure: Equatable, Sendable {
    /// The picture; its title stands above it.
    public var picture: SVGPicture
    /// The theme by which a reader chooses.
    public var theme: String
    /// What is said of the picture.
    public var words: [String]

    /// A picture with what is said of it.
    public init(_ picture: SVGPicture, theme: String, words: [String]) {
      self.picture = picture
      self.theme = theme
      self.words = words
    }
  }

  /// A page with pictures.
  public init(title: String, figures: [Figure]) {
    self.title = title
    self.figures = figures
  }

  /// The whole file.
  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(style)</style>
    </head>
    <body>
    <h1>\(Markup.escaped(title))</h1>
    \(choices)\(figures.map(element).joined())</body>
    </html>

    """
  }

  private var isThemed: Bool { figures.contains { $0.picture.isThemed } }

  /// The themes in the order in which they come first.
  private var themes: [String] {
    figures.map(\.theme).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func element(_ figure: Figure) -> String {
    let words = figure.words.map { "<p>\(Markup.escaped($0))</p>\n" }.joined()
    let theme = themes.firstIndex(of: figure.theme) ?? 0
    return """
      <figure class="theme\(theme)">
      <figcaption>\(Markup.escaped(figure.picture.title))</figcaption>
      \(figure.picture.element)\(words)</figure>

      """
  }
}

extension HTMLPage {
  /// Groups of buttons of which one is chosen; style sheets see which, so that no script is needed.
  private var choices: String {
    let surroundings = [("auto", "as the system has it"), ("dark", "dark"), ("light", "light")]
    let names = [("all", "all themes")] + themes.enumerated().map { ("theme\($0)", $1) }
    return (isThemed ? choice("Surroundings", "surroundings", surroundings) : "")
      + (themes.count > 1 ? choice("Theme", "theme", names) : "")
  }

  private func choice(_ legend: String, _ name: String, _ values: [(String, String)]) -> String {
    let buttons = values.enumerated().map { index, value in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value.0)\"\(index == 0 ? " checked" : "")> "
        + "\(Markup.escaped(value.1))</label>\n"
    }
    return "<fieldset>\n<legend>\(legend)</legend>\n\(buttons.joined())</fieldset>\n"
  }

  private var style: String {
    let themes = themes.indices.map { index in
      "body:has(input[value=theme\(index)]:checked) figure:not(.theme\(index)) { display: none }\n"
    }
    return Self.page + (isThemed ? Self.surroundings : "")
      + (self.themes.count > 1 ? themes.joined() : "")
  }

  private static let page = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem }
    fieldset { border: 0; padding: 0; margin: 0 0 1rem }
    legend { float: left; margin-right: 1rem }
    figure { margin: 0 0 2rem }
    figcaption { font-weight: 600 }
    svg { max-width: 100%; height: auto }

    """

  private static let surroundings = """
    .light { display: none }
    @media (prefers-color-scheme: light) { .dark { display: none } .light { display: inline } }
    body:has(input[value=dark]:checked) { color-scheme: dark }
    body:has(input[value=dark]:checked) .dark { display: inline }
    body:has(input[value=dark]:checked) .light { display: none }
    body:has(input[value=light]:checked) { color-scheme: light }
    body:has(input[value=light]:checked) .dark { display: none }
    body:has(input[value=light]:checked) .light { display: inline }

    """
}

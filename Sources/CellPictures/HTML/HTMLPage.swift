import MessageText

/// Pictures of cells in one HTML file that needs nothing else, each with what is said of it.
///
/// A reader chooses between dark and light surroundings where pictures have both, and sees those of one scene or one
/// theme alone where there are several. Without a choice the reader's system decides.
public struct HTMLPage: Equatable, Sendable {
  /// What the page is called.
  public var title: String
  /// The pictures in their order.
  public var figures: [Figure]

  /// A picture with the names of its scene and its theme, and with words below it, a paragraph each.
  public struct Figure: Equatable, Sendable {
    /// The picture; its title stands above it.
    public var picture: SVGPicture
    /// The scene by which a reader chooses.
    public var scene: String
    /// The theme by which a reader chooses.
    public var theme: String
    /// What is said of the picture.
    public var words: [String]

    /// A picture with what is said of it.
    public init(_ picture: SVGPicture, scene: String = "", theme: String, words: [String]) {
      self.picture = picture
      self.scene = scene
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
    \(choices)<main>
    \(figures.map(element).joined())</main>
    </body>
    </html>

    """
  }

  private var isThemed: Bool { figures.contains { $0.picture.isThemed } }

  private var scenes: [String] { names(\.scene) }
  private var themes: [String] { names(\.theme) }

  /// Names in the order in which they come first.
  private func names(_ name: KeyPath<Figure, String>) -> [String] {
    figures.map { $0[keyPath: name] }.withoutRepetitions
  }

  private func element(_ figure: Figure) -> String {
    let words = figure.words.map { "<p>\(Markup.escaped($0))</p>\n" }.joined()
    let scene = scenes.firstIndex(of: figure.scene) ?? 0
    let theme = themes.firstIndex(of: figure.theme) ?? 0
    return """
      <figure class="scene\(scene) theme\(theme)">
      <figcaption>\(Markup.escaped(figure.picture.title))</figcaption>
      \(figure.picture.element)\(words)</figure>

      """
  }
}

extension HTMLPage {
  /// Groups of buttons of which one is chosen; style sheets see which, so that no script is needed.
  private var choices: String {
    let surroundings = [("auto", "as the system has it"), ("dark", "dark"), ("light", "light")]
    return (isThemed ? choice("Surroundings", "surroundings", surroundings) : "")
      + choice("Scene", among: scenes) + choice("Theme", among: themes)
  }

  /// Buttons for all and for each of several names; none if there is no choice.
  private func choice(_ legend: String, among names: [String]) -> String {
    guard names.count > 1 else { return "" }
    let name = legend.lowercased()
    return choice(
      legend, name, [("all", "all")] + names.enumerated().map { ("\(name)\($0)", $1) })
  }

  private func choice(_ legend: String, _ name: String, _ values: [(String, String)]) -> String {
    let buttons = values.enumerated().map { index, value in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value.0)\"\(index == 0 ? " checked" : "")> "
        + "\(Markup.escaped(value.1))</label>\n"
    }
    return "<fieldset>\n<legend>\(legend)</legend>\n\(buttons.joined())</fieldset>\n"
  }

  private var style: String {
    Self.page + (isThemed ? Self.surroundings : "") + rules("scene", scenes.count)
      + rules("theme", themes.count)
  }

  /// What is hidden while one of several is chosen.
  private func rules(_ name: String, _ count: Int) -> String {
    let rules = (0..<count).map { index in
      "body:has(input[value=\(name)\(index)]:checked) figure:not(.\(name)\(index)) { display: none }\n"
    }
    return count > 1 ? rules.joined() : ""
  }

  /// Figures that are not in sight are not laid out, so that a page of hundreds opens at once.
  private static let page = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 130rem; margin: 2rem auto; padding: 0 1rem }
    fieldset { border: 0; padding: 0; margin: 0 0 1rem }
    legend { float: left; margin-right: 1rem; font-weight: 600 }
    label { display: inline-block; margin-right: .5rem }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 40rem), 1fr)); gap: 2rem }
    figure { margin: 0; content-visibility: auto; contain-intrinsic-size: auto 30rem }
    figcaption { font-weight: 600 }
    figure p { font-size: .85rem; margin: .25rem 0 }
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

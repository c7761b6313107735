import CellCanvas

/// What the anchors of a scene lie on: a picture of the program around them.
public enum ScenePage: Equatable, Hashable, Sendable {
  /// A page that comes with the program.
  case shipped(ShippedPage)
  /// A text; its lines begin in the first column and are not wrapped.
  case text(String)
  /// A text with colours.
  case ansi(ANSISource)
}

/// A page that comes with the program; its name is what files say.
public enum ShippedPage: String, CaseIterable, Sendable {
  /// Paragraphs about popovers, wrapped at the width of the screen.
  case essay
  /// An editor of code, with a cursor behind the word that is typed.
  case code
  /// A letter below a toolbar.
  case toolbar
  /// A list of files below a bar of menus.
  case files
  /// Fields to fill in.
  case form
  /// A conversation.
  case chat
  /// A chart of areas.
  case chart
  /// Nothing.
  case blank
}

extension ShippedPage {
  /// The lines of the page from the upper left corner. The essay has none of its own, as it is wrapped.
  var lines: [Substring] {
    let text: [UInt8] =
      switch self {
      case .essay, .blank: []
      case .code: PackageResources.code_txt
      case .toolbar: PackageResources.toolbar_txt
      case .files: PackageResources.files_txt
      case .form: PackageResources.form_txt
      case .chat: PackageResources.chat_txt
      case .chart: PackageResources.chart_txt
      }
    return String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The rows of the page; `nil` for the essay, which is wrapped to the screen.
  package var rowCount: Int? {
    self == .essay ? nil : lines.count - (lines.last?.isEmpty == true ? 1 : 0)
  }

  /// What stands out in the page.
  var marks: PageMarks {
    switch self {
    case .essay, .blank: PageMarks()
    case .code:
      PageMarks(
        gutter: 3, faintFrom: "///",
        strong: [
          "import", "struct", "var", "func", "let", "guard", "else", "return", "extension",
          "private", "switch", "case",
        ], cursor: CellPoint(x: 25, y: 8))
    case .toolbar: PageMarks(bars: [0], strong: ["Letter"])
    case .files:
      PageMarks(
        bars: [0],
        strong: ["File", "Edit", "View", "Go", "Help", "Name", "Size", "Changed", "Kind"])
    case .form: PageMarks(bars: [0], faintFrom: "─", strong: ["Cancel", "Create"])
    case .chat:
      PageMarks(bars: [0], faintFrom: "Noor is typing", strong: ["Kim", "Noor", "Sami", "You"])
    case .chart: PageMarks(bars: [0], strong: ["Mean", "Strongest", "Gusts", "Calm", "From"])
    }
  }
}

/// What stands out in a page, by attributes only, so that the colours are those of the theme.
struct PageMarks {
  /// Rows that are reversed over the whole width.
  var bars: [Int] = []
  /// Columns at the left that are dim.
  var gutter = 0
  /// A line is dim from these characters on.
  var faintFrom: String?
  /// Words that are bold.
  var strong: Set<Substring> = []
  /// A cell that is reversed.
  var cursor: CellPoint?
}

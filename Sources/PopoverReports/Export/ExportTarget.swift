import CellCanvas
import MessageText
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// A program or a toolkit for which scenes are written as code.
package struct ExportTarget: Sendable {
  /// Whether code says where the popover lies, or by what rule another engine places it.
  enum Statement: Sendable {
    case place
    case rule
  }

  /// The name on the command line.
  package var name: String
  /// What the code is for, in a few words.
  package var summary: String
  var statement: Statement
  var comments: CommentStyle
  /// What stands before the comment at the head of the code.
  var firstLine: String?
  /// What it has no words for.
  var lacks: [ExportFeature]
  /// The lines of the code after the comment at its head.
  var body: @Sendable (ExportedPopover) -> [String]
  /// Where its engine puts the box, if the engine is known.
  var prediction: (@Sendable (ExportedPopover) -> Rect?)?
  /// The rows at the lower edge of the screen that nothing can cover.
  var lowerRows = 0

  /// Every target in the order in which they are named.
  package static let all: [ExportTarget] = [
    UIKitCode.target, SwiftUICode.target, FloatingUICode.target, CSSCode.target, XDGCode.target,
    NeovimCode.target, VimCode.target, TmuxCode.target, RatatuiCode.target, TextualCode.target,
    LipGlossCode.target,
  ]

  /// The target of a name; that of Neovim also by its program, as other commands have it.
  package static func named(_ name: String) -> ExportTarget? {
    let name = name == "nvim" ? "neovim" : name
    return all.first { $0.name == name }
  }
}

/// How a language begins and ends a comment of a line.
struct CommentStyle: Sendable {
  var start: String
  var end = ""
  /// What follows a backslash at the end of the text, which would make the next line a part of the comment.
  var stop = ""

  static let slashes = Self(start: "// ", stop: ".")
  static let hash = Self(start: "# ")
  static let markup = Self(start: "<!-- ", end: " -->")

  func line(_ text: String) -> String {
    // Nothing else ends a comment of a page.
    let text = end.isEmpty ? text : text.escaping([">": "&gt;"])
    let last = text.last { !$0.isWhitespace }
    return start + text + (last == "\\" ? stop : "") + end
  }
}

extension ExportTarget {
  /// The code, each line ended by a line feed.
  package func code(_ subject: ExportedPopover) -> String {
    let subject = shown(subject)
    let head = sentences(subject).map { comments.line($0.shownSafely) }
    let lines = [firstLine].compactMap { $0 } + head + body(subject)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Code that states a place has no more than the screen shows.
  private func shown(_ subject: ExportedPopover) -> ExportedPopover {
    statement == .place ? subject.cutToScreen(above: lowerRows) : subject
  }

  /// Where the box really lies, as far as is known: what the engine of the target says, or else poplab's place.
  package func expected(_ subject: ExportedPopover) -> Rect? {
    guard let prediction else { return statement == .place ? Rect(subject.box) : nil }
    return prediction(shown(subject))
  }

  /// What the target cannot express of this scene.
  package func lost(_ subject: ExportedPopover) -> [String] {
    var all = Set(lacks).union(ExportFeature.neverWritten)
    if statement == .place { all.subtract(ExportFeature.rules) }
    // Of a title that is not written at all, nor in any colour, more is not said.
    if !all.isDisjoint(with: [.title, .colors]) { all.remove(.labelStyle) }
    let subject = shown(subject)
    return ExportFeature.allCases.filter(all.contains).compactMap { $0.words(subject) }
  }

  private func sentences(_ subject: ExportedPopover) -> [String] {
    let scene = subject.scene.name.isEmpty ? "a scene" : "the scene '\(subject.scene.name)'"
    let (box, screen) = (subject.box, subject.screen)
    let size = Words.size(Size(box.size))
    let decided =
      "poplab puts its box of \(size) cells at \(box.x),\(box.y) of a screen of "
      + "\(Words.size(Size(screen.size))): \(subject.placed.sentence)."
    let lost = lost(subject)
    let what = lost.isEmpty ? "It has words for all of this scene." : "It has no words for:"
    return ["The popover '\(subject.popover.name)' of \(scene), for \(summary).", decided]
      + stated(subject) + [what] + lost.map { "- \($0)" }
  }

  private func stated(_ subject: ExportedPopover) -> [String] {
    let words: String =
      switch statement {
      case .place: "This states the place: for another screen or another anchor it is written anew."
      case .rule: "This states the rule: the place is decided where it runs."
      }
    return [words] + predicted(subject)
  }

  /// How the place that the engine will choose differs from poplab's.
  private func predicted(_ subject: ExportedPopover) -> [String] {
    guard let prediction else {
      return statement == .rule ? ["How it decides is not published, so the place may differ."] : []
    }
    guard let frame = prediction(subject) else {
      return ["It has no defined answer to this scene."]
    }
    let difference = FrameDifference(of: frame, from: Rect(subject.box)).phrases()
    if difference.isEmpty { return statement == .rule ? ["Here it comes to the same place."] : [] }
    return ["There it lies elsewhere than poplab puts it: \(Words.list(difference))."]
  }
}

extension ExportTarget {
  /// The code with its facts as one line of JSON: `place` is poplab's box, `expected` the one of the target's
  /// engine where it is known, both as x, y, width and height in cells.
  package func json(_ subject: ExportedPopover, scene: String) throws -> String {
    let (subject, screen) = (shown(subject), subject.screen.size)
    return try JSON.answer([
      "scene": scene, "popover": subject.popover.name, "as": name,
      "screen": screen, "place": subject.box, "expected": expected(subject),
      "arrow": subject.arrow?.rect, "lines": subject.lines,
      "lost": lost(subject),
      "code": code(subject),
    ])
  }
}

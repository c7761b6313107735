import ArgumentParser
import CellCanvas
import Foundation
import PlacementRequests
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// `poplab place`: where a popover goes, in a sentence, as JSON, or for a whole stream of scenes.
struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Say where a popover goes: in a sentence, as JSON, or for a stream of scenes.",
    discussion: """
      Examples:
        poplab place --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab place --container 80x24 --anchor 0,4,3,1 --content 9x6 --json
        poplab place --container 80x24 --anchor 9,20,8,1 --content 9x6 --what-if
        poplab place --container 80x24 --anchor 9,9,0,1 --text "a word" --gap 1
        poplab place --container 80x9 --anchor 9,0,4,2 --content 20x5 \\
            --permitted up --droppable padding,border
        poplab place --batch < questions.jsonl
        eval "$(poplab place --container 80x24 --anchor 9,9,1,1 \\
            --content 20x6 --format shell)"

      --format prints the box without its arrow as one line for a script: shell assigns x, y, width, \
      height and side; tmux has the options of display-popup, vim a dictionary for popup_create(), \
      nvim an object for nvim_open_win().

      A batch reads one JSON object a line, with the keys id, container, anchor, content, and where \
      wanted contentInsets, arrowBase, arrowHeight, capInsets, permitted, margins, reserved, \
      minContent, maxContent, droppable (an object with title, padding and border), keepOut, \
      canOverlap, current, currentFrame, gap, skid, align, rtl, stability, choose, aspect and grid \
      (false for points). Options beside --batch are refused: a line is the whole question. Without keys: a border of one cell with an arrow of one cell, any \
      direction, no margins, whole cells. A line that cannot be answered gives an object with an \
      error, and the exit status is 65. The answer stands under expect in the keys of recorded examples, and \
      under placement in those of --json.

      A line may ask another engine in its own words, and is answered in them under the key out:
        {"engine":"imgui-popup","in":{"ref":[4,5],"size":[9,3], ...}}
        {"engine":"xdg-positioner","implementation":"kwin","in":{...}}
      There are poplab, floating-ui, css-anchor, xdg-positioner, vim-popup, neovim-float, \
      imgui-popup and posframe; and every engine of 'poplab compare', these too, with one form \
      for all: a scene, with container, anchor and size.
      """)

  @Flag(help: "Answer JSON Lines from standard input.")
  var batch = false

  @OptionGroup var question: PlaceQuestion

  @Flag(help: "Also print the smallest changes that would change the side.")
  var whatIf = false

  @Flag(help: .json)
  var json = false

  @Option(help: "Print the place for a script: shell, tmux, vim or nvim.")
  var format: PlaceFormat?

  func validate() throws {
    if format != nil, let other = [String](given: ["--json": json, "--what-if": whatIf]).first {
      throw ValidationError("a place for a script is one line; leave out --format or \(other).")
    }
    if !batch { return try question.scene.requireAll() }
    let refusal = "--batch reads its scenes from standard input; leave out other options"
    if whatIf || json || format != nil { throw ValidationError("\(refusal).") }
    if let (option, key) = question.refusedByBatch {
      let remedy = key.map { "; a line can have the key '\($0)'" } ?? ""
      throw ValidationError("\(refusal), such as \(option)\(remedy).")
    }
  }

  func run() throws {
    if batch {
      var stream = BatchStream()
      try stream.run()
    } else {
      try StandardOutput.write(try answer() + "\n")
    }
  }

  private func answer() throws -> String {
    let theme = try question.theme()
    let presentation = question.presentation(in: theme)
    let layout = presentation.layout()
    if let format { return format.line(layout, border: theme.borderWidths) }
    let changes = whatIf ? presentation.whatIf() : nil
    if json { return try layout.json(whatIf: changes) }
    let sentences = changes.map(presentation.sentences) ?? []
    return ([presentation.sentence(for: layout)] + sentences).joined(separator: "\n")
  }
}

extension PlaceFormat: WordArgument {}

/// `poplab explain`: every side with its figures, and what decided between them.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Say why a popover goes where it goes: every side with its figures, and what decided.",
    discussion: """
      Examples:
        poplab explain --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab explain --container 40x9 --anchor 9,4,1,1 --text hi \\
            --choose most-room
        poplab explain --container 80x24 --anchor 9,20,8,1 --content 20x6 --json
        poplab explain --container 40x9 --anchor 9,7,1,1 --text hi --markdown

      Each side stands in the order in which it was tried, those that are not permitted last, with \
      the room left at each edge or the cells that it is out there, and the scores compared.
      """)

  @OptionGroup var question: PlaceQuestion

  @Flag(help: .json)
  var json = false

  @Flag(help: "Print the question and the explanation as tables in Markdown, for a bug report.")
  var markdown = false

  func validate() throws {
    if json, markdown {
      throw ValidationError("JSON is not Markdown; leave out --json or --markdown.")
    }
    try question.scene.requireAll()
  }

  func run() throws {
    let presentation = try question.presentation()
    let explanation = presentation.explanation()
    if markdown {
      let text = presentation.markdown(of: explanation, given: question.givenBesideFigures)
      return try StandardOutput.write(text)
    }
    try StandardOutput.write(
      json
        ? try presentation.json(of: explanation) + "\n" : presentation.report(of: explanation))
  }
}

/// `poplab map`: the side for the anchor at every cell of the container.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Print the side that is chosen for the anchor at every cell of the container.",
    discussion: """
      Examples:
        poplab map --container 80x24 --anchor 30,9,8,1 --content 20x6
        poplab map --container 80x24 --anchor 30,9,8,1 --content 20x6 --json
        poplab map --container 40x9 --anchor 9,4,1,1 --content 6x2 \\
            --color always

      One letter a place: B below, A above, R right, L left, a dot where it lies on none, and @ \
      for the anchor as it is now. Below the map: how often each side is chosen, the lines at which it \
      flips, the islands cut off from their like, and what a walk over the map would show.
      """)

  @OptionGroup var question: PlaceQuestion

  @Flag(help: .json)
  var json = false

  @Option(help: .color)
  var color: ColorChoice?

  func validate() throws {
    try question.scene.requireAll()
    if let option = question.refusedByMap {
      throw ValidationError("a map decides each place by itself; leave out \(option).")
    }
    if json, color != nil {
      throw ValidationError("JSON has no colours; leave out --json or --color.")
    }
  }

  func run() throws {
    let presentation = try question.presentation()
    try requirePlaces(of: presentation)
    let report = MapReport(presentation)
    try StandardOutput.write(json ? try report.json() + "\n" : picture(report) + report.summary)
  }

  /// - Throws: ``CommandFailure`` when the anchor has more places than are looked at.
  private func requirePlaces(of presentation: PopoverPresentation) throws {
    if presentation.mapSize != nil { return }
    throw CommandFailure(
      "the container \(question.scene.containerSize.words) has more places for the anchor "
        + "than the limit of \(PopoverPresentation.largestMap); use a smaller --container",
      status: .usage)
  }

  private func picture(_ report: MapReport) -> String {
    OutputAppearance.current.text(of: report.canvas, color ?? .auto)
  }
}

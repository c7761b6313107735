import ArgumentParser
import CellCanvas
import Foundation
import PopoverGeometry
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
        poplab place --container 80x24 --anchor 70,20,8,1 --content 20x6 --what-if
        poplab place --container 80x24 --anchor 9,9,0,1 --text "a few words" --gap 1
        poplab place --container 80x9 --anchor 9,0,4,2 --content 20x5 --permitted up \\
          --droppable padding,border
        poplab place --batch < scenes.jsonl

      A batch reads one JSON object a line, with the keys id, container, anchor, content, and where \
      wanted contentInsets, arrowBase, arrowHeight, capInsets, permitted, margins, reserved, \
      minContent, maxContent, droppable (an object with title, padding and border), keepOut, \
      canOverlap, current, currentFrame, gap, skid, align, rtl, stability, choose, aspect and grid \
      (false for points). Options beside --batch are refused: a line is the whole question. Without keys: a border of one cell with an arrow of one cell, any \
      direction, no margins, whole cells. A line that cannot be answered gives an object with an \
      error, and the exit status is 65.

      A line may ask another engine in its own words, and is answered in them under the key out:
        {"engine":"imgui-popup","in":{"ref":[4,5],"size":[9,3], ...}}
        {"engine":"xdg-positioner","implementation":"kwin","in":{...}}
      There are poplab, floating-ui, css-anchor, xdg-positioner, vim-popup, neovim-float, \
      imgui-popup and posframe.
      """)

  @Flag(help: "Answer JSON Lines from standard input.")
  var batch = false

  @OptionGroup var question: PlaceQuestion

  @Flag(help: "Tell also the smallest changes that would change the side.")
  var whatIf = false

  @Flag(help: "Print the answer as JSON.")
  var json = false

  func validate() throws {
    if !batch { return try question.requireScene() }
    let refusal = "a --batch takes its scenes from standard input; leave out other options"
    if whatIf || json { throw ValidationError("\(refusal).") }
    if let (option, key) = question.strangeToBatch {
      let remedy = key.map { ", which a line says by its key \($0)" } ?? ""
      throw ValidationError("\(refusal), such as \(option)\(remedy).")
    }
  }

  func run() throws {
    StandardOutput.reportClosedPipes()
    if batch {
      var stream = BatchStream()
      try stream.run()
    } else {
      try StandardOutput.write(try answer() + "\n")
    }
  }

  private func answer() throws -> String {
    if whatIf { try question.requireMap() }
    let presentation = try question.presentation()
    let layout = presentation.layout()
    let changes = whatIf ? presentation.whatIf() : nil
    if json { return try layout.json(whatIf: changes) }
    let sentences = changes.map(presentation.sentences) ?? []
    return ([presentation.sentence(for: layout)] + sentences).joined(separator: "\n")
  }
}

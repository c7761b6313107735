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
        poplab place --container 80x24 --anchor 0,4,3,1 --content 20x6 --permitted up,down --json
        poplab place --batch < scenes.jsonl

      A batch reads one JSON object a line, with the keys id, container, anchor, content, and where \
      wanted contentInsets, arrowBase, arrowHeight, capInsets, permitted, margins, reserved, \
      minContent, canOverlap, current and grid (false for points). Without them: a border of one \
      cell with an arrow of one cell, any direction, no margins, whole cells. A line that cannot be \
      answered gives an object with an error, and the exit status is 65.
      """)

  @Flag(help: "Answer JSON Lines from standard input.")
  var batch = false

  @OptionGroup var question: PlaceQuestion

  @Flag(help: "Print the answer as JSON.")
  var json = false

  func validate() throws { if !batch { try question.requireScene() } }

  func run() throws {
    StandardOutput.reportClosedPipes()
    if batch {
      var stream = BatchStream()
      try stream.run()
    } else {
      let presentation = try question.presentation()
      let layout = presentation.layout()
      let answer = json ? try layout.json() : presentation.sentence(for: layout)
      try StandardOutput.write(answer + "\n")
    }
  }
}

import ArgumentParser
import PopoverScenes

/// `poplab explain`: every side with its figures, and what decided between them.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Say why a popover goes where it goes: every side with its figures, and what decided.",
    discussion: """
      Examples:
        poplab explain --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab explain --container 40x9 --anchor 9,4,1,1 --text hi --choose most-room
        poplab explain --container 80x24 --anchor 70,20,8,1 --content 20x6 --json

      Each side stands in the order in which it was tried, those that are not permitted last, with \
      the room left at each edge or the cells that it is out there, and the scores compared.
      """)

  @OptionGroup var question: PlaceQuestion

  @Flag(help: "Print the explanation as JSON.")
  var json = false

  func validate() throws { try question.requireScene() }

  func run() throws {
    StandardOutput.reportClosedPipes()
    let presentation = try question.presentation()
    let explanation = presentation.explanation()
    try StandardOutput.write(
      json
        ? try presentation.json(of: explanation) + "\n" : presentation.report(of: explanation))
  }
}

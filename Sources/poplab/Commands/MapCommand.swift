import ArgumentParser
import PopoverReports
import PopoverScenes

/// `poplab map`: the side for the anchor at every cell of the container.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Print the side that is chosen for the anchor at every cell of the container.",
    discussion: """
      Examples:
        poplab map --container 80x24 --anchor 30,9,8,1 --content 20x6
        poplab map --container 80x24 --anchor 30,9,8,1 --content 20x6 --json
        poplab map --container 40x9 --anchor 9,4,1,1 --content 6x2 --color always

      One letter a place: B below, A above, R right, L left, a dot where no arrow is shown, and @ \
      for the anchor as it is now. Below the map: how often each side is chosen, the lines at which it \
      flips, the islands cut off from their like, and what a walk over the map would show.
      """)

  @OptionGroup var question: PlaceQuestion

  @Flag(help: "Print the map as JSON.")
  var json = false

  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color = ColorChoice.auto

  func validate() throws { try question.requireScene() }

  func run() throws {
    StandardOutput.reportClosedPipes()
    try question.requireMap()
    let report = MapReport(try question.presentation())
    try StandardOutput.write(json ? try report.json() + "\n" : picture(report) + report.summary)
  }

  private func picture(_ report: MapReport) -> String {
    OutputLook.current.text(of: report.canvas, color)
  }
}

import ArgumentParser
import CellCanvas
import Foundation
import PopoverLab

/// `poplab` itself: the lab in the terminal.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open the lab in the terminal; this is what poplab does by itself.",
    discussion: """
      Examples:
        poplab
        poplab --theme double --content 40x8
        poplab --color never --ascii

      Press ? in the lab for every key.
      """)

  @OptionGroup var scene: SceneOptions

  @Option(help: "Colours: auto, always, never, 16, 256 or truecolor.")
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  func run() throws {
  }
}

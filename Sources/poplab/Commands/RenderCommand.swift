import ArgumentParser
import CellCanvas
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab render`: the frames that the lab would show, without a terminal.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the frame that the lab would show, the same on every machine.",
    discussion: """
      Examples:
        poplab render --size 80x24
        poplab render nested --size 80x24
        poplab render --size 40x12 --theme ascii --keys "5l<Down>t"
        poplab render --size 80x24 --format ansi | less -R
        poplab render nested --output nested.svg
        poplab render nested toolbar-tooltip --theme classic,rounded \\
            --size 60x16,40x12 --output sheet.html
        poplab render --all --output gallery.html   every scene in every theme
        poplab render nested --size 80x24,40x12 --format screen --output golden/

      Keys are typed as they are; others are named between < and >, as in <Left>: \(KeyScript.names). \
      They do what they do in the lab: ':w<Enter>' writes the scene into its file.

      Formats: text has the characters; ansi has colours too; svg is a picture for pages, exact by cell, with \
      light and dark colours where the theme has both; html is a page with pictures and the decision in words; \
      json has scene, answer, candidates and cells, an object in each line; screen has characters and a map of \
      the styles, readable in a diff; png is made by librsvg where that is installed. Without --format the \
      ending of the file decides: .txt, .ansi, .svg, .html, .json, .screen or .png; without a file it is text, or ansi \
      where --color or a variable such as CLICOLOR_FORCE asks for colours. A picture has all of its colours unless \
      --color says less.

      It is the lab's whole screen, status lines included. The pictures with which 'poplab check' compares are of \
      the scene alone; 'poplab check --update' writes those.

      Of several scenes, sizes, themes and schemes every combination is drawn: one below the other in text, on \
      a sheet in svg, on a page in html, or each into a file of its own if --output is a folder, whose name \
      ends in a slash if it is not there yet. A file is written whole or not at all.
      """)

  @OptionGroup var choice: FrameChoice

  @Option(help: "The form of the picture: text, ansi, svg, html, json, screen or png.")
  var format: PictureFormat?

  @OptionGroup var answer: JSONOption

  @Option(
    help: ArgumentHelp("Write into a file, or files into a folder.", valueName: "file|folder"),
    completion: .file())
  var output: String?

  @OptionGroup var drawing: DrawingOptions

  @Option(help: "One variant of the colours alone: light or dark.")
  var appearance: Appearance?

  @OptionGroup var ambiguous: AmbiguousOptions

  func run() throws {
    let format = try answer.form(format, json: .json) ?? textFormat
    let output = try PictureOutput(format: format, path: output, depth: drawing.pictureDepth)
    let display = drawing.display(ambiguous)
    let frames = choice.frames
    try output.check(count: frames.count)
    let input = frames.count > 1 ? try choice.input() : nil
    try output.write(
      frames.mapWithProgress("frames") { frame in
        let lab = try choice.lab(
          frame, display: display, appearance: appearance, input: input)
        return FramePicture(lab, appearance: appearance)
      })
  }
}

extension RenderCommand {
  /// Text with colours where colours were asked for, as every command that prints has it; `nil` if they were not, or
  /// if a file decides.
  private var textFormat: PictureFormat? {
    output == nil && drawing.asksForColors ? .ansi : nil
  }
}

extension PictureFormat: WordArgument {}

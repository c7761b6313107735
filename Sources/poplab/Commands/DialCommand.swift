import ArgumentParser
import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// `poplab dial`: a dial in cells, without a terminal.
struct DialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dial",
    abstract: "Print a dial: labels on a circle, the value at its top.",
    discussion: """
      Examples:
        poplab dial --items 12 --value 3 --size 21x11
        poplab dial --items 60 --value 42 --size 80x24 --half
        poplab dial --labels Mon,Tue,Wed,Thu,Fri,Sat,Sun --value 2 --style blocks
        poplab dial --items 360 --value 210 --background wheel --format ansi
        poplab dial --theme classic --background wheel --format ansi
        poplab dial --items 12 --angle 20 --format json

      The value is the item nearest the mark at the top. A positive angle is clockwise, so that a turn \
      by one step clockwise shows the last item. Labels that there is no room for are left out, evenly; \
      on a small dial so are the ticks, and where no circle can be seen the value stands alone. \
      --as AYN reads the value as AYNCircleView does, which is lopsided between two items.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case ansi
    case json
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size in cells.", valueName: "WxH"), transform: CellArguments.screen)
  var size = CellSize(width: 21, height: 11)

  @OptionGroup var dial: DialOptions

  @Option(
    help: ArgumentHelp("The colours of a theme's popovers.", valueName: "name|path"))
  var theme: String?

  @Option(help: "Characters only, with colours, or where everything is: text, ansi or json.")
  var format = Format.text

  func run() throws {
    StandardOutput.reportClosedPipes()
    var dial = try dial.dial()
    if format == .json { return try StandardOutput.write(dial.json(in: size) + "\n") }
    var canvas = Canvas(size: size)
    if let theme = try theme.map(ThemeLibrary.current.theme) {
      dial.look = theme.dialLook(depth: .trueColor)
      canvas.fill(canvas.bounds, with: Cell(style: theme.style(.text, depth: .trueColor)))
    }
    dial.draw(in: canvas.bounds, on: &canvas)
    try StandardOutput.write(format == .text ? canvas.picture : canvas.ansiText())
  }
}

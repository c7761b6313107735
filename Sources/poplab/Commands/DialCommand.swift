import ArgumentParser
import CellCanvas
import Dial
import MessageText
import PopoverGeometry
import PopoverLab
import PopoverScenes

/// `poplab dial`: a dial in cells, without a terminal.
struct DialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dial",
    abstract: "Print a dial: labels on a circle, the value at its top.",
    discussion: """
      Examples:
        poplab dial --items 12 --value 3 --size 21x11
        poplab dial --items 60 --value 42 --size 80x24 --half
        poplab dial --labels Mo,Tu,We,Th,Fr,Sa,Su --value 2 --style blocks
        poplab dial --items 360 --value 210 --background wheel --format ansi
        poplab dial --theme classic --background wheel --format ansi
        poplab dial --theme gik --background theme --format ansi
        poplab dial --background picture.ans --items 60
        poplab dial --items 12 --angle 20 --format json
        poplab dial --keys "<Right><PageDown>7" --rate 30
        poplab dial --keys "<Space>x" --wait 0.5

      The value is the item nearest the mark at the top. A positive angle is clockwise, so that a turn \
      by one step clockwise shows the last item; answers have it from 0 up to 360. Labels that there is no room for are left out, evenly; \
      numbers are never cut, as words are; on a small dial ticks are left out, too, and where no circle can be seen the value stands alone. \
      --as AYN reads the value as AYNCircleView does, which is lopsided between two items.

      With --keys every picture that is seen is printed, the time above it: arrows go on by an item, \
      PageUp and PageDown by a quarter, Home to the first one, digits to the item of that label, Space \
      spins, and any key stops a spin. With --format json each is one line.
      """)

  @Option(
    form: "WxH", read: CellArguments.screen,
    help: "The size in cells; \(CellDial.usualSize.words) if it is not given.")
  var size = CellDial.usualSize

  @OptionGroup var dial: DialOptions
  @OptionGroup(title: "Film") var film: DialFilmOptions

  @Option(help: .theme, completion: .themes)
  var theme: String?

  @OptionGroup var scheme: SchemeOption

  @OptionGroup var pictures: FilmPictureOptions

  func validate() throws {
    if scheme.scheme != nil, theme == nil {
      throw ValidationError("a colour scheme is for a theme; add --theme, or leave out --scheme.")
    }
  }

  func run() throws {
    var dial = try dial.dial()
    let theme = try theme.map { try scheme.colored(ThemeLibrary.current.theme($0)) }
    dial.background = try self.dial.background.background(
      theme, size: dial.layout(in: size).plate.rect.size)
    if let theme { dial.appearance = theme.dialAppearance(depth: .trueColor) }
    let page =
      theme?.style(self.dial.background.isTheme ? .page : .text, depth: .trueColor) ?? .plain
    guard let film = try film.film(of: dial, labels: self.dial.names, size: size) else {
      return try print(dial, on: page)
    }
    for frame in film.frames { try print(frame, on: page) }
  }

  private func print(_ dial: CellDial, on page: Style) throws {
    let dial = legible(dial)
    if try pictures.chosen == .json {
      return try StandardOutput.write(dial.json(in: size) + "\n")
    }
    var canvas = Canvas(size: size, filledWith: Cell(style: page))
    dial.draw(in: canvas.bounds, on: &canvas)
    try StandardOutput.write(try pictures.text(of: pictures.legible(canvas)))
  }

  private func legible(_ dial: CellDial) -> CellDial {
    dial.legible(inASCII: pictures.drawing.ascii, ambiguous: pictures.ambiguous.width)
  }

  private func print(_ frame: DialFilm.Frame, on page: Style) throws {
    if try pictures.chosen == .json {
      let json = try legible(frame.dial).json(
        in: size, time: frame.time, key: frame.key?.scriptText, bell: frame.effects.contains(.bell))
      return try StandardOutput.write(json + "\n")
    }
    let words = [
      Words.figure((frame.time * 100).rounded() / 100) + " s", frame.key?.label.shownSafely,
      "item \(frame.dial.rotation.item)", frame.effects.contains(.bell) ? "bell" : nil,
    ]
    try StandardOutput.write("--- \(words.compactMap { $0 }.joined(separator: ", "))\n")
    try print(frame.dial, on: page)
  }
}

import CellCanvas
import PopoverThemes

extension Lab {
  /// Shows the lab on a terminal until it ends. All waiting events are handled before the next frame is drawn.
  package mutating func run(
    on terminal: inout some Terminal, in world: inout some World
  ) -> LabEnding {
    var cache = FrameCache()
    resize(to: terminal.size)
    perform(startingEffects, on: &terminal, in: &world)
    terminal.present(frame(using: &cache), cursor: cursor)
    while true {
      for event in terminal.waitForEvents(until: nextDue) {
        perform(receive(event), on: &terminal, in: &world)
        if let ending { return ending }
      }
      terminal.present(frame(using: &cache), cursor: cursor)
    }
  }

  /// Shows the lab on a terminal, without files.
  package mutating func run(on terminal: inout some Terminal) -> LabEnding {
    var world = HeadlessWorld()
    return run(on: &terminal, in: &world)
  }

  /// Performs effects. Answers of the world are handled immediately.
  private mutating func perform(
    _ effects: [LabEffect], on terminal: inout some Terminal, in world: inout some World
  ) {
    for effect in effects {
      switch effect {
      case .terminal(let request): terminal.perform(request)
      case .world(let request):
        for answer in world.perform(request) {
          perform(receive(answer), on: &terminal, in: &world)
        }
      }
    }
  }
}

extension Lab {
  /// The picture of the whole screen.
  package var frame: Canvas {
    var cache = FrameCache()
    return frame(using: &cache)
  }

  private func frame(using cache: inout FrameCache) -> Canvas {
    guard isUsable else { return tooSmall }
    var canvas = Canvas(size: size)
    let layers = modes.drawn
    layers.first?.mode.value.draw(on: &canvas, in: context, using: &cache)
    drawLines(on: &canvas)
    for layer in layers.dropFirst() {
      layer.mode.value.draw(on: &canvas, in: context, using: &cache)
    }
    if let helpPage { help.draw(page: helpPage, on: &canvas) }
    return theme.legible(canvas)
  }

  /// Draws the lines at the bottom: the status line and the hints, with a typed count.
  private func drawLines(on canvas: inout Canvas) {
    let top = context.screen.room.height + 1
    let hints = CellRect(x: 0, y: top, width: size.width, height: size.height - top)
    HintLines(context.keys, width: size.width - 2, rows: mostHintRows).draw(
      in: hints, keys: context.style(.key), words: context.style(.hint), on: &canvas)
    StatusLine(context).draw(modes.top.value.status(in: context), on: &canvas)
    guard let count, modes.top.name != .prompt else { return }
    let text = GlyphText("\(count)")
    canvas.draw(
      text, at: CellPoint(x: size.width - 1 - text.width, y: size.height - 1),
      style: context.style(.key))
  }

  /// The picture of a screen that is too small for the lab.
  private var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    let text =
      "poplab needs \(Lab.minimumSize.words), this screen is \(size.words); "
      + "\(context.key(for: "quit")) leaves"
    for (y, line) in GlyphText.lines(of: text, width: size.width).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }

  /// The place of the terminal's cursor: on the element that takes the keys, where screen readers and magnifiers
  /// follow it. `nil` hides it: if that element is not on the screen, or while a path plays.
  package var cursor: CellPoint? {
    guard isUsable, modes.scene.due(in: context) == nil else { return nil }
    let isHelpRead = helpPage != nil && !modes.top.name.isTyping
    let place = isHelpRead ? help.content.origin : modes.top.value.cursor(in: context)
    return place.flatMap { CellRect(size: size).contains($0) ? $0 : nil }
  }
}

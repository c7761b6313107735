import CellCanvas
import PopoverScenes
import PopoverThemes

/// What the lab shows: a function of its state.
extension Lab {
  /// The picture of the whole screen.
  package var frame: Canvas {
    var cache = FrameCache()
    return frame(using: &cache)
  }

  /// The picture in one of the theme's appearances; `nil` if it has no such one.
  package func frame(in appearance: Appearance) -> Canvas? {
    if appearance == theme.appearance { return frame }
    guard theme.appearances.contains(appearance) else { return nil }
    var lab = self
    lab.use(appearance)
    return lab.frame
  }

  /// The modes that are drawn: the topmost one that fills the screen, and those above it.
  private var drawnModes: ArraySlice<any LabMode> { modes.layers[context.open.baseIndex...] }

  /// The mode that fills the screen.
  var baseMode: any LabMode { modes.layers[context.open.baseIndex] }

  /// The pose that is shown during a transition; `nil` at rest.
  var pose: ScenePose? {
    baseMode.pose(in: context)
  }

  func frame(using cache: inout FrameCache) -> Canvas {
    guard isUsable else { return tooSmall }
    var canvas = Canvas(size: size)
    let layers = drawnModes
    layers.first?.draw(on: &canvas, in: context, using: &cache)
    drawLines(on: &canvas, using: &cache)
    for layer in layers.dropFirst() {
      layer.draw(on: &canvas, in: context, using: &cache)
    }
    let legible = theme.legible(canvas)
    return context.themes.choice.vision.map { legible.seen(by: $0, depth: display.depth) }
      ?? legible
  }

  /// The hints of the keys below the status line.
  private var hintPicture: HintPicture {
    HintPicture(
      keyMap: context.keys, size: hintRoom.size, rows: mostHintRows,
      taken: typedCount.map { $0.width + 2 } ?? 0, keys: context.style(.key),
      words: context.style(.hint))
  }

  /// A typed count, at the end of the last line.
  private var typedCount: GlyphText? {
    context.top.has(.usesStatusLine) ? nil : count.map { GlyphText("\($0)") }
  }

  /// The hints that can be clicked, and where they are.
  var shownHints: (lines: HintLines, place: CellRect) {
    modes.top.hints(in: context) ?? (hintPicture.lines, hintRoom)
  }

  /// The lines below the status line.
  var hintRoom: CellRect {
    let top = context.screen.room.height + 1
    return CellRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  /// Draws the lines at the bottom: the status line, the hints, and beside these a typed count.
  private func drawLines(on canvas: inout Canvas, using cache: inout FrameCache) {
    canvas.draw(cache.hints(hintPicture), at: hintRoom.origin)
    StatusLine.draw(modes.top.status(in: context), in: context, on: &canvas)
    StatusLine.drawOffer(of: context, on: &canvas)
    if context.isFresh {
      let line = CellRect(size: size).row(context.screen.room.height)
      Greeting(context).drawTitle(in: line, on: &canvas)
    }
    guard let typed = typedCount else { return }
    canvas.draw(
      typed, at: CellPoint(x: size.width - 1 - typed.width, y: size.height - 1),
      style: context.style(.key))
  }

  /// The picture of a screen that is too small for the lab: why nothing was done, as by a key that leaves, and what is needed.
  private var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    let needs =
      "poplab needs \(Lab.minimumSize.words), this screen is \(size.words); "
      + "\(context.keys.key(for: "quit")?.label ?? context.key(for: "interrupt")) leaves"
    let refusal = context.notice.flatMap { $0.isRefusal ? $0.words : nil }
    let lines = [refusal, needs].compactMap(\.self)
      .flatMap { GlyphText.lines(of: $0, width: size.width) }
    for (y, line) in lines.enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y), style: .plain)
    }
    return canvas
  }

  /// The place of the terminal's cursor: on the element that takes the keys, where screen readers and magnifiers
  /// follow it. `nil` hides it: if that element is not on the screen, or while a path plays.
  package var cursor: CellPoint? {
    guard isUsable, modes.scene.due(in: context) == nil else { return nil }
    return modes.top.cursor(in: context).flatMap {
      CellRect(size: size).contains($0) ? $0 : nil
    }
  }
}

// The room for it.
extension Lab {
  /// The screen without the lines at the bottom: the status line and one line for keys, or as many as the keys of the
  /// contact sheet and the browser of themes need.
  var room: CellRect {
    let lines = hints?.lines.count ?? 1
    return CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 1 - lines))
  }

  private var hints: HintLines? {
    let base = baseMode
    guard base.facts.has(.listsAllKeys) else { return nil }
    // While one types, those of the list below stay.
    let keys = CommandRegistry.keys(of: type(of: base).facts[0].name, scene: context.sceneKeys)
    return HintLines(keys, width: context.screen.statusWidth, rows: mostHintRows)
  }

  var mostHintRows: Int {
    context.base.has(.listsAllKeys) ? size.height - 6 : 1
  }
}

import CellCanvas

extension Lab {
  /// Does what the user asked for, `times` over, and returns what must be asked of the terminal.
  @discardableResult
  public mutating func apply(_ action: LabAction, times: Int = 1) -> TerminalRequest? {
    switch action {
    case .moveAnchor(let x, let y): moveAnchor(x: x * times, y: y * times)
    case .resizeAnchor(let width, let height):
      resizeAnchor(width: width * times, height: height * times)
    case .resizeContent(let width, let height):
      resizeContent(width: width * times, height: height * times)
    case .nextDirections: cycle(Choices.directions, \.directions, by: times, saying: "permitted: ")
    case .nextMargins: cycle(Choices.margins, \.margins, by: times)
    case .nextReserved: cycle(Choices.reservedRows, \.reserved, by: times)
    case .nextTheme: nextTheme(by: times)
    case .reset: reset()
    case .help: helpPage = nextHelpPage
    case .leave: leave()
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: ending = .quit
    case .interrupt: ending = .interrupted
    }
    return nil
  }

  private mutating func moveAnchor(x: Int, y: Int) {
    let before = scene.anchor.rect(in: container)
    scene.anchor.move(x: x, y: y, in: container)
    let after = scene.anchor.rect(in: container)
    guard after == before else { return }
    let edge = x == 0 ? (y < 0 ? "top" : "bottom") : (x < 0 ? "left edge" : "right edge")
    notice = "The anchor is at the \(edge) already"
  }

  private mutating func resizeAnchor(width: Int, height: Int) {
    let before = scene.anchor.size
    scene.anchor.resize(width: width, height: height, in: container)
    let size = scene.anchor.size
    notice =
      size == before
      ? "The anchor cannot be \(width + height < 0 ? "smaller" : "larger") than \(size.words)"
      : "Anchor \(size.words)"
  }

  /// The content may be asked to be as large as the screen; what fits of it is shown.
  private mutating func resizeContent(width: Int, height: Int) {
    let before = scene.contentSize
    scene.contentSize = CellSize(
      width: max(1, min(before.width + width, max(before.width, size.width))),
      height: max(1, min(before.height + height, max(before.height, size.height))))
    notice =
      scene.contentSize == before
      ? "The content cannot be \(width + height < 0 ? "smaller" : "larger") than \(before.words)"
      : "Content \(scene.contentSize.words)"
  }

  private mutating func cycle<Value>(
    _ choices: [Choice<Value>], _ index: WritableKeyPath<LabScene, Int>, by steps: Int,
    saying prefix: String = ""
  ) {
    scene[keyPath: index] = (scene[keyPath: index] + steps) % choices.count
    let said = prefix + choices[scene[keyPath: index]].name
    notice = said.prefix(1).uppercased() + said.dropFirst()
  }

  private mutating func nextTheme(by steps: Int) {
    themes.advance(by: steps)
    notice =
      themes.count > 1 ? "Theme \(theme.name): \(theme.summary)" : "There is only one theme"
  }

  private mutating func reset() {
    notice = scene == start ? "Everything is as it was at the start" : "Back to the start"
    scene = start
  }

  private mutating func leave() {
    if helpPage == nil { notice = "Nothing is open; q leaves the lab" }
    helpPage = nil
  }

  /// The lab on a screen of another size.
  public mutating func resize(to size: CellSize) {
    self.size = size
    notice = nil
    if helpPage != nil { helpPage = 0 }
  }
}

extension CellSize {
  var words: String { "\(width)x\(height)" }
}

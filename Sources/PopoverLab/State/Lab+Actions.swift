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
    case .close: close(hadCount: times > 1)
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
    guard scene.anchor.rect(in: container) == before else { return }
    let edge = x == 0 ? (y < 0 ? "top" : "bottom") : (x < 0 ? "left edge" : "right edge")
    notice = .refusal("The anchor is at the \(edge) already")
  }

  private mutating func resizeAnchor(width: Int, height: Int) {
    let before = scene.anchor.size
    scene.anchor.resize(width: width, height: height, in: container)
    sayResized("anchor", from: before, to: scene.anchor.size, width: width, height: height)
  }

  /// The content may be asked to be as large as the screen; what fits of it is shown.
  private mutating func resizeContent(width: Int, height: Int) {
    let before = scene.contentSize
    scene.contentSize = CellSize(
      width: max(1, min(before.width + width, max(before.width, size.width))),
      height: max(1, min(before.height + height, max(before.height, size.height))))
    sayResized("content", from: before, to: scene.contentSize, width: width, height: height)
  }

  private mutating func sayResized(
    _ thing: String, from before: CellSize, to after: CellSize, width: Int, height: Int
  ) {
    guard after == before else {
      notice = .change("\(thing.capitalizedFirst) \(after.words)")
      return
    }
    let limit =
      width == 0
      ? (height < 0 ? "lower" : "higher") + " than \(after.height)"
      : (width < 0 ? "narrower" : "wider") + " than \(after.width)"
    notice = .refusal("The \(thing) cannot be \(limit)")
  }

  private mutating func cycle<Value>(
    _ choices: [Choice<Value>], _ index: WritableKeyPath<LabScene, Int>, by steps: Int,
    saying prefix: String = ""
  ) {
    scene[keyPath: index] = (scene[keyPath: index] + steps) % choices.count
    notice = .change((prefix + choices[scene[keyPath: index]].name).capitalizedFirst)
  }

  private mutating func nextTheme(by steps: Int) {
    themes.advance(by: steps)
    notice =
      themes.count > 1
      ? .refusal("Theme \(theme.name): \(theme.summary)") : .refusal("There is only one theme")
  }

  private mutating func reset() {
    notice =
      restart() ? .change("Back to the start") : .refusal("Everything is as it was at the start")
  }

  private mutating func close(hadCount: Bool) {
    if helpPage == nil {
      notice = .refusal(hadCount ? "The count is forgotten" : "Nothing is open; q leaves the lab")
    }
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

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

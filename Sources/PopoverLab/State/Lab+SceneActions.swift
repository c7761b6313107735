import CellCanvas

extension Lab {
  mutating func moveAnchor(x: Int, y: Int) {
    let before = scene.anchor.rect(in: container)
    scene.anchor.move(x: x, y: y, in: container)
    guard scene.anchor.rect(in: container) == before else { return }
    let edge = x == 0 ? (y < 0 ? "top" : "bottom") : (x < 0 ? "left edge" : "right edge")
    refuse("The anchor is at the \(edge) already")
  }

  mutating func resizeAnchor(width: Int, height: Int) {
    let before = scene.anchor.size
    scene.anchor.resize(width: width, height: height, in: container)
    sayResized("anchor", from: before, to: scene.anchor.size, width: width, height: height)
  }

  /// The content may be asked to be as large as the screen; what fits of it is shown.
  mutating func resizeContent(width: Int, height: Int) {
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
    refuse("The \(thing) cannot be \(limit)")
  }

  mutating func cycle<Value>(
    _ choices: [Choice<Value>], _ index: WritableKeyPath<LabScene, Int>, by steps: Int,
    saying prefix: String = ""
  ) {
    scene[keyPath: index] = (scene[keyPath: index] + steps) % choices.count
    notice = .change((prefix + choices[scene[keyPath: index]].name).capitalizedFirst)
  }
}

extension CellSize {
  var words: String { "\(width)x\(height)" }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

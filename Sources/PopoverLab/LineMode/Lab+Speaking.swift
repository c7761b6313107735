import CellCanvas
import PopoverScenes

extension Lab {
  /// What is to be known before the first line.
  var greeting: String {
    let counts = [(scene.anchors.count, "anchor"), (scene.popovers.count, "popover")]
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "A scene with \(counts.joined(separator: " and ")) on a screen of "
      + "\(container.size.words); help names every command."
  }

  /// What has happened, or how things are, in a sentence with a full stop.
  var spoken: String {
    let words: String =
      switch notice {
      case .refusal(let words), .done(let words): words
      case .change(let change): focus.isExploring ? "\(change): \(decided.uncapitalized)" : change
      case nil: focus.isExploring ? decided : usualWords.glyphs.map(\.text).joined()
      }
    return words.sentence
  }

  /// What was decided about the selected popover.
  var decided: String { placedPopover?.sentence ?? "The scene has no popover" }

  /// Where everything is, a sentence each.
  var listing: [String] {
    let anchors = placement.anchors.enumerated().map { index, region in
      let mark = index == selection.anchor ? ", selected" : ""
      let places = region.rects.map { "\($0.size.words) at \($0.x),\($0.y)" }
      return "Anchor \(region.name)\(mark): \(places.joined(separator: " and "))."
    }
    let popovers = zip(scene.popovers, placement.popovers).enumerated().map { index, popover in
      let mark = index == selection.popover ? ", selected" : ""
      let frame = CellRect(popover.1.layout.frame)
      return "Popover \(popover.0.name) of \(popover.0.anchor)\(mark): \(frame.size.words) at "
        + "\(frame.x),\(frame.y). \(popover.1.sentence)."
    }
    return anchors + popovers
  }
}

extension String {
  /// With a full stop, if it has none.
  var sentence: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }

  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}

/// One of several popovers that are shown together.
public struct PopoverRequest: Equatable, Sendable {
  /// What it hangs on.
  public enum Anchor: Equatable, Sendable {
    /// The rectangle of its presentation.
    case rect
    /// The frame of an earlier popover, by its place in the list.
    case popover(Int)
    /// The pieces of an anchor that is broken, as wrapped text is.
    case pieces([Rect])
  }

  /// The question without the other popovers.
  public var presentation: PopoverPresentation
  /// What the popover hangs on.
  public var anchor: Anchor

  /// A question that is asked together with others.
  public init(_ presentation: PopoverPresentation, anchor: Anchor = .rect) {
    self.presentation = presentation
    self.anchor = anchor
  }
}

/// A question as it was asked in the end, and its answer.
public struct AnsweredPresentation: Equatable, Sendable {
  /// The question, with the anchor that was chosen and the rectangles to keep clear of.
  public var presentation: PopoverPresentation
  /// The answer.
  public var layout: PopoverLayout

  /// A question with its answer.
  public init(_ presentation: PopoverPresentation, _ layout: PopoverLayout) {
    self.presentation = presentation
    self.layout = layout
  }
}

extension PopoverRequest {
  /// Places the popover clear of those that are there already, as far as it can.
  ///
  /// On an anchor of pieces it hangs on the one beside which it can be shown best, and keeps clear of
  /// the others. A request that names no earlier popover hangs on its own rectangle.
  public func answer(after placed: [PopoverLayout]) -> AnsweredPresentation {
    let answers = questions(after: placed).map { AnsweredPresentation($0, $0.layout()) }
    return answers.dropFirst().reduce(answers[0]) { $1.isBetter(than: $0) ? $1 : $0 }
  }

  /// One question, or one for each piece of the anchor.
  private func questions(after placed: [PopoverLayout]) -> [PopoverPresentation] {
    var question = presentation.keepingClear(of: placed)
    switch anchor {
    case .popover(let index) where placed.indices.contains(index):
      question.sourceRect = placed[index].background
    case .pieces(let pieces) where !pieces.isEmpty:
      return pieces.indices.map { index in
        var piece = question
        piece.sourceRect = pieces[index]
        piece.keepOut += pieces.indices.filter { $0 != index }.map { pieces[$0] }
        return piece
      }
    default: break
    }
    return [question]
  }
}

extension AnsweredPresentation {
  /// Compared in this order: a piece that is seen, a side beside it, all of the content, more of it,
  /// the side that is liked better.
  fileprivate func isBetter(than other: AnsweredPresentation) -> Bool {
    zip(merits, other.merits).first { $0 != $1 }.map { $0 > $1 } ?? false
  }

  private var merits: [Double] {
    let isBeside = layout.side != nil
    let sides = presentation.triedDirections
    let place = sides.firstIndex { $0 == layout.arrowDirection } ?? sides.count
    return [
      layout.isAnchorVisible ? 1 : 0, isBeside ? 1 : 0, layout.isShrunk ? 0 : 1,
      layout.content.size.area, -Double(place),
    ]
  }
}

extension Sequence where Element == PopoverRequest {
  /// Places the popovers in order: each keeps clear of the frames of those before it, as far as it can.
  public func layouts() -> [PopoverLayout] {
    reduce(into: []) { placed, request in
      placed.append(request.answer(after: placed).layout)
    }
  }
}

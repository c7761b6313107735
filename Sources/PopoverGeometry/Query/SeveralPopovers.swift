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
  /// The piece of the anchor on which it hung until now, by its place in the list: the side shown until now is that of this
  /// piece. `nil` where nobody knows; the side counts on all of them then.
  public var currentPiece: Int?

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
  /// The piece of the anchor on which the popover hangs, by its place in the list; `nil` for an anchor that is one.
  public var piece: Int?

  /// A question with its answer.
  public init(
    _ presentation: PopoverPresentation, _ layout: PopoverLayout, piece: Int? = nil
  ) {
    self.presentation = presentation
    self.layout = layout
    self.piece = piece
  }
}

extension PopoverRequest {
  /// Places the popover clear of those that are there already, as far as it can.
  ///
  /// On an anchor of pieces it hangs on the one beside which it can be shown best, as the policy compares sides, and
  /// keeps clear of the others. A request that names no earlier popover hangs on its own rectangle.
  public func answer(after placed: [PopoverLayout]) -> AnsweredPresentation {
    var questions = questions(after: placed)
    if questions.count == 1 { return AnsweredPresentation(questions[0], questions[0].layout()) }
    for index in questions.indices where currentPiece != nil && index != currentPiece {
      questions[index].currentArrowDirection = nil
    }
    let best = Self.bestPiece(questions)
    return AnsweredPresentation(questions[best], questions[best].layout(), piece: best)
  }

  private static func bestPiece(_ questions: [PopoverPresentation]) -> Int {
    let merits = questions.map { question in question.placed { $0.merits(of: $1) } }
    return merits.indices.reduce(0) {
      merits[$0].lexicographicallyPrecedes(merits[$1]) ? $1 : $0
    }
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

extension Sequence where Element == PopoverRequest {
  /// Places the popovers in order: each keeps clear of the frames of those before it, as far as it can.
  public func layouts() -> [PopoverLayout] {
    reduce(into: []) { placed, request in
      placed.append(request.answer(after: placed).layout)
    }
  }
}

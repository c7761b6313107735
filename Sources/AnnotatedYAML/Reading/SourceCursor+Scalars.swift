extension SourceCursor {
  /// The name after `&` or `*`, with that sign, for a message.
  var nextWord: String {
    var cursor = self
    cursor.advance()
    cursor.skipWord()
    return text(from: index, to: cursor.index)
  }

  /// Goes to the next blank, bracket or comma.
  mutating func skipWord() { advance { !$0.isBlankOrBreak && !$0.isFlowIndicator } }

  /// Goes behind the closing quote, or to the end where there is none.
  mutating func skipQuotedText() {
    guard let quote = current else { return }
    advance()
    while let scalar = current {
      advance()
      if scalar == "\\", quote == "\"" {
        advance()
      } else if scalar == quote {
        if quote == "\"" || current != quote { return }
        advance()
      }
    }
  }

  /// Goes behind text without quotes, which may run over several lines.
  ///
  /// - Parameter indentation: the column from 0 of the block around it; continuing lines are
  ///   indented more.
  /// - Returns: the index behind its last character.
  mutating func skipPlainText(inside indentation: Int, isInFlow: Bool) -> Int {
    var end = index
    repeat {
      repeat {
        advance()
        end = index
      } while !endsPlainText(isInFlow: isInFlow)
      guard isBlank(ahead: 0) else { return end }
      advance(while: \.isBlankOrBreak)
    } while mayContinuePlainText(inside: indentation, isInFlow: isInFlow)
    return end
  }

  private func mayContinuePlainText(inside indentation: Int, isInFlow: Bool) -> Bool {
    if !isInFlow, self.indentation <= indentation { return false }
    return !isAtEnd && !isAtDocumentMarker && current != "#" && !endsPlainText(isInFlow: isInFlow)
  }

  private func endsPlainText(isInFlow: Bool) -> Bool {
    guard let current, !current.isBlankOrBreak else { return true }
    if current == ":", isBlank(ahead: 1) { return true }
    return isInFlow && current.isFlowIndicator
  }

  /// Goes behind the lines of text that `|` or `>` begins: all that are blank or indented more than
  /// the block around them. Which of them the parser takes for text matters not, as it refuses the
  /// others.
  ///
  /// - Parameter indentation: the column from 0 of the block around it.
  mutating func skipBlockText(inside indentation: Int) {
    repeat {
      skipLine()
      advance { $0 == " " }
    } while !isAtEnd && (current?.isBreak == true || self.indentation > max(indentation, 0))
  }
}

extension Unicode.Scalar {
  fileprivate var isFlowIndicator: Bool {
    switch self {
    case ",", "[", "]", "{", "}": true
    default: false
    }
  }
}

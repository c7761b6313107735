extension SourceCursor {
  /// The name after `&` or `*`, with that sign, for a message.
  var nextWord: String {
    var end = index + 1
    while end < scalars.count, !scalars[end].isBlankOrBreak, !scalars[end].isFlowIndicator {
      end += 1
    }
    return text(from: index, to: end)
  }

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

  /// Goes to the line behind the lines of text that `|` or `>` begins.
  ///
  /// - Parameter indentation: the column from 0 of the block around it.
  mutating func skipBlockText(inside indentation: Int) {
    var indicated: Int?
    while let scalar = current, !scalar.isBlankOrBreak {
      if ("1"..."9").contains(scalar) { indicated = max(indentation, 0) + Int(scalar.value - 0x30) }
      advance()
    }
    skipLine()
    let least = indicated ?? max(indentationOfText, indentation + 1, 1)
    while !isAtEnd {
      advanceBlanks(upTo: least)
      guard current?.isBreak ?? true || self.indentation >= least else { return }
      skipLine()
    }
  }

  /// The deepest indentation of the lines from here to the first one that is not blank.
  private var indentationOfText: Int {
    var probe = self
    var deepest = 0
    while !probe.isAtEnd {
      probe.advance { $0 == " " }
      deepest = max(deepest, probe.indentation)
      guard probe.current?.isBreak ?? true else { break }
      probe.skipLine()
    }
    return deepest
  }

  private mutating func advanceBlanks(upTo column: Int) {
    while current == " ", indentation < column { advance() }
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

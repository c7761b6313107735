import CCurses

/// What has come of asking the terminal of this program for its colours.
package struct ColorExchange: Equatable, Sendable {
  /// The colours that it has said, or why it has said none.
  package let outcome: Result<TerminalColors, ColorExchangeError>
  /// For the screen that is opened next.
  package let unread: UnreadInput
  /// What was typed meanwhile.
  private let typed: [UInt8]

  /// How long the terminal is waited for, in milliseconds. One that knows the questions needs a few; a slow line
  /// may need some hundred.
  package static let timeout: Int32 = 500

  /// Asks the terminal, wherever the standard streams lead. Must not be called while a screen is open.
  package init() {
    let name = TerminalCapabilities.terminalName
    guard !name.isEmpty, name != "dumb" else {
      self.init(ColorReplies(), .failure(.cannotAnswer(name: name)))
      return
    }
    var replies = ColorReplies()
    let question = Array(TerminalColors.question.utf8)
    let answer = withUnsafeMutablePointer(to: &replies) { place in
      ccurses_ask(
        question, question.count, Self.timeout,
        { context, bytes, count in
          guard let place = context?.assumingMemoryBound(to: ColorReplies.self) else { return true }
          place.pointee.take(UnsafeBufferPointer(start: bytes, count: count))
          return place.pointee.areEnough
        }, place)
    }
    self.init(replies, replies.outcome(answer, of: name))
  }

  private init(_ replies: ColorReplies, _ outcome: Result<TerminalColors, ColorExchangeError>) {
    self.outcome = outcome
    typed = replies.typed
    unread = UnreadInput(
      bytes: replies.typed + replies.waiting, owesAnswers: !replies.isComplete)
  }

  /// Gives what was typed meanwhile to the next reader of the terminal, as far as the system allows it.
  package func giveBack() { if !typed.isEmpty { _ = ccurses_type_again(typed, typed.count) } }
}

/// What a terminal has sent before it is a screen, and nobody has read as keys yet.
package struct UnreadInput: Equatable, Sendable {
  /// What was typed, with the beginning of an answer whose end may come later: the decoder of keys drops answers.
  var bytes: [UInt8] = []
  /// Whether answers may still come.
  var owesAnswers = false

  package static let none = UnreadInput()
}

extension ColorReplies {
  fileprivate func outcome(
    _ answer: CursesAnswer, of name: String
  ) -> Result<TerminalColors, ColorExchangeError> {
    switch answer {
    case .noTerminal: .failure(.noTerminal)
    case .inBackground: .failure(.inBackground)
    case .heard where !colors.isEmpty: .success(colors)
    case .heard: .failure(isComplete ? .unknown(name: name) : .silent(name: name))
    }
  }
}

/// Why a terminal has not said its colours.
package enum ColorExchangeError: Error, Equatable, CustomStringConvertible {
  case noTerminal
  /// The program runs in the background, where it must not disturb the terminal.
  case inBackground
  /// By its name it is none that answers; the name is empty if TERM is not set.
  case cannotAnswer(name: String)
  /// It has said who it is, but no colour.
  case unknown(name: String)
  /// It has said nothing in time.
  case silent(name: String)

  package var description: String {
    switch self {
    case .noTerminal: "there is no terminal"
    case .inBackground: "the program runs in the background"
    case .cannotAnswer(""): "TERM is not set"
    case .cannotAnswer(let name): "the terminal '\(name)' answers no questions"
    case .unknown(let name): "the terminal '\(name)' does not say its colours"
    case .silent(let name):
      "the terminal '\(name)' has not answered within \(ColorExchange.timeout) ms"
    }
  }
}

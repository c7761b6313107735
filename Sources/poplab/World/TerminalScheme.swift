import ColorSchemes
import CursesFront
import Foundation
import MessageText
import PopoverLab

/// The colours of the terminal itself as a scheme, which the name `auto` stands for. The terminal is asked at most
/// once, and only if somebody wants to know.
final class TerminalScheme: Sendable {
  private let lock = NSLock()
  /// Read and written while the lock is held.
  nonisolated(unsafe) private var asked: ColorExchange?
  private let opensScreen: Bool

  /// For commands without a screen: what is typed while the terminal is asked goes to its next reader.
  static let shared = TerminalScheme()

  /// - Parameter opensScreen: whether ``unread`` is taken for keys.
  init(opensScreen: Bool = false) { self.opensScreen = opensScreen }

  /// - Throws: ``TerminalSchemeFailure`` if the terminal does not say its colours.
  func scheme() throws -> ColorScheme {
    do throws(ColorExchangeError) {
      return ColorScheme(try exchange().outcome.get())
    } catch { throw TerminalSchemeFailure(reason: "\(error)".shownSafely) }
  }

  private func exchange() -> ColorExchange {
    lock.withLock {
      if let asked { return asked }
      let exchange = ColorExchange()
      if !opensScreen { exchange.giveBack() }
      asked = exchange
      return exchange
    }
  }

  /// What has come while the terminal was asked and is no answer.
  var unread: UnreadInput { lock.withLock { asked?.unread ?? .none } }

  /// The scheme if it is known already; the terminal cannot be asked while it is a screen.
  func known() throws -> ColorScheme {
    if lock.withLock({ asked == nil }) {
      throw CommandFailure(
        "the terminal says its colours only before the lab is opened; start it as 'poplab --scheme auto'",
        status: .usage)
    }
    return try scheme()
  }
}

/// Why the colours of the terminal are not known.
struct TerminalSchemeFailure: Error, CustomStringConvertible {
  let reason: String

  var description: String { "cannot find the colours of the terminal: \(reason)" }

  /// For a command that cannot do without.
  ///
  /// - Parameter remedy: what else can be asked for.
  func ofCommand(_ remedy: String = "name a scheme, as in --scheme nord") -> CommandFailure {
    CommandFailure("\(self); \(remedy)", status: .noInput)
  }
}

extension ColorScheme {
  /// What a terminal has said of its colours; nothing is put in the place of what it has not said.
  init(_ colors: TerminalColors) {
    var slots: [SchemeSlot: UInt32] = [:]
    for (index, rgb) in colors.palette { slots[.ansi(index)] = rgb }
    slots[.foreground] = colors.foreground
    slots[.background] = colors.background
    slots[.cursor] = colors.cursor
    self.init(
      format: .gogh, name: "Terminal", colors: slots.mapValues { SchemeColor($0) })
  }
}

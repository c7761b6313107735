import CCurses
import CellCanvas
import Foundation

/// The screen that this program has opened. It gives the terminal back when it is closed or released,
/// and also when a signal ends the program.
final class CursesScreen {
  /// The most bytes that one block of input holds.
  private static let blockSize = 4096

  private var block: [UInt8]
  /// What has come before the screen, and is read first.
  private var unread: ArraySlice<UInt8>
  private var isOpen = true

  init(
    painting: CursesPainting, withMouse: Bool, unread: [UInt8]
  ) throws(CursesError) {
    if let obstacle = CursesError(ccurses_open(painting, withMouse)) { throw obstacle }
    // Initialized last, so that a failed attempt has no deinit that closes the screen already open.
    block = [UInt8](repeating: 0, count: CursesScreen.blockSize)
    self.unread = unread[...]
  }

  deinit { close() }

  /// Gives the terminal back as it was found, once, and then ends the program where a signal has asked for that.
  ///
  /// - Parameter lastWords: says between the two what the user has still to know.
  func close(after lastWords: () -> Void = {}) {
    guard isOpen else { return }
    isOpen = false
    ccurses_give_back()
    lastWords()
    ccurses_close()
  }

  /// The size at this moment, which the screen adopts.
  var size: CellSize {
    let size = ccurses_size()
    return CellSize(width: Int(size.columns), height: Int(size.rows))
  }

  func wait(milliseconds: Int32) -> CursesWake {
    if unread.isEmpty { return ccurses_wait(milliseconds) }
    var wake = ccurses_wait(0)
    wake.input = true
    return wake
  }

  /// A block of the waiting bytes; `nil` if the terminal is gone.
  func read() -> ArraySlice<UInt8>? {
    if !unread.isEmpty {
      defer { unread = unread.dropFirst(CursesScreen.blockSize) }
      return unread.prefix(CursesScreen.blockSize)
    }
    let count = ccurses_read(&block, block.count)
    return count < 0 ? nil : block.prefix(Int(count))
  }

  /// Makes all of the next frame blank.
  func erase() { ccurses_erase() }

  /// Puts all of `cells` on the next frame.
  func put(_ cells: [CursesCell], at point: CellPoint) {
    ccurses_put(Int32(point.y), Int32(point.x), cells, cells.count)
  }

  func show() { ccurses_show() }

  /// Leaves the cursor here with the next frame; `nil` allows any place.
  func putCursor(at place: CellPoint?) {
    ccurses_put_cursor(Int32(place?.y ?? -1), Int32(place?.x ?? -1))
  }

  /// Shows or hides the cursor from now on.
  func showCursor(_ isVisible: Bool) { ccurses_show_cursor(isVisible) }

  /// Writes the bytes, or as many as the terminal takes now; the others follow in the wait. If the terminal is gone, that
  /// reports it.
  func send(_ bytes: [UInt8]) {
    if isOpen { ccurses_send(bytes, bytes.count) }
  }

  /// Whether the terminal has taken everything that was sent.
  var hasSentAll: Bool { !ccurses_has_unsent() }

  /// Forgets what is on the screen, so that the next frame is written whole.
  func forget() { ccurses_forget_screen() }

  /// Stops the program, alone or with its whole job, and returns when it is continued.
  func stop(wholeJob: Bool) { ccurses_stop(wholeJob) }

  /// Takes the terminal again after the program was stopped without its knowledge.
  func resume() { ccurses_resume() }
}

/// The control sequence by which a program puts text into the clipboard of its terminal: OSC 52 of
/// xterm. It carries the text in Base64, so that nothing in it can be a command.
struct ClipboardSequence: Equatable {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }
}

import CCurses
import CellCanvas

/// The screen that this program has taken: the one reference of the program.
///
/// It gives the terminal back when it is closed or dropped, and also when a signal ends the program.
final class CursesScreen {
  /// What one block of input holds at most.
  private static let blockSize = 4096

  private var block: [UInt8]
  private var isOpen = true

  init(painting: CursesPainting, withMouse: Bool) throws(CursesError) {
    if let obstacle = CursesError(ccurses_open(painting, withMouse)) { throw obstacle }
    // Not before: what has not opened must not close the screen that is open already.
    block = [UInt8](repeating: 0, count: CursesScreen.blockSize)
  }

  deinit { close() }

  /// Gives the terminal back as it was found.
  func close() {
    isOpen = false
    ccurses_close()
  }

  /// The size at this moment, which the screen takes on.
  var size: CellSize {
    let size = ccurses_size()
    return CellSize(width: Int(size.columns), height: Int(size.rows))
  }

  func wait(milliseconds: Int32) -> CursesWake { ccurses_wait(milliseconds) }

  /// The bytes of a block that waits; `nil` if the terminal is gone.
  func read() -> ArraySlice<UInt8>? {
    let count = ccurses_read(&block, block.count)
    return count < 0 ? nil : block.prefix(Int(count))
  }

  /// Puts the whole of `cells` on the next frame.
  func put(_ cells: [CursesCell], at point: CellPoint) {
    ccurses_put(Int32(point.y), Int32(point.x), cells, cells.count)
  }

  func show() { ccurses_show() }

  /// Leaves the cursor here with the next frame; without a place it may be anywhere.
  func putCursor(at place: CellPoint?) {
    ccurses_put_cursor(Int32(place?.y ?? -1), Int32(place?.x ?? -1))
  }

  /// Has the cursor seen, or not, from now on.
  func showCursor(_ isVisible: Bool) { ccurses_show_cursor(isVisible) }

  /// Writes all of the bytes. If the terminal is gone, waiting will tell.
  func send(_ bytes: [UInt8]) {
    if isOpen { _ = ccurses_send(bytes, bytes.count) }
  }

  /// Forgets what is on the screen, so that the next frame is written whole.
  func forget() { ccurses_forget_screen() }

  /// Stops the program, alone or with its whole job, and returns when it is continued.
  func stop(wholeJob: Bool) { ccurses_stop(wholeJob) }

  /// Takes the terminal again after somebody has stopped the program unasked.
  func resume() { ccurses_resume() }
}

import CellCanvas
import CellPictures

/// What must hold for any bytes that are given to the reader of pictures of screen format.
package enum ScreenTrial {
  /// What is wrong with how the reader takes these bytes; `nil` if nothing is.
  package static func complaint(about bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ScreenError) {
      let canvas = try ScreenText.canvas(from: text)
      return complaint(about: canvas, of: text)
    } catch {
      return complaint(about: error, of: text)
    }
  }

  /// Every fault is at a place of the text, in one line.
  private static func complaint(about error: ScreenError, of text: String) -> String? {
    let lines = 1 + text.count { $0 == "\n" || $0 == "\r\n" }
    if !(1...max(1, lines)).contains(error.line) || error.column < 1 {
      return "no such place: \(error.line):\(error.column)"
    }
    return error.message.isEmpty || error.message.contains("\n") ? "not one line" : nil
  }

  /// Whatever can be read is recognized, and is written as something that is read as the same.
  private static func complaint(about canvas: Canvas, of text: String) -> String? {
    if !ScreenText.looksRight(text) { return "read and not recognized" }
    let written = ScreenText.text(of: canvas)
    guard let again = try? ScreenText.canvas(from: written) else { return "not read as written" }
    return again == canvas ? nil : "read otherwise as it was written"
  }
}

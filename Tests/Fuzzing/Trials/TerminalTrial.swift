import CursesFront
import PopoverLab

/// What must hold for any bytes that a terminal sends.
enum TerminalTrial {
  static func complaint(about bytes: [UInt8]) -> String? {
    var decoder = KeyDecoder()
    let events = decoder.decode(bytes)
    if let wrong = events.lazy.compactMap(complaint).first { return wrong }
    for length in [1, 2, 7] {
      var piecewise = KeyDecoder()
      let pieces = stride(from: 0, to: bytes.count, by: length)
      let same = pieces.flatMap { piecewise.decode(bytes[$0..<min(bytes.count, $0 + length)]) }
      if same != events { return "other events in pieces of \(length)" }
    }
    _ = decoder.flush()
    return decoder.isUndecided ? "undecided for ever" : nil
  }

  /// A key is one that a script can write, and the mouse is on some screen.
  private static func complaint(about event: TerminalEvent) -> String? {
    switch event {
    case .key(let key): KeysTrial.complaint(about: [key])
    case .mouse(let mouse) where mouse.point.x < 0 || mouse.point.y < 0: "a mouse at \(mouse.point)"
    default: nil
    }
  }
}

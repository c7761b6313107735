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
    if let wrong = decoder.flush().lazy.compactMap(complaint).first { return wrong }
    return complaint(aboutBlocksOf: bytes)
  }

  /// Blocks of any length, with pauses between them: a key that is typed at last is one.
  private static func complaint(aboutBlocksOf bytes: [UInt8]) -> String? {
    for length in [1, 8, 511, 512, 4_096] {
      var decoder = KeyDecoder()
      for start in stride(from: 0, to: bytes.count, by: length) {
        let block = bytes[start..<min(bytes.count, start + length)]
        let events = decoder.decode(block: block) + decoder.flush()
        if let wrong = events.lazy.compactMap(complaint).first { return wrong }
      }
      let typed = decoder.decode(block: Array("x".utf8))
      if typed.last != .key(.character("x")) { return "no key after blocks of \(length)" }
    }
    return nil
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

/// The 256 colours of xterm: sixteen named ones, a cube of six levels a channel, and a grey ramp.
enum XtermPalette {
  static let colors: [UInt32] = named + cube + greys

  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let cube: [UInt32] = {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
    }
  }()

  private static let greys: [UInt32] = (0..<24).map { (8 + 10 * $0) * 0x01_0101 }
}

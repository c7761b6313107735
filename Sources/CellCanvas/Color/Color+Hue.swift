extension Color {
  /// A full colour of a hue, mixed with white.
  ///
  /// - Parameters:
  ///   - hue: from 0 to 1, from red over green and blue to red.
  ///   - saturation: from 0, white, to 1.
  public static func hue(_ hue: Double, saturation: Double) -> Color {
    let turn = hue - hue.rounded(.down)
    let channels = [0.0, 1.0 / 3, 2.0 / 3].map { center in
      let way = abs(turn - center)
      return max(0, min(1, 2 - 6 * min(way, 1 - way)))
    }
    return .rgb(
      channels.reduce(0) { rgb, channel in
        let light = 1 - max(0, min(1, saturation)) * (1 - channel)
        return rgb << 8 | UInt32((light * 255).rounded())
      })
  }
}

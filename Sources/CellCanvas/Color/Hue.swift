import PopoverGeometry

extension Color {
  /// The colour with another hue and the same luminance, so that every contrast stays the same.
  /// Greys and the terminal's own colours stay as they are.
  ///
  /// The light is turned around the axis of greys; where a channel leaves its range, the colour is
  /// mixed with the grey of the same luminance.
  ///
  /// - Parameter turn: from red towards green, in turns.
  public func turned(by turn: Double) -> Color {
    guard let rgb = rgbValue, paletteIndex.map({ $0 > 15 }) ?? true else { return self }
    let turned = LinearLight(rgb).turned(by: turn).rgb
    return turned == rgb ? self : .rgb(turned)
  }
}

extension LinearLight {
  fileprivate func turned(by turn: Double) -> LinearLight {
    let luminance = luminance
    // Each channel becomes a mixture of all three, with the same weights in turn.
    let (sine, cosine) = ((turn * .fullTurn).sine, (turn * .fullTurn).cosine)
    let (common, shift) = ((1 - cosine) / 3, sine / 3.0.squareRoot())
    let (own, next, last) = (cosine + common, common + shift, common - shift)
    let light = LinearLight(
      red: own * red + last * green + next * blue, green: next * red + own * green + last * blue,
      blue: last * red + next * green + own * blue)
    return light.moved(by: luminance - light.luminance).clamped(around: luminance)
  }

  private func moved(by light: Double) -> LinearLight {
    LinearLight(red: red + light, green: green + light, blue: blue + light)
  }

  /// Mixed with a grey as much as needed for every channel to be in its range.
  private func clamped(around grey: Double) -> LinearLight {
    let share = [red, green, blue].reduce(1.0) { share, channel in
      let way = channel - grey
      return way == 0 ? share : min(share, max(0, (way > 0 ? 1 - grey : -grey) / way))
    }
    return LinearLight(
      red: grey + share * (red - grey), green: grey + share * (green - grey),
      blue: grey + share * (blue - grey))
  }
}

extension Color {
  /// A pure colour of a hue from 0 to 1, from red over green and blue to red, and of a saturation
  /// from 0, white, to 1.
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

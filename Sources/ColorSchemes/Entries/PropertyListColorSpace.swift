import CellCanvas
import Foundation

/// The spaces in which iTerm2 writes colours.
enum PropertyListColorSpace: String {
  case standard = "sRGB"
  /// Display P3, with the curve of sRGB.
  case displayP3 = "P3"
  /// The generic RGB of Apple's systems, with a gamma of 1.8.
  case calibrated = "Calibrated"

  /// `0xRRGGBB` in sRGB; what lies outside is cut off.
  func rgb(_ channels: [Double]) -> UInt32 {
    let channels = channels.map { min(1, max(0, $0)) }
    if self == .standard {
      return channels.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded(.toNearestOrEven)) }
    }
    let light = channels.map(linear)
    let standard = matrix.map { row in zip(row, light).map(*).reduce(0, +) }
    return LinearLight(red: standard[0], green: standard[1], blue: standard[2]).rgb
  }

  /// The light of a channel.
  private func linear(_ channel: Double) -> Double {
    self == .calibrated ? pow(channel, 1.8) : LinearLight.light(ofChannel: channel)
  }

  /// From linear light of the space to that of sRGB. The one of generic RGB gives what macOS shows: its pure
  /// red is #ff2600, its green #00f900, its blue #0433ff, and its middle grey #929292.
  private var matrix: [[Double]] {
    switch self {
    case .standard: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .displayP3:
      [
        [1.224_940_18, -0.224_940_18, 0], [-0.042_056_95, 1.042_056_95, 0],
        [-0.019_637_55, -0.078_636_05, 1.098_273_6],
      ]
    case .calibrated:
      [
        [1.0252, -0.0264, 0.0012], [0.0194, 0.9475, 0.0331], [-0.0020, -0.0019, 1.0039],
      ]
    }
  }
}

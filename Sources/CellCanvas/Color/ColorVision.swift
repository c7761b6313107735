/// A way of seeing colours in which one of the three kinds of cones is missing. The raw value is the word in commands.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Without the cones for long waves.
  case protan
  /// Without the cones for middle waves, the most common of the three.
  case deutan
  /// Without the cones for short waves, which is rare.
  case tritan

  /// The least ``Color/difference(_:_:)`` at which two colours are told apart without looking for it: five times what is
  /// just seen side by side.
  public static let apart = 0.1
  /// The difference below which two colours look alike: twice what is just seen side by side, as colours in a terminal
  /// are seen apart from each other.
  public static let alike = 0.04

  /// How `0xRRGGBB` looks.
  ///
  /// The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, for the
  /// severity 1.0, in linear light. One model holds for all three, its rows add up to 1 so that greys stay as they are, and
  /// its figures are published. What falls outside of sRGB is cut.
  public func seen(_ rgb: UInt32) -> UInt32 {
    let light = LinearLight(rgb)
    let channels = matrix.map { row in
      row[0] * light.red + row[1] * light.green + row[2] * light.blue
    }
    return LinearLight(red: channels[0], green: channels[1], blue: channels[2]).rgb
  }

  private var matrix: [[Double]] {
    switch self {
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// What is missing, to stand behind "as they look".
  public var words: String {
    switch self {
    case .protan: "without the cones for long waves (protan)"
    case .deutan: "without the cones for middle waves (deutan)"
    case .tritan: "without the cones for short waves (tritan)"
    }
  }

  /// Whether two colours `0xRRGGBB` that are well told apart look alike to it.
  public func confuses(_ one: UInt32, _ other: UInt32) -> Bool {
    Color.difference(one, other) >= Self.apart
      && Color.difference(seen(one), seen(other)) < Self.alike
  }
}

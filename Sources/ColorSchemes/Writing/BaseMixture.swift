import CellCanvas

/// A colour of base16 that terminals do not have, mixed of two that they have.
///
/// The specification says what each is for: shades between background and foreground, orange, brown.
struct BaseMixture: Sendable {
  let key: String
  let of: (String, String)
  /// How much of the second colour is in it, in hundredths.
  let share: Int

  /// A terminal without a colour for selections has none for `base02` either.
  static let all = [
    BaseMixture(key: "base02", of: ("base00", "base03"), share: 50),
    BaseMixture(key: "base01", of: ("base00", "base03"), share: 33),
    BaseMixture(key: "base04", of: ("base03", "base05"), share: 50),
    BaseMixture(key: "base06", of: ("base05", "base07"), share: 50),
    BaseMixture(key: "base09", of: ("base08", "base0A"), share: 50),
    BaseMixture(key: "base0F", of: ("base00", "base08"), share: 60),
    BaseMixture(key: "base10", of: ("base00", "base00"), share: 0),
    BaseMixture(key: "base11", of: ("base00", "base00"), share: 0),
  ]

  /// The mixture of the digits of sRGB.
  func rgb(_ one: UInt32, _ other: UInt32) -> UInt32 {
    Color.mixture(of: one, other, share: Double(share) / 100)
  }

  /// Of what it is made, for a comment.
  var words: String {
    share == 0 ? "as \(of.0)" : "\(100 - share) % of \(of.0), \(share) % of \(of.1)"
  }
}

import PopoverGeometry
import PopoverScenes

/// The part of a placement's line that says how a side is chosen; what is left out has the value that
/// ``PlacementPolicy`` gives it.
struct PolicyRequest: Decodable, Equatable, Sendable {
  var gap: Double?
  var skid: Double?
  /// `start`, `center` or `end`.
  var align: String?
  /// Whether writing runs from right to left.
  var rtl: Bool?
  /// As ``Stability/init(name:)`` reads it.
  var stability: String?
  /// The name of a ``SideChoice``.
  var choose: String?
  var aspect: Double?

  static let knownKeys: Set<String> = [
    "gap", "skid", "align", "rtl", "stability", "choose", "aspect",
  ]

  func policy(_ reading: BatchReading) throws(BatchFault) -> PlacementPolicy {
    var policy = PlacementPolicy.standard
    policy.gap = try reading.length(gap ?? policy.gap, "gap")
    policy.skid = try reading.length(skid ?? policy.skid, "skid", signed: true)
    policy.writingDirection = rtl == true ? .rightToLeft : .leftToRight
    if let align { policy.alignment = try reading.known(align, "align", Alignment.allCases) }
    if let choose { policy.score = try reading.name(choose, "choose", as: SideChoice.self).score }
    if let stability {
      guard let known = Stability(name: stability) else {
        throw BatchFault(
          "'\(stability)' is not known; use \(Stability.names)", at: ["stability"])
      }
      policy.stability = known
    }
    if let aspect {
      guard PlacementPolicy.aspects.contains(aspect) else {
        throw BatchFault("use a figure from 0.1 to 10", at: ["aspect"])
      }
      policy.aspect = aspect
    }
    return policy
  }
}

extension PlacementPolicy {
  /// The aspects that users may write.
  public static let aspects = 0.1...10
}

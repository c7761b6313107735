import PlacementEngines
import PopoverGeometry

/// Wayland's `xdg_positioner`, as any of its known implementations answers it.
public enum XDGPositionerBatch: BatchEngine {
  public static let name = "xdg-positioner"
  public static var outerKeys: [String: WritableKeyPath<Input, String?>] {
    ["implementation": \.implementation]
  }

  /// - Returns: the popup as `[x, y, width, height]`, or `nil` where the implementation has no
  ///   defined answer.
  public static func answer(_ input: XDGPositionerInput) throws -> [Double]? {
    let placement = try input.positioner().placement(
      in: input.constraint(), as: input.knownImplementation())
    return placement.map { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height] }
  }
}

import PlacementEngines
import PopoverGeometry

/// Dear ImGui's search for the best place of a popup.
public enum ImGuiPopupBatch: BatchEngine {
  public static let name = "imgui-popup"

  public struct Input: Decodable, Sendable {
    /// The top-left corner that is asked for.
    var ref: [Double]
    var size: [Double]
    /// What must not be covered, and what must not be left.
    var avoid: [Double]
    var outer: [Double]
    var lastDirection: String?
    var policy: String?

    private enum CodingKeys: String, CodingKey {
      case ref
      case size
      case avoid
      case outer
      case lastDirection = "last_dir"
      case policy
    }
  }

  public struct Output: Codable, Equatable, Sendable {
    public var pos: [Double]
    public var lastDirection: String

    private enum CodingKeys: String, CodingKey {
      case pos
      case lastDirection = "last_dir"
    }
  }

  public static func answer(_ input: Input) throws -> Output {
    let placement = try input.popup().placement()
    return Output(
      pos: [placement.frame.x, placement.frame.y], lastDirection: placement.direction.rawValue)
  }
}

extension ImGuiPopupBatch.Input {
  fileprivate func popup() throws -> ImGuiPopup {
    let reading = BatchReading()
    var popup = ImGuiPopup(
      position: try reading.point(ref, "ref"),
      size: try reading.size(size, "size"),
      avoid: try reading.rect(avoid, "avoid"),
      outer: try reading.rect(outer, "outer"))
    popup.lastDirection = try reading.name(lastDirection ?? "none", "last_dir")
    popup.policy = try reading.name(policy ?? "default", "policy")
    return popup
  }
}

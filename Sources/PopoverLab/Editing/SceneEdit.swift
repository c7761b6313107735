import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A change of the scene by a key: what can be repeated.
public enum SceneEdit: Equatable, Sendable {
  // The selected anchor.
  /// By cells; positive is right and down.
  case move(x: Int, y: Int)
  case resizeAnchor(width: Int, height: Int)
  /// As far as it goes: -1 is the left or upper edge, 1 the right or lower one, 0 leaves that axis.
  case snap(x: Int, y: Int)
  /// To the next of the corners, edges and the middle; it is counted from there afterwards.
  case nextHold
  case addAnchor
  case deleteAnchor
  case toggleLock

  // The screen of the scene.
  case nextScreen(Int)
  case screen(SceneScreen)

  // The selected popover.
  /// Another one on the selected anchor.
  case addPopover
  case deletePopover
  case resizeContent(width: Int, height: Int)
  /// Tries a side of the anchor before all others.
  case prefer(Side)

  /// Another value of a setting that has a few.
  case next(SceneSetting)
  /// A value of a key, as a scene file has it.
  case set(SceneKey, to: String)
  case rename(SceneKeyOwner, String)

  /// Raises a keyboard of so many rows; `nil` lowers it, or raises it again.
  case keyboard(Int?)
}

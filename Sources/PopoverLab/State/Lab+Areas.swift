import CellCanvas

extension Lab {
  /// The least screen on which the lab can be used: a popover beside its anchor, and the reason.
  public static let leastSize = CellSize(width: 40, height: 10)

  public var isUsable: Bool {
    size.width >= Lab.leastSize.width && size.height >= Lab.leastSize.height
  }

  /// The screen of the scene. Its origin is that of the scene, wherever on the real screen it is.
  public var container: CellRect {
    if case .cells(let size) = scene.screen { return CellRect(size: size) }
    // Beside the inspector it is as large as ever, as asking why must not change the answer.
    return browser == nil ? Lab.container(on: size) : CellRect(size: sceneRoom.size)
  }

  /// Where the scene is shown: the screen without the lines at the bottom and without panels.
  var sceneRoom: CellRect {
    browser == nil ? explorerLayout.scene : browserLayout.scenes[0]
  }

  /// Where anchors and popovers live on a screen on which nothing else is open: all of it without the
  /// two lines at the bottom.
  public static func container(on screen: CellSize) -> CellRect {
    CellRect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - 2))
  }

  /// The screen on which there is so much room for anchors and popovers.
  public static func size(holding container: CellSize) -> CellSize {
    CellSize(width: container.width, height: container.height + 2)
  }

  /// The screen without the lines at the bottom.
  var room: CellRect {
    CellRect(x: 0, y: 0, width: size.width, height: max(1, size.height - 1 - hintRows))
  }

  /// The lines for keys: one for the scene, as many as needed for what is opened, as long as some
  /// rows are left for that. They stay as many while a line is typed.
  private var hintRows: Int {
    opened.map { HintLines($0, width: size.width - 2, rows: mostHintRows).lines.count } ?? 1
  }

  /// How many lines for keys there may be.
  var mostHintRows: Int { opened == nil ? 1 : size.height - 6 }

  /// The keys of what is open instead of the scene.
  private var opened: KeyMap? {
    sheet != nil ? .sheet : browser != nil ? .browser : nil
  }
}

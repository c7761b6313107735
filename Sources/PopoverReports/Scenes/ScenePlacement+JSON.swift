import CellCanvas
import PlacementRequests
import PopoverGeometry
import PopoverScenes
import PopoverThemes

extension ScenePlacement: JSONRepresentable {
  /// The answers as one JSON object with the `version` of its form.
  package func json() throws -> String { try JSON.answer(jsonValue) }

  /// The screen, the anchors by their names, and the popovers.
  public var jsonValue: JSON {
    let anchors = Dictionary(anchors.map { ($0.name, $0.rects) }) { first, _ in first }
    return [
      "screen": container.size, "anchors": anchors, "popovers": popovers,
    ]
  }
}

extension PlacedPopover: JSONRepresentable {
  /// Without `layout`, nothing is shown.
  public var jsonValue: JSON {
    [
      "name": name, "engine": engine, "sentence": sentence,
      "layout": isShown ? layout.jsonValue : nil,
    ]
  }
}

extension ScenePose {
  /// Where everything is at this instant, in cells, as one line of JSON: `time` in seconds since the
  /// beginning of a film, and the key that was just pressed, as a script of keys has it.
  package func json(time: Double, key: String?, metrics: PopoverMetrics) throws -> String {
    let shown = popovers.filter { $0.pose.presence > 0 }
    return try JSON.answer([
      "time": time, "key": key.jsonValue, "reserved": reservedCells,
      "popovers": shown.map { $0.jsonValue(metrics) },
    ])
  }
}

extension PosedPopover {
  fileprivate func jsonValue(_ metrics: PopoverMetrics) -> JSON {
    let (chrome, frame) = pose.chrome(metrics, in: bounds)
    return [
      "name": name, "arrowDirection": (pose.arrowDirection?.name).jsonValue,
      "arrowOffset": chrome.arrowOffset, "frame": CellRect(frame),
      "background": CellRect(chrome.background), "arrow": CellRect(chrome.arrow),
      "content": CellRect(pose.contentPlace()), "presence": pose.presence,
      "opacity": pose.opacity,
    ]
  }
}

extension ShippedScenes {
  /// The names, pages and what each scene shows, a line each.
  package static func table() throws(SceneError) -> String {
    TextTable(rows: try scenes().map { [$0.name, $0.pageName, $0.about] }).text
  }

  /// The same as one JSON object.
  package static func json() throws -> String {
    let scenes = try scenes().map { ["name": $0.name, "page": $0.pageName, "about": $0.about] }
    return try JSON.answer(["scenes": scenes])
  }

  private static func scenes() throws(SceneError) -> [Scene] {
    try all.map { (name, source) throws(SceneError) in
      try Scene(source, path: "\(name).yaml")
    }
  }
}

extension Scene {
  /// The name of its page, or in a word what it has of its own.
  fileprivate var pageName: String {
    switch page {
    case .shipped(let page): page.rawValue
    case .text: "text"
    case .ansi: "colours"
    case nil: ShippedPage.essay.rawValue
    }
  }
}

extension ShippedPage {
  /// The rows of the pages that are drawn; a scene shows as many as its screen has.
  private static let picturedRows = 12

  /// The first rows of the pages with their names above them, one below the other.
  package static func pictures(width: Int, theme: Theme, depth: ColorDepth) -> Canvas {
    let size = CellSize(width: width, height: picturedRows)
    let step = size.height + 2
    var canvas = Canvas(
      size: CellSize(width: size.width, height: step * allCases.count),
      filledWith: Cell(style: theme.style(.page, depth: depth)))
    for (index, page) in allCases.enumerated() {
      let stage = SceneStage(Scene(page: .shipped(page)), screen: size, theme: theme)
      let top = CellPoint(x: 0, y: index * step)
      let title = "\(page.rawValue)\(page.rowsBelow(size.height))"
      canvas.draw(title, at: top, style: theme.style(.notice, depth: depth))
      canvas.draw(HostPage(of: stage, depth: depth).canvas, at: CellPoint(x: 0, y: top.y + 1))
    }
    return theme.legible(canvas)
  }

  /// How much of the page is not drawn.
  private func rowsBelow(_ rows: Int) -> String {
    guard let count = rowCount else { return ", wrapped to the screen" }
    return count > rows ? ", the first \(rows) of \(count) rows" : ""
  }
}

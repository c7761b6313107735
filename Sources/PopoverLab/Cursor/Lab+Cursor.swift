import CellCanvas
import PopoverGeometry

extension Lab {
  /// Where on the screen the cursor of the terminal belongs: on what takes the keys, so that whoever
  /// listens to the screen, or sees a part of it enlarged, is led there. `nil` hides it: where nothing
  /// that is shown takes keys, and while an anchor walks by itself, as nobody is to be led after it.
  public var cursor: CellPoint? {
    guard isUsable, playDue == nil else { return nil }
    let place = helpPage == nil || focus.isTyping ? focusedPlace : helpContent.origin
    return place.flatMap { CellRect(size: size).contains($0) ? $0 : nil }
  }

  private var focusedPlace: CellPoint? {
    switch focus {
    case .scene, .motion: anchorPlace
    case .dial: dialPlace
    case .comparison: tiles.map { tileLayout($0).headings[$0.selected].origin }
    case .sheet: CellPoint(x: 0, y: 0)
    case .browser: listPlace
    case .search: browser.map { typing($0.search, after: "/").cursor(in: searchRoom($0).line) }
    case .prompt: prompt.map { typing($0.line, after: ":").cursor(in: promptRoom) }
    case .palette: palette.map { typing($0.search, after: "> ").cursor(in: paletteLine) }
    }
  }

  /// The first cell of the selected anchor that is seen.
  private var anchorPlace: CellPoint? {
    guard placement.anchors.indices.contains(selection.anchor) else { return nil }
    return placement.anchors[selection.anchor].rects.lazy
      .map { screenRect($0).intersection(sceneRoom) }.first { !$0.isEmpty }?.origin
  }

  /// The number that is turned, or the middle of a dial that is turned where it is.
  private var dialPlace: CellPoint? {
    if let rect = dial?.number.flatMap(numberRect), !rect.isEmpty { return rect.origin }
    return dialFrame.map { CellPoint(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2) }
  }

  /// A line that is typed.
  func typing(_ line: TextLine, after prefix: String) -> TextLineView {
    TextLineView(line: line, prefix: prefix, ambiguous: theme.ambiguousWidth)
  }
}

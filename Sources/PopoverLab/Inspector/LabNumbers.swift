import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The numbers that a dial can turn: their values, and their places in the inspector.
struct LabNumbers {
  let lab: LabContext

  private static let names = LabNumber.allCases.map { GlyphText($0.words) }
  private static let figureColumn = 4 + (names.map(\.width).max() ?? 0)

  private var panel: CellRect { lab.explorer.panel }
  private var rows: Int { max(1, panel.height - 1) }

  init(_ lab: LabContext) { self.lab = lab }

  var lines: [InspectorLine] { LabNumber.allCases.map(line) }

  /// The lines that are shown while a number is turned: a page with it.
  func page(with number: LabNumber) -> ArraySlice<InspectorLine> {
    lines.dropFirst(Self.index(of: number) / rows * rows).prefix(rows)
  }

  private static func index(of number: LabNumber) -> Int {
    LabNumber.allCases.firstIndex(of: number) ?? 0
  }

  /// `▸ gap           2`; the number that the dial command would open is marked.
  private func line(of number: LabNumber) -> InspectorLine {
    let isMarked = number == lab.explanation.lastNumber
    let figure = figure(of: number)
    let name = (isMarked ? "▸ " : "  ") + number.words
    let gap = String(repeating: " ", count: max(1, Self.figureColumn - GlyphText(name).width))
    let text = lab.theme.text("\(name)\(gap)\(figure.value) \(figure.note)".shownSafely)
    return InspectorLine(
      text: text.shortened(to: max(1, panel.width - 3)), isMarked: isMarked, isStart: true,
      number: number)
  }

  /// The figure of a number in coordinates of the screen; `nil` if the inspector is closed.
  func rect(_ number: LabNumber) -> CellRect? {
    guard lab.explanation.hasInspector, !panel.isEmpty else { return nil }
    let x = panel.x + (lab.explorer.isBeside ? 2 : 1) + Self.figureColumn
    let width = lab.theme.text(figure(of: number).value.shownSafely).width
    let place = CellRect(
      x: x, y: panel.y + 1 + Self.index(of: number) % rows, width: width, height: 1)
    return place.intersection(panel)
  }
}

extension LabNumbers {
  func figure(of number: LabNumber) -> (value: String, note: String) {
    switch number {
    case .arrowOffset:
      guard let popover = lab.edited.popover else { return ("-", "no popover") }
      let preferred = arrowOffset(ofSkid: popover.skid)
      return ("\(preferred)", note(onOffset: preferred))
    case .gap: return lab.edited.popover.map { ("\($0.gap)", "") } ?? ("-", "no popover")
    case .theme: return (lab.themes.current.label, "")
    case .hue: return ("\(lab.themes.choice.hue)", hueObstacle == nil ? "degrees" : "no colours")
    case .speed: return ("\(lab.player.chosenSpeed)", "a second")
    }
  }

  /// The real offset of the arrow, if it differs from the preferred one by more than rounding.
  private func note(onOffset preferred: Int) -> String {
    guard let layout = lab.placedPopover?.layout, layout.arrowDirection != nil else {
      return "no arrow"
    }
    let isAsPreferred = abs(layout.arrowOffset - Double(preferred)) < 1
    return isAsPreferred ? "" : "shown \(Words.figure(layout.arrowOffset))"
  }

  /// The arrow moves opposite to the popover. The skid runs in the direction of writing, so that with writing from
  /// right to left both have the same sign. The function is its own inverse.
  func arrowOffset(ofSkid skid: Int) -> Int {
    let isVertical =
      lab.placedPopover?.layout.arrowDirection.map { $0 == .left || $0 == .right } ?? false
    return lab.edited.scene.writing == .rightToLeft && !isVertical ? skid : -skid
  }

  /// Why the hue cannot be turned; `nil` if it can.
  var hueObstacle: String? {
    if lab.display.depth == .none { return "This screen has no colours" }
    return lab.themes.current.theme.hasHues
      ? nil : "\(lab.themes.current.label) has no colours of its own that could be turned"
  }
}

extension LabNumber {
  func set(to value: Int, in lab: inout LabContext) {
    let popover = lab.edited.selection.popover
    switch self {
    case .arrowOffset:
      lab.edited.scene.popovers[popover].skid = LabNumbers(lab).arrowOffset(ofSkid: value)
    case .gap: lab.edited.scene.popovers[popover].gap = value
    case .theme: lab.themes.choice.index = value
    case .hue: lab.themes.choice.hue = value
    case .speed: lab.player.use(value)
    }
  }

  func words(in lab: LabContext) -> String {
    "\(words) \(LabNumbers(lab).figure(of: self).value)".capitalizedFirst
  }
}

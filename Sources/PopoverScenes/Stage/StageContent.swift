import CellCanvas
import Dial
import PopoverGeometry

/// What a popover shows, ready to be measured and drawn.
enum StageContent: Equatable {
  case text(String)
  case menu(Menu)
  case dial(CellDial)
  case styled(StyledText)
  case geometry

  /// Blanks between a label and its shortcut.
  static let shortcutGap = 2

  /// The size at which all of it shows.
  func naturalSize(_ ambiguous: AmbiguousWidth) -> CellSize {
    size(wrappedTo: .max, ambiguous)
  }

  /// The size at which all of it shows where lines of text have no more than some columns.
  ///
  /// - Parameter most: how many lines of text are counted at the most.
  func size(wrappedTo width: Int, _ ambiguous: AmbiguousWidth, most: Int = .max) -> CellSize {
    switch self {
    case .text(let text):
      let lines =
        text.isEmpty
        ? [] : GlyphText.shownLines(of: text, width: width, ambiguous: ambiguous, most: most)
      return CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
    case .menu(let menu):
      return CellSize(
        width: menu.items.map { $0.width(ambiguous) }.max() ?? 0, height: menu.items.count)
    case .dial:
      return CellDial.usualSize
    case .styled(let text):
      return text.size(ambiguous)
    case .geometry:
      return CellSize(width: 32, height: 6)
    }
  }

  /// The columns of a text that are read with ease: longer lines are wrapped where nothing else is asked for.
  static let mostColumns = 80

  /// How far it grows from its natural size if the popover sets no limit; `nil` is as far as it likes.
  func usualMaximum(of natural: CellSize) -> CellSize? {
    guard case .text = self, natural.width > Self.mostColumns else { return nil }
    return CellSize(width: Self.mostColumns, height: greatestFigure)
  }

  /// The words, where the height follows the width.
  func wrapping(_ ambiguous: AmbiguousWidth) -> WrappedContent? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return WrappedContent(text: text, ambiguous: ambiguous)
  }
}

extension StageContent {
  init(_ popover: ScenePopover, on stage: SceneStage) {
    switch popover.content {
    case .blank: self = .styled(StyledText())
    case .geometry: self = .geometry
    case .text(let text): self = .text(text)
    case .menu(let menu): self = .menu(menu)
    case .dial(let dial):
      // A dial as it is turned, or at its value.
      let picture = stage.dials[popover.name] ?? dial.picture
      self = picture.map { .dial($0) } ?? .styled(StyledText())
    case .ansi(let source):
      self = .styled(stage.texts[source] ?? StyledText())
    }
  }
}

extension MenuItem {
  fileprivate func width(_ ambiguous: AmbiguousWidth) -> Int {
    let label = GlyphText(label, ambiguous: ambiguous).width
    let shortcut = GlyphText(shortcut, ambiguous: ambiguous).width
    return shortcut == 0 ? label : label + StageContent.shortcutGap + shortcut
  }
}

extension SceneStage {
  /// The size that all of a popover's content needs, where some of it does not show; `nil` if all of it does.
  ///
  /// Text is wrapped to the width that there is, and anything else needs its natural size, but a dial is drawn smaller as
  /// long as its labels have room. A title and a footer without a border take rows of the content.
  ///
  /// - Parameter most: how many lines of text are counted at the most: one more than there is room for tells that it is cut.
  func sizeOfCutContent(
    of popover: ScenePopover, _ placed: PlacedPopover, on screen: CellRect, most: Int = .max
  ) -> CellSize? {
    let (content, taken) = (StageContent(popover, on: self), rowsTaken(by: popover))
    var room = CellRect(placed.layout.content)
    var needed = content.size(wrappedTo: room.width, theme.ambiguousWidth, most: most)
    needed.height += taken
    guard needed.width > room.width || needed.height > room.height else { return nil }
    guard case .dial(let dial) = content else { return needed }
    room.height = max(0, room.height - taken)
    let visible = room.intersection(screen).size
    let picture = theme.styled(dial, depth: .trueColor).fitted(in: visible)
    return picture.showsEveryLabel(in: visible) ? nil : needed
  }
}

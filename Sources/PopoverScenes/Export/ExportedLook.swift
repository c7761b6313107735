import CellCanvas
import PopoverGeometry
import PopoverThemes

/// The border, the padding and the colours of a popover, as programs have them that draw boxes of their own.
public struct ExportedLook: Equatable, Sendable {
  /// The border of its box.
  public var border: ExportedBorder
  /// The cells between border and content.
  public var padding: CellInsets
  /// The title as it fits into the border; empty where there is none, or where it is a row of the content.
  public var title: String
  /// The same of the footer.
  public var footer: String
  /// The style of its text.
  public var text: Style
  /// The style of its border.
  public var line: Style
  /// The style of title and footer.
  public var label: Style
  /// The style of its arrow.
  public var arrow: Style
  /// The style of the page that it lies on.
  public var page: Style
  /// Whether it casts a shadow.
  public var hasShadow: Bool

  init(of placed: PlacedPopover, _ popover: ScenePopover, on stage: SceneStage) {
    let (theme, sample) = (stage.theme, BoxSample(of: stage))
    let frame = BoxFrame(of: placed.layout, border: stage.borderWidths(of: popover))
    border = sample.border(frame.border)
    padding = frame.padding
    // One of them may be a row of the content where the other one lies in the border.
    var (titled, footed) = (popover, popover)
    (titled.footer, footed.title) = ("", "")
    // Between the corners, as poplab draws them.
    let inner =
      Int(placed.layout.content.width) + padding[.horizontal].near + padding[.horizontal].far
    let room = max(0, inner)
    title = stage.rowsTaken(by: titled) == 0 ? popover.title.cut(to: room, in: theme) : ""
    footer = stage.rowsTaken(by: footed) == 0 ? popover.footer.cut(to: room, in: theme) : ""
    text = theme.style(.text, depth: .trueColor)
    line = theme.style(.border, depth: .trueColor)
    label = theme.style(.title, depth: .trueColor)
    arrow = theme.style(.arrow, depth: .trueColor)
    page = theme.style(.page, depth: .trueColor)
    hasShadow = sample.hasShadow
  }
}

/// The glyphs of a border, and on which sides it is.
public struct ExportedBorder: Equatable, Sendable {
  /// From the upper left corner clockwise: a corner, an edge, a corner and so on.
  public var glyphs: [String]
  /// 0 or 1 on each side.
  public var widths: CellInsets

  /// The name that most programs have for it; `nil` for glyphs of the theme's own.
  public var name: String? { Self.names.first { $0.glyphs == glyphs.joined() }?.name }

  /// Whether there is no line on any side.
  public var isNone: Bool { widths == .zero }
  /// Whether there is a line on every side.
  public var isWhole: Bool { widths == CellInsets(all: 1) }

  private static let names = [
    (name: "rounded", glyphs: "╭─╮│╯─╰│"), (name: "single", glyphs: "┌─┐│┘─└│"),
    (name: "double", glyphs: "╔═╗║╝═╚║"), (name: "heavy", glyphs: "┏━┓┃┛━┗┃"),
    (name: "simple", glyphs: "+-+|+-+|"), (name: "padded", glyphs: "        "),
  ]
}

/// A small box without an arrow, from which the glyphs of a theme are taken.
private struct BoxSample {
  let picture: Canvas
  let box: CellRect

  init(of stage: SceneStage) {
    var sample = stage
    let anchor = SceneRegion(name: "a", shape: .rect(CellSize(width: 1, height: 1)))
    let popover = ScenePopover(
      name: "p", anchor: "a", size: CellSize(width: 6, height: 3), permitted: .none)
    sample.scene = Scene(
      screen: .cells(CellSize(width: 40, height: 20)), anchors: [anchor], popovers: [popover])
    let placement = sample.placement()
    picture = sample.picture(of: placement)
    box = CellRect(placement.popovers[0].layout.background)
  }

  func border(_ widths: CellInsets) -> ExportedBorder {
    let (left, right) = (box.x, box.columns.upperBound - 1)
    let (top, bottom) = (box.y, box.rows.upperBound - 1)
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    let places = [
      (left, top), (x, top), (right, top), (right, y), (right, bottom), (x, bottom), (left, bottom),
      (left, y),
    ]
    let glyphs = places.map { picture[CellPoint(x: $0.0, y: $0.1)].glyph.text }
    return ExportedBorder(glyphs: glyphs, widths: widths)
  }

  /// Whether a cell outside of the box has another style than the page.
  var hasShadow: Bool {
    let corner = picture.bounds.columns.upperBound - 1
    let page = picture[CellPoint(x: corner, y: 0)].style
    return picture.bounds.without(box).flatMap(\.cells).contains { place in
      place != CellPoint(x: 0, y: 0) && picture[place].style != page
    }
  }
}

extension String {
  /// As many of its characters as fit into some columns, as wide as a theme has them.
  fileprivate func cut(to width: Int, in theme: Theme) -> String {
    var room = width
    let shown = prefix { character in
      room -= theme.text(String(character)).width
      return room >= 0
    }
    return String(shown)
  }
}

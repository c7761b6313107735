import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes

/// Something that a scene can ask for and code for another program may not be able to say.
enum ExportFeature: CaseIterable {
  case arrow, arrowGlyphs, title, footer, borderGlyphs, partialBorder, colors, contentStyles,
    labelStyle, attributes, shadow, offScreen, cutContent, cutTitle, cutFooter
  case noArrow, order, otherSides, sidesAcross, gap, alignment, skid, margins, keepOut, pieces,
    choice
  case stability, shrinking, overlap, hiding, otherPopovers

  /// What the scene asks for, as it is said in a list; `nil` if it does not ask for it.
  func words(_ subject: ExportedPopover) -> String? { Self.table[self]?(subject) }

  /// What no target can say.
  static let neverWritten: Set<ExportFeature> = [
    .cutContent, .otherPopovers, .labelStyle, .attributes,
  ]

  /// What code that states a place needs not say, as the place was chosen by it.
  static let rules: Set<ExportFeature> = [
    .noArrow, .order, .otherSides, .sidesAcross, .gap, .alignment, .skid, .margins, .keepOut,
    .pieces, .choice, .stability, .shrinking, .overlap, .hiding,
  ]

  private typealias Words = @Sendable (ExportedPopover) -> String?

  private static let table: [ExportFeature: Words] = looks.merging(choices) { $1 }

  private static let looks: [ExportFeature: Words] = [
    .arrow: {
      $0.arrow.map { arrow in
        let joint = arrow.hasJoint ? " with its joint" : ""
        return "the arrow, \(size(arrow.rect))\(joint) at \(place(arrow.rect))"
      }
    },
    .arrowGlyphs: {
      $0.arrow.map { "the glyphs of the arrow, '\($0.lines.joined())': it is a triangle" }
    },
    .title: { $0.popover.title.isEmpty ? nil : "the title '\($0.popover.title)'" },
    .footer: { $0.popover.footer.isEmpty ? nil : "the footer '\($0.popover.footer)'" },
    .borderGlyphs: {
      $0.look.border.isNone || $0.look.border.name != nil
        ? nil : "the border of the theme, '\($0.look.border.glyphs.joined())' clockwise"
    },
    .partialBorder: {
      $0.look.border.isNone || $0.look.border.isWhole ? nil : "a border on some sides only"
    },
    .colors: {
      $0.look.text == .plain && $0.look.line == .plain ? nil : "the colours of the theme"
    },
    .contentStyles: {
      $0.hasStyledContent ? "the styles within the content: its text is plain" : nil
    },
    .labelStyle: {
      $0.hasLabel && $0.look.label.seen != $0.look.line.seen
        ? "the colours of title and footer" : nil
    },
    .attributes: { subject in
      let look = subject.look
      let styles = [look.text, look.line] + (subject.hasLabel ? [look.label] : [])
      return styles.allSatisfy { $0.attributes.subtracting(.reverse).isEmpty }
        ? nil : "bold, underline and the like"
    },
    .shadow: { $0.look.hasShadow ? "the shadow of the theme" : nil },
    .offScreen: {
      $0.visibleBox == $0.box
        ? nil : "the part that leaves the screen, cut to \(size($0.visibleBox))"
    },
    .cutContent: { subject in
      subject.wholeSize.map { whole in
        "the content that has no room here: \(Geometry.size(subject.placed.layout.content.size)) of "
          + "its \(size(whole)) cells are written"
      }
    },
    .cutTitle: { rest(of: $0.popover.title, "title", cutTo: $0.look.title) },
    .cutFooter: { rest(of: $0.popover.footer, "footer", cutTo: $0.look.footer) },
    .otherPopovers: { subject in
      let others = subject.scene.popovers.map(\.name).filter { $0 != subject.popover.name }
      if others.isEmpty { return nil }
      return "the other popovers of the scene: \(Geometry.list(others))"
    },
  ]

  private static let choices: [ExportFeature: Words] = [
    .noArrow: { $0.sides.isEmpty ? "a popover without an arrow, in the middle" : nil },
    .order: { $0.sides.count > 1 ? "the order of preference: \(list($0.sides))" : nil },
    .otherSides: {
      $0.sides.count > 1 ? "the sides after the first: \(list($0.sides.dropFirst()))" : nil
    },
    .sidesAcross: { subject in
      let across = subject.sides.filter { $0.axis != subject.sides.first?.axis }
      return across.isEmpty ? nil : "the sides across: \(list(across))"
    },
    .gap: { $0.popover.gap == 0 ? nil : "the gap of \($0.popover.gap) between anchor and arrow" },
    .alignment: {
      $0.popover.alignment == .center
        ? nil : "that it lies at the \($0.popover.alignment) of its anchor"
    },
    .skid: { $0.popover.skid == 0 ? nil : "that it is moved along the edge by \($0.popover.skid)" },
    .margins: {
      $0.edges == .zero
        ? nil
        : "margins and reserved cells, \($0.edges.figures.map(Geometry.figure).joined(separator: ","))"
    },
    .keepOut: {
      $0.scene.keepOut.isEmpty ? nil : "what it keeps clear of: \(names($0.scene.keepOut))"
    },
    .pieces: {
      $0.placed.piece == nil ? nil : "the other pieces of the anchor, of which it keeps clear too"
    },
    .choice: {
      $0.popover.choice == .firstFit ? nil : "the choice by \($0.popover.choice.rawValue)"
    },
    .stability: {
      $0.popover.stability == .rechoose ? nil : "the stability \($0.popover.stability.name)"
    },
    .shrinking: { "that it may shrink to \(size($0.popover.minimum)) where no side has room" },
    .overlap: { $0.popover.canOverlap ? "that it may cover its anchor" : nil },
    .hiding: { $0.popover.hidesWithAnchor ? "that it disappears with its anchor" : nil },
  ]

  /// - Parameter shown: what is written of a label; nothing if it is a row of the content.
  private static func rest(of label: String, _ name: String, cutTo shown: String) -> String? {
    shown.isEmpty || shown == label
      ? nil : "the rest of the \(name) '\(label)': '\(shown)' has room"
  }

  private typealias Geometry = PopoverGeometry.Words

  private static func list(_ sides: some Sequence<Side>) -> String {
    Geometry.list(sides.map { $0.name }, "then")
  }

  private static func names(_ regions: [SceneRegion]) -> String {
    Geometry.list(regions.map(\.name))
  }
  private static func size(_ rect: CellRect) -> String { size(rect.size) }
  private static func size(_ size: CellSize) -> String { Geometry.size(Size(size)) }
  private static func place(_ rect: CellRect) -> String { "\(rect.x),\(rect.y)" }
}

extension ExportedPopover {
  fileprivate var hasLabel: Bool { !popover.title.isEmpty || !popover.footer.isEmpty }

  /// The size that would show all of its content and that it asks for, where it has less than that; `nil` where it has that
  /// much. Text that wraps asks for none.
  fileprivate var wholeSize: CellSize? {
    let content = CellRect(placed.layout.content).size
    let asked =
      placed.presentation.wrapping == nil
      ? CellRect(Rect(size: placed.presentation.limitedContentSize)).size : content
    let needed = sizeOfCutContent ?? asked
    let whole = CellSize(
      width: max(asked.width, needed.width), height: max(asked.height, needed.height))
    return whole.width > content.width || whole.height > content.height ? whole : nil
  }
}

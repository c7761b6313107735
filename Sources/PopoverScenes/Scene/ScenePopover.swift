import CellCanvas
import PlacementEngines
import PopoverGeometry

/// A popover of a scene: what it hangs on, what it shows, and how it is placed.
public struct ScenePopover: Equatable, Sendable {
  /// The name by which checks and later popovers refer to it.
  public var name: String
  /// The name of an anchor, or of a popover before this one.
  public var anchor: String
  /// The text at the top of its border; empty is none.
  public var title: String
  /// The text at the bottom of its border; empty is none.
  public var footer: String
  /// What it shows.
  public var content: PopoverContent
  /// The size of the content; `nil` is its natural size.
  public var size: CellSize?
  /// How far the content may shrink.
  public var minimum: CellSize
  /// How far the content may grow; `nil` sets no limit.
  public var maximum: CellSize?
  /// Where the arrow may point, in order of preference.
  public var permitted: ArrowDirections
  /// Where it lies along the edge of its anchor.
  public var alignment: Alignment
  /// The distance between the anchor and the tip of the arrow.
  public var gap: Int
  /// How far the popover is moved along the edge.
  public var skid: Int
  /// By what its side is chosen.
  public var choice: SideChoice
  /// When it stays on the side where it is.
  public var stability: Stability
  /// Whether it may cover its anchor when there is no room beside it.
  public var canOverlap: Bool
  /// Whether it disappears with its anchor, when that has left the free area.
  public var hidesWithAnchor: Bool
  /// The engine that places it, by its name.
  public var engine: String
  /// What another engine may do where it has no room; `nil` is what it usually does.
  public var adjustment: XDGConstraintAdjustment?

  /// A popover with the settings that a scene file has where it says nothing.
  public init(
    name: String, anchor: String, title: String = "", footer: String = "",
    content: PopoverContent = .blank, size: CellSize? = nil,
    minimum: CellSize = CellSize(width: 1, height: 1), maximum: CellSize? = nil,
    permitted: ArrowDirections = .any, alignment: Alignment = .center, gap: Int = 0,
    skid: Int = 0, choice: SideChoice = .firstFit, stability: Stability = .rechoose,
    canOverlap: Bool = false, hidesWithAnchor: Bool = false,
    engine: String = ScenePopover.ownEngine, adjustment: XDGConstraintAdjustment? = nil
  ) {
    self.name = name
    self.anchor = anchor
    self.title = title
    self.footer = footer
    self.content = content
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.permitted = permitted
    self.alignment = alignment
    self.gap = gap
    self.skid = skid
    self.choice = choice
    self.stability = stability
    self.canOverlap = canOverlap
    self.hidesWithAnchor = hidesWithAnchor
    self.engine = engine
    self.adjustment = adjustment
  }

  /// The engine of the library itself.
  public static let ownEngine = "poplab"

  /// Whether the library itself places it.
  public var isOwn: Bool { engine == Self.ownEngine }
}

extension ScenePopover {
  /// Whether its minimum is above its maximum.
  package var hasImpossibleLimits: Bool {
    PopoverPresentation.contradiction(
      minimum: Size(minimum), maximum: maximum.map { Size($0) }) != nil
  }
}

/// The engines that can place the popovers of a scene.
public enum SceneEngines {
  /// The library's own engine, which uses every setting of a popover, and those that are compared with it.
  public static let names = names(in: .shipped)

  /// The same of another catalog. A popover has its stability as a setting: the library's engine is there once.
  public static func names(in catalog: EngineCatalog) -> [String] {
    let own = EngineCatalog.poplab.map(\.name)
    return [ScenePopover.ownEngine] + catalog.names.filter { !own.contains($0) }
  }

  /// The name under which a catalog has an engine that may be written with another one, as `vim-popup`.
  package static func name(
    _ written: String, in catalog: EngineCatalog = .shipped
  ) -> String? {
    let name = catalog.engine(named: written)?.name ?? written
    return names(in: catalog).contains(name) ? name : nil
  }
}

import PopoverGeometry

extension FloatingUI {
  /// What the steps recorded; it outlives resets, and `nil` means that the step never spoke.
  public struct MiddlewareData: Equatable, Sendable {
    public var offset: OffsetData?
    public var shift: ShiftData?
    public var flip: Trail?
    public var autoPlacement: Trail?
    public var arrow: ArrowData?
    public var size: SizeData?
    public var hide: HideData?
  }

  /// The placements that flip or autoPlacement has measured so far.
  public struct Trail: Equatable, Sendable {
    /// The position in the list of candidates of the one that is tried next.
    public var index = 0
    public var tried: [TriedPlacement] = []
  }

  /// A measured placement and its overflows, in the order in which they are judged.
  public struct TriedPlacement: Equatable, Sendable {
    public var placement: Placement
    public var overflows: [Double]

    /// Whether nothing that was measured is out; flush fits.
    var fits: Bool { overflows.allSatisfy { $0 <= 0 } }
  }
}

import CellCanvas
import PlacementEngines
import PopoverGeometry

/// The question on which side a popover goes, for every place of its anchor in a part of the screen. What hangs on that
/// anchor before it moves along, and all else stays where it is. Two moments that differ only in where the anchor is ask
/// the same question, as long as they ask about the same part.
public struct SideMapQuestion: Equatable, Sendable {
  /// With an anchor in the corner of the container.
  private var presentation: PopoverPresentation
  /// An anchor of several pieces, counted from the corner of all of them.
  private var pieces: [Rect]
  private var popover: ScenePopover
  /// What is shown before this popover, and stays.
  private var placed: [PopoverLayout]
  /// What moves along; `nil` if nothing does.
  private var company: MovedCompany?
  private var engines: EngineCatalog
  /// The part of the screen in which places of the anchor's first cell are asked about.
  public let part: CellRect

  /// - Parameters:
  ///   - name: of a popover.
  ///   - placement: where everything of the scene is.
  ///   - stage: the scene.
  ///   - part: the part of the screen; `nil` is all of it.
  /// - Returns: `nil` if the scene has no popover of this name.
  public init?(
    for name: String, in placement: ScenePlacement, on stage: SceneStage,
    within part: CellRect? = nil
  ) {
    guard let index = stage.scene.popovers.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let before = Array(placement.popovers.prefix(index))
    popover = stage.scene.popovers[index]
    company = MovedCompany(of: index, after: before, on: stage)
    placed = company == nil ? before.filter(\.isShown).map(\.layout) : []
    engines = stage.engines
    self.part = part ?? placement.container
    let request = StageQuestion(stage: stage, situation: SceneSituation())
      .request(popover, placed: before, former: nil)
    let bounds = company?.bounds ?? request.boundingRect(after: placed)
    presentation = request.presentation
    presentation.sourceRect = Rect(origin: presentation.container.origin, size: bounds.size)
    (presentation.currentArrowDirection, presentation.currentFrame) = (nil, nil)
    pieces = []
    if case .pieces(let all) = request.anchor, all.count > 1, popover.isOwn {
      pieces = all.map { $0.offset(x: -bounds.x, y: -bounds.y) }
    }
  }

  /// Whether others move with the popover.
  public var placesOthers: Bool { company != nil }

  /// How many popovers are placed for it in all.
  public var count: Int { part.width * part.height * (company?.popovers.count ?? 1) }

  /// The side at every place, each asked by itself: a map has no path.
  public var map: PlacementMap {
    if var company = company?.prepared {
      return presentation.map(within: part) { company.side(at: $0.sourceRect.origin) }
    }
    if !popover.isOwn { return presentation.map(of: popover, within: part, engines: engines) }
    if pieces.isEmpty, !popover.hidesWithAnchor {
      return presentation.keepingClear(of: placed).map(within: part)
    }
    return presentation.map(within: part) { side($0) }
  }

  /// The side with all pieces of the anchor; `nil` too where the popover goes with its anchor.
  private func side(_ asked: PopoverPresentation) -> ArrowDirection? {
    let origin = asked.sourceRect.origin
    let moved = pieces.map { $0.offset(x: origin.x, y: origin.y) }
    let answer = PopoverRequest(asked, anchor: pieces.isEmpty ? .rect : .pieces(moved))
      .answer(after: placed)
    let reason = PlacedPopover.HiddenReason.own(
      of: popover, answer.presentation, hasAnswer: true)
    return reason == nil ? answer.layout.directionBeside : nil
  }
}

/// A popover with those before it that are elsewhere when its anchor is: the first that hangs on it, and all after that,
/// as these keep clear of it.
private struct MovedCompany: Equatable, Sendable {
  private var anchor: MovedAnchor
  /// What stays.
  private let placed: [PlacedPopover]
  /// What is placed again, in the order of the scene.
  let popovers: [ScenePopover]

  /// - Returns: `nil` if the popover is the first on its anchor.
  init?(of index: Int, after placed: [PlacedPopover], on stage: SceneStage) {
    guard let anchor = stage.scene.anchorIndex(of: stage.scene.popovers[index]),
      let first = stage.scene.firstPopover(on: anchor), first < index
    else { return nil }
    self.anchor = MovedAnchor(anchor, of: stage)
    self.placed = Array(placed.prefix(first))
    popovers = Array(stage.scene.popovers[first...index])
  }

  /// The same for thousands of places.
  var prepared: MovedCompany {
    var company = self
    company.anchor = anchor.prepared
    return company
  }

  /// Where the pieces of the anchor begin on their sheet, and how far they reach.
  var bounds: Rect { Rect(anchor.bounds) }

  /// The side of the last popover where the anchor begins at a place; `nil` if it is not shown.
  mutating func side(at place: Point) -> ArrowDirection? {
    anchor.move(to: CellPoint(x: Int(place.x), y: Int(place.y)))
    let all = popovers.reduce(into: placed) { placed, popover in
      placed.append(anchor.question.answer(popover, placed: placed, former: nil))
    }
    return all.last?.directionBeside
  }
}

extension Scene {
  /// The first popover that moves with an anchor.
  func firstPopover(on anchor: Int) -> Int? {
    popovers.firstIndex { anchorIndex(of: $0) == anchor }
  }

  /// Whether a popover's own question tells where it goes when its anchor moves: the library's own engine places it, it
  /// stays when its anchor is gone, and nothing else that it depends on moves along, as other pieces of the anchor and
  /// popovers before it on the same one do.
  package func isAskedAlone(_ popover: ScenePopover) -> Bool {
    guard popover.isOwn, !popover.hidesWithAnchor, let anchor = anchorIndex(of: popover) else {
      return false
    }
    if case .pieces(let pieces) = anchors[anchor].shape, pieces.count > 1 { return false }
    return firstPopover(on: anchor).map { popovers[$0].name } == popover.name
  }
}

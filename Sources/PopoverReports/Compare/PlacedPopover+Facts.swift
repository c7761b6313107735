import PlacementEngines
import PopoverGeometry
import PopoverScenes

extension PlacedPopover {
  /// What another engine calls its answer, and how it is set up; `nil` for the library's own.
  package var engineWords: String? {
    guard layout.rule == .given else { return nil }
    let summary = EngineCatalog.engine(named: engine)?.summary ?? ""
    let name = answer?.name ?? ""
    return name.isEmpty ? "\(engine): \(summary)" : "\(engine) calls it \(name): \(summary)"
  }

  /// What one sees of its place, a phrase each: the side, how it lies along the edge, and what is
  /// unusual; as much of it as has to be said to tell it from others.
  package var facts: [String] {
    guard isShown else { return [whyNotShown] }
    let unusual = [
      layout.overlapsAnchor ? "covers the anchor" : nil,
      layout.isShrunk ? "cut to \(Words.size(layout.content.size))" : nil,
    ].compactMap { $0 }
    return [place] + [alignment].compactMap { $0 } + outside + unusual
  }

  private var place: String {
    if let direction = layout.arrowDirection { return "\(Side(direction).phrase)" }
    return layout.overlapsAnchor ? "over the anchor" : "in the middle, without an arrow"
  }

  /// How the background lies along the edge of the anchor that it is beside.
  private var alignment: String? {
    guard let axis = layout.arrowDirection?.axis.crossed else { return nil }
    let (own, anchor) = (layout.background[axis], presentation.sourceRect[axis])
    let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    if abs(own.mid - anchor.mid) <= 0.5 { return "centred" }
    if own.start == anchor.start { return "its \(names.0) on the anchor's" }
    if own.end == anchor.end { return "its \(names.1) on the anchor's" }
    let area = presentation.area[axis]
    if own.start == area.start { return "held at the \(names.0)" }
    return own.end == area.end ? "held at the \(names.1)" : nil
  }

  /// The edges of the free area that it sticks out of.
  private var outside: [String] {
    let (frame, area) = (layout.background, presentation.area)
    return Axis.allCases.flatMap { axis in
      let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
      let overflow = frame[axis].overflow(of: area[axis])
      return [(names.0, overflow.near), (names.1, overflow.far)].compactMap { name, cells in
        cells > 0 ? "\(Words.cells(cells, along: axis)) out at the \(name)" : nil
      }
    }
  }
}

import PlacementEngines
import PopoverGeometry
import TestSupport

// Menus, tips, and the popovers of AppKit.

@Sendable func kxPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = KxMenu(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content")
  ).placement()
  return placement.json(arrowPosition: placement.arrowPosition?.fromStart)
}

@Sendable func cmPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = CMPopTip(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), preferred: row.direction("preferred")
  ).placement()
  return [
    "arrowDirection": .direction(placement.arrowDirection), "frame": .list(placement.frame.list),
    "targetPoint": .point(placement.targetPoint), "bubble": .list(placement.bubble.list),
    "content": .list(placement.content.list),
  ]
}

extension JSONValue {
  /// AMPopTip's names are those of arrows, but say on which side of the anchor the bubble lies.
  fileprivate func popTipMode(_ key: String) -> AMPopTip.Mode {
    switch text(key) {
    case "auto": .auto
    case "autoHorizontal": .autoHorizontal
    case "autoVertical": .autoVertical
    default: .side(direction(key).map { Side($0.opposite) })
    }
  }
}

@Sendable func amDirection(_ row: JSONValue) throws -> [String: JSONValue] {
  let tip = AMPopTip(
    container: try row.size("container"), anchor: try row.rect("anchor"), contentSize: .zero,
    mode: row.popTipMode("mode"))
  return ["side": .direction(tip.side.map { ArrowDirection($0).opposite })]
}

@Sendable func amPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  var tip = AMPopTip(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), mode: row.popTipMode("side"))
  tip.offset = try row.number("offset")
  tip.edgeMargin = try row.number("edgeMargin")
  tip.arrowOffset = try row.number("arrowOffset")
  let placement = tip.placement()
  var answer = placement.json()
  answer["side"] = .direction(placement.arrowDirection?.opposite)
  let tipPlace = placement.arrowTip.map {
    Point(x: $0.x - placement.frame.x, y: $0.y - placement.frame.y)
  }
  answer["tip"] = .point(tipPlace ?? Point(x: 0, y: 0))
  return answer
}

@Sendable func easyPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = EasyTip(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), preferred: try row.named("preferred")
  ).placement()
  return [
    "position": .text(placement.position.rawValue),
    "arrowDirection": .direction(placement.position.arrowDirection),
    "frame": .list(placement.frame.list), "tip": .point(placement.tip),
  ]
}

@Sendable func inPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  INPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), preferred: row.direction("preferred") ?? .up
  ).placement().json()
}

@Sendable func maPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  var window = MAAttachedWindow(
    container: try row.size("container"), point: try row.point("point"),
    contentSize: try row.size("content"), parent: row.figures("parent").map(Rect.init(list:)),
    position: row.text("side").flatMap(MAAttachedWindow.WindowPosition.init(name:)))
  window.distance = try row.number("distance")
  let side = window.chosenPosition
  return [
    "side": .text(side.name), "arrowDirection": .direction(side.arrowDirection),
    "frame": .list(window.placement().frame.list),
  ]
}

extension MAAttachedWindow.WindowPosition {
  private static let names: [(side: String, direction: ArrowDirection)] = [
    ("bottom", .up), ("top", .down), ("left", .right), ("right", .left),
  ]
  private static let extents: [(name: String, side: Side?)] = [
    ("", nil), ("Left", .left), ("Right", .right), ("Top", .above), ("Bottom", .below),
  ]

  fileprivate init?(name: String) {
    let found = Self.names.flatMap { side in
      Self.extents.filter { name == side.side + $0.name }.map { (side.direction, $0.side) }
    }
    guard let (direction, extent) = found.first else { return nil }
    self.init(direction, extent: extent)
  }

  fileprivate var name: String {
    let side = Self.names.first { $0.direction == arrowDirection }?.side ?? ""
    return side + (Self.extents.first { $0.side == extent }?.name ?? "")
  }
}

@Sendable func cpPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let edges: [String: ArrowDirection] = [
    "maxX": .left, "minX": .right, "minY": .down, "maxY": .up,
  ]
  let placement = CPPopover(
    displayArea: try row.rect("displayArea"), anchor: try row.rect("anchor"),
    popoverSize: try row.size("popover"),
    preferred: row.text("preferred").flatMap { edges[$0] } ?? .left
  ).placement()
  return [
    "edge": .text(ifAny: edges.first { $0.value == placement.arrowDirection }?.key),
    "arrowDirection": .direction(placement.arrowDirection), "frame": .list(placement.frame.list),
    "arrowOffset": .number(ifAny: placement.arrowOffset),
  ]
}

@Sendable func rblPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  // Of AppKit, where y grows upwards.
  let edges: [String: ArrowDirection] = [
    "maxX": .left, "minX": .right, "minY": .up, "maxY": .down,
  ]
  let placement = RBLPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"),
    preferred: row.text("preferred").flatMap { edges[$0] } ?? .up,
    anchorPoint: try row.point("anchorPoint")
  ).placement()
  return [
    "edge": .text(ifAny: edges.first { $0.value == placement.arrowDirection }?.key),
    "arrowDirection": .direction(placement.arrowDirection), "frame": .list(placement.frame.list),
    "fitted": .flag(placement.wasMovedOntoScreen),
  ]
}

@Sendable func fsPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = FSPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), safeInsets: try row.insets("safeInsets")
  ).placement()
  guard let placement else { return [:] }
  var answer = placement.json()
  answer["arrowPoint"] = .point(placement.arrowTip)
  answer["arrowOffset"] = .number(ifAny: placement.arrowPosition?.fromMiddle)
  return answer
}

@Sendable func corinPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = CorinPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"),
    side: row.direction("side").map { Side($0.opposite) }
  ).placement()
  var answer = placement.json()
  answer["side"] = .direction(placement.arrowDirection?.opposite)
  answer["arrowPoint"] = .point(placement.arrowTip)
  return answer
}

@Sendable func ahezeAbsolute(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = AhezePopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    popoverSize: try row.size("popover"), originAnchor: try row.named("originAnchor"),
    popoverAnchor: try row.named("popoverAnchor"), sourceInsets: try row.insets("sourceInset")
  ).placement()
  return ["frame": .list(placement.frame.list)]
}

@Sendable func ahezeRelative(_ row: JSONValue) throws -> [String: JSONValue] {
  let names = row["anchors"]?.values ?? []
  let picture = AhezePicture(
    containerRect: try row.rect("containerRect"), popoverSize: try row.size("popover"),
    anchors: names.compactMap {
      if case .text(let name) = $0 { AhezeAnchor(rawValue: name) } else { nil }
    })
  let anchor = picture.nearestAnchor(to: try row.point("target"))
  return ["anchor": .text(anchor.rawValue), "frame": .list(picture.frame(at: anchor).list)]
}

extension ControllerPlacement {
  fileprivate func json(arrowPosition: Double? = nil) -> [String: JSONValue] {
    [
      "arrowDirection": .direction(arrowDirection), "frame": .list(frame.list),
      "arrowPosition": .number(ifAny: arrowPosition),
    ]
  }
}

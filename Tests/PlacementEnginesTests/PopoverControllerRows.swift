import PlacementEngines
import PopoverGeometry
import TestSupport

/// Reads the question of a recorded answer, and writes the answer as it is recorded.
typealias ControllerAnswering = @Sendable (JSONValue) throws -> [String: JSONValue]

/// Each system and kind of the recorded answers of popover controllers.
let popoverControllers: [String: ControllerAnswering] = [
  "CHAMELEON size": chameleonSize, "CHAMELEON placement": chameleonPlacement,
  "CHAMELEON arrow": chameleonArrow, "WE displayArea": weDisplayArea, "WE placement": wePlacement,
  "FP placement": fpPlacement, "FP content": fpContent, "WY placement": wyPlacement,
  "WY colors": wyColors, "KX placement": kxPlacement, "CM placement": cmPlacement,
  "AM direction": amDirection, "AM placement": amPlacement, "EASY placement": easyPlacement,
  "IN placement": inPlacement, "MA placement": maPlacement, "CP placement": cpPlacement,
  "RBL placement": rblPlacement, "FS placement": fsPlacement, "CORIN placement": corinPlacement,
  "AHEZE absolute": ahezeAbsolute, "AHEZE relative": ahezeRelative,
]

// The four that come with a background of their own.

@Sendable private func chameleonSize(_ row: JSONValue) throws -> [String: JSONValue] {
  let chrome = ChameleonChrome(
    contentSize: try row.size("content"), hasNavigationBar: row.flag("navbar"))
  return [
    "size": .list(chrome.size.list), "background": .list(chrome.background.list),
    "content": .list(chrome.content(hasNavigationBar: row.flag("navbar")).list),
  ]
}

@Sendable private func chameleonPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let popover = ChameleonPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    popoverSize: try row.size("popover"), permitted: row.directions("permitted"))
  let placement = popover.placement()
  var answer: [String: JSONValue] = [
    "arrowDirection": .text(placement.arrowDirection?.name ?? "unknown"),
    "frame": .list(placement.frame.list),
    "pointTo": .point(
      placement.arrowTip ?? Point(x: popover.anchor.midX, y: popover.anchor.midY)),
  ]
  if let tip = placement.arrowTip {
    let place = Point(x: tip.x - placement.frame.x, y: tip.y - placement.frame.y)
    answer["arrow"] = .arrow(ChameleonChrome(size: popover.popoverSize).arrow(toward: place))
  }
  return answer
}

@Sendable private func chameleonArrow(_ row: JSONValue) throws -> [String: JSONValue] {
  let chrome = ChameleonChrome(size: try row.size("bounds"))
  return JSONValue.arrow(chrome.arrow(toward: try row.point("point"))).members
}

@Sendable private func weDisplayArea(_ row: JSONValue) throws -> [String: JSONValue] {
  let area = WEPopover.displayArea(
    of: try row.rect("view"), margins: try row.insets("margins"),
    statusBarHeight: try row.number("statusBar"), hasParentView: row.flag("hasParentView"))
  return ["displayArea": .list(area.list)]
}

@Sendable private func wePlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = WEPopover(
    displayArea: try row.rect("displayArea"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), permitted: row.directions("permitted")
  ).placement()
  return [
    "arrowDirection": .text(placement.arrowDirection?.name ?? "unknown"),
    "frame": .list(placement.frame.list), "background": .list(placement.background.list),
    "arrow": .list(placement.arrow.list), "content": .list(placement.content.list),
  ]
}

@Sendable private func fpPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  let placement = FPPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    popoverSize: try row.size("popover"), mode: try row.named("mode"),
    isStatusBarHidden: row.flag("statusBarHidden")
  ).placement()
  return [
    "arrowDirection": .direction(placement.arrowDirection), "frame": .list(placement.frame.list),
    "arrowStart": .number(ifAny: placement.arrowStart),
    "arrowOffset": .number(ifAny: placement.arrowOffset),
  ]
}

@Sendable private func fpContent(_ row: JSONValue) throws -> [String: JSONValue] {
  let content = FPPopover.content(
    in: try row.size("bounds"), row.direction("arrowDirection"), hasTitle: row.flag("title"))
  return ["content": .list(content.list)]
}

@Sendable private func wyPlacement(_ row: JSONValue) throws -> [String: JSONValue] {
  var popover = WYPopover(
    container: try row.size("container"), anchor: try row.rect("anchor"),
    contentSize: try row.size("content"), theme: row.text("theme") == "iOS6" ? .iOS6 : .iOS7,
    permitted: row.directions("permitted"))
  popover.permitsNone = row["permitted"]?.values.contains(.text("none")) == true
  popover.margins = try row.insets("margins")
  popover.statusBarHeight = try row.number("statusBar")
  popover.keyboardHeight = try row.number("keyboard")
  let placement = popover.placement()
  return [
    "arrowDirection": .direction(placement.arrowDirection), "frame": .list(placement.frame.list),
    "arrowOffset": .number(placement.arrowOffset), "outer": .list(placement.outer.list),
    "inner": .list(placement.inner.list), "arrow": .list(placement.arrow.list),
    "keyboardShift": .number(placement.keyboardShift),
  ]
}

@Sendable private func wyColors(_ row: JSONValue) throws -> [String: JSONValue] {
  func color(_ values: JSONValue?, _ key: String) -> WYPopoverColors.Color? {
    values?.figures(key).map { .init($0[0], $0[1], $0[2], $0[3]) }
  }
  var given = WYPopoverColors.Given()
  given.fillTop = color(row["given"], "fillTop")
  given.fillBottom = color(row["given"], "fillBottom")
  given.outerStroke = color(row["given"], "outerStroke")
  given.innerStroke = color(row["given"], "innerStroke")
  given.gloss = color(row["given"], "gloss")
  let tint = color(row, "tint") ?? .init(0, 0, 0)
  let colors = WYPopoverColors(tint: tint, given: given)
  let all = [
    "fillTop": colors.fillTop, "fillBottom": colors.fillBottom, "outerStroke": colors.outerStroke,
    "innerStroke": colors.innerStroke, "gloss": colors.gloss,
  ]
  return all.mapValues { color in .list((0..<4).map { color.channels[$0] }) }
}

import CellCanvas
import MessageText
import PopoverScenes

/// The sentences that describe a lab in line mode, where nothing is drawn.
struct LabSentences {
  private let lab: LabContext
  private let modes: ModeStack

  init(_ lab: Lab) { (self.lab, modes) = (lab.context, lab.modes) }

  var greeting: String {
    let scene = lab.edited.scene
    let counts = [(scene.anchors.count, "anchor"), (scene.popovers.count, "popover")]
      .map { number(of: $1, $0) }
    return "A scene with \(counts.joined(separator: " and ")) on a screen of "
      + "\(lab.container.size.words); 'help' lists every command."
  }

  var state: String {
    let isExploring = lab.top.has(.isExploring)
    switch lab.notice {
    case .refusal(let words), .done(let words), .offer(let words): return words.sentence
    case .change(let change):
      return (isExploring ? lab.decision(after: change).joined() : change).sentence
    case nil:
      let status = modes.top.status(in: lab).glyphs.map(\.text).joined().sentence
      guard let settings = modes.top as? SettingsMode else {
        return isExploring ? lab.decision.sentence : status
      }
      let selected = settings.selectedSetting(in: lab).map(sentence)
      return [selected, status].compactMap(\.self).joined(separator: " ")
    }
  }

  var listing: [String] {
    let anchors = lab.placement.anchors.enumerated().map { index, region in
      let mark = index == lab.edited.selection.anchor ? ", selected" : ""
      let places = region.rects.map { "\($0.size.words) at \($0.x),\($0.y)" }
      return "Anchor \(region.name)\(mark): \(places.joined(separator: " and "))."
    }
    let popovers = zip(lab.edited.scene.popovers, lab.placement.popovers).enumerated().map {
      index, popover in
      let mark = index == lab.edited.selection.popover ? ", selected" : ""
      let frame = CellRect(popover.1.layout.frame)
      let place = popover.1.isShown ? "\(frame.size.words) at \(frame.x),\(frame.y). " : ""
      return "Popover \(popover.0.name) of \(popover.0.anchor)\(mark): "
        + "\(place)\(popover.1.sentence)."
    }
    return anchors + popovers
  }

  /// Every setting with its value, and who has chosen it if it is not the default.
  var settings: [String] { SettingTable(lab).all.map(sentence) }

  private func sentence(for setting: LabSetting) -> String {
    let origin = setting.isChanged ? " (\(setting.origin.words))" : ""
    let title = SettingTable(lab).title(of: setting.group)
    return "\(title), \(setting.name): \(setting.shownValue)\(origin)".sentence
  }

  /// A sentence for each engine of an open comparison; `nil` if there is none.
  var comparison: [String]? {
    guard let mode = modes.mode(ComparisonMode.self) else { return nil }
    guard let comparison = mode.comparison else { return [] }
    return comparison.rows.compactMap { comparison.reasons($0).first?.capitalizedFirst.sentence }
  }
}

extension LabSentences {
  /// The sentences for what a command would show on a screen.
  func explanation(of call: CommandCall) -> [String] {
    Overlay(rawValue: call.command).map(explanation) ?? inspection
  }

  private var inspection: [String] {
    var lab = lab
    lab.explanation.inspectorTop = 0
    return InspectorPanel(lab, map: Explorer.map(in: lab)).inspection().sections.flatMap {
      section in
      section.paragraphs.map { paragraph in
        let words = paragraph.text.drop { $0 == " " || $0 == "▸" }
        return "\(section.title): \(words)".sentence
      }
    }
  }

  private func explanation(of overlay: Overlay) -> [String] {
    if overlay == .ghosts, let placed = lab.placedPopover {
      return Ghost.all(of: placed).compactMap { $0.labels.first?.capitalizedFirst.sentence }
    }
    var (lab, canvas) = (lab, Canvas(size: lab.container.size))
    lab.explanation.overlays = [overlay]
    var ink = OverlayInk(lab.theme, depth: lab.display.depth)
    return ScenePicture(shown: lab.shown)
      .draw(overlay, Explorer.map(in: lab), in: lab, &ink, on: &canvas)
      .map { $0.words.text.capitalizedFirst.sentence }
  }
}

import CellCanvas
import PopoverScenes

extension Lab {
  /// What is said of an action that does nothing but show something; `nil` for all others, which are done.
  func explanation(of action: LabAction) -> [String]? {
    switch action {
    case .inspect: inspectionLines
    case .toggle(let overlay): lines(of: overlay)
    default: nil
    }
  }

  /// Everything that the inspector tells, each with what it is about.
  private var inspectionLines: [String] {
    let inspection = inspection(map(keeping: nil)) ?? Inspection(of: noPopover)
    return inspection.sections.flatMap { section in
      section.paragraphs.map { paragraph in
        let words = paragraph.text.drop { $0 == " " || $0 == "▸" }
        return "\(section.title): \(words)".sentence
      }
    }
  }

  private func lines(of overlay: Overlays) -> [String] {
    if overlay == .ghosts, let placedPopover {
      return Ghost.all(of: placedPopover).compactMap { $0.labels.first?.capitalizedFirst.sentence }
    }
    var (lab, canvas) = (self, Canvas(size: container.size))
    lab.overlays = overlay
    return lab.draw(overlay, lab.map(keeping: nil), on: &canvas)
      .map { $0.words.text.capitalizedFirst.sentence }
  }

  /// What each of the engines that are compared makes of the scene.
  var comparisonLines: [String] {
    guard let comparison = tiles?.comparison else { return [] }
    return comparison.rows.compactMap { comparison.reasons($0).first?.capitalizedFirst.sentence }
  }
}

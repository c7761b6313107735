import CellCanvas
import PopoverThemes

extension Theme {
  /// Its name, and what there may be a choice of: the kind of its chrome and the appearance.
  var heading: String {
    let choices = choices(kind: kind, appearance)
    return choices.isEmpty ? name : "\(name) (\(choices.joined(separator: ", ")))"
  }

  /// A kind and an appearance by their names, as far as it has others too.
  func choices(kind: ChromeKind, _ appearance: Appearance) -> [String] {
    (kinds.count > 1 ? [kind.rawValue] : []) + (appearances.count > 1 ? [appearance.rawValue] : [])
  }

  /// A canvas below the heading.
  func headed(_ canvas: Canvas) -> Canvas {
    let words = text(heading).shortened(to: max(1, canvas.size.width))
    return Canvas(stacked: [Canvas(line: words, .bold), canvas])
  }
}

import PopoverGeometry
import PopoverScenes

extension ChromeFigure {
  /// The figure as it is read: `58,0 44x16`, `12,12,12,12`, `yes`.
  var words: String {
    switch self {
    case .rect(let rect): Self.list([rect.x, rect.y]) + " " + Words.size(rect.size)
    case .size(let size): Words.size(size)
    case .insets(let insets): Self.list(insets.figures)
    case .radii(let radii):
      "top left \(Words.figure(radii.topLeft)), top right \(Words.figure(radii.topRight)), "
        + "bottom right \(Words.figure(radii.bottomRight)), "
        + "bottom left \(Words.figure(radii.bottomLeft))"
    case .number(let number): Words.figure(number)
    case .count(let count): "\(count)"
    case .name(let name): name
    case .flag(let flag): flag ? "yes" : "no"
    case .none: "none"
    }
  }

  private static func list(_ figures: [Double]) -> String {
    figures.map(Words.figure).joined(separator: ",")
  }
}

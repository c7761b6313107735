import CellCanvas
import PopoverThemes

extension SceneCheck {
  /// The keys of a check: of whom, when, and what is expected.
  static let fields = SceneFields<SceneCheck>(
    usual: SceneCheck(),
    [
      .init("popover", \.popover, .line), .init("given", \.given, .mapping(situation)),
      .init("side", \.expected.side, .choice("side")),
      .init("arrow-offset", \.expected.arrowOffset, .arrowOffset),
      .init("points", \.expected.pointsAtAnchor, .flag),
      .init("frame", \.expected.frame, .rect(-greatestFigure...greatestFigure)),
      .init("size", \.expected.size, .size()), .init("shrunk", \.expected.isShrunk, .flag),
      .init("overlap", \.expected.overlaps, .flag), .init("inside", \.expected.isInside, .flag),
      .init("contrast", \.expected.contrast, .contrast),
    ])

  private static let situation = SceneFields<SceneSituation>(
    usual: SceneSituation(),
    [.init("screen", \.screen, .size(screenRange)), .init("reserved", \.reserved, .insets)])
}

extension FileForm where Value == Double {
  fileprivate static let arrowOffset = decimal(
    -Double(greatestFigure)...Double(greatestFigure), step: 0.5,
    "a number of cells, such as -3 or 2.5")

  fileprivate static let contrast = decimal(1...21, step: 0, "a contrast from 1 to 21, such as 4.5")
}

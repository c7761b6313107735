import MessageText
import PopoverGeometry
import PopoverReports
import PopoverScenes
import PopoverThemes

/// The settings that no scene file has.
extension SettingFacts {
  static let view: [SettingFacts] = [
    .init(
      .view, "theme", .words, "what everything looks like", keys: "next-theme",
      value: { $0.theme($1) }, accepts: { $1.themes.matches($0).count == 1 },
      fault: { $0.isSigned ? "No theme is called \(quoted($0))" : nil }),
    .init(
      .view, "scheme", .words, "the colour scheme in place of the theme's colours",
      value: { $0.scheme($1) }, fault: { _ in nil }),
    .init(
      .view, "kind", .words, "how the theme's chrome is put together", keys: "kind",
      value: {
        $0.plain(
          $1, $0.lab.theme.kind.rawValue, usual: $0.lab.themes.current.theme.kind.rawValue,
          words: $0.lab.theme.kinds.map(\.rawValue))
      },
      obstacle: { $0.theme.kinds.count > 1 ? nil : "the theme has one kind" }),
    .init(
      .view, "appearance", .words, "the theme's light or dark variant", keys: "appearance",
      value: { $0.appearance($1) },
      obstacle: { $0.theme.appearances.count > 1 ? nil : "the theme has one appearance" }),
    .init(
      .view, "hue", .dial, "how far the theme's colours are turned, in degrees", keys: "dial",
      value: { $0.plain($1, "\($0.lab.themes.choice.hue)", usual: "0") },
      obstacle: { LabNumbers($0).hueObstacle.map { _ in "there are no colours to turn" } }),
    .init(
      .view, "vision", .words, "how colours look without a kind of cones", keys: "vision"
    ) {
      let names = Choices.visions.map(\.name)
      return $0.plain(
        $1, $0.lab.themes.choice.vision?.rawValue ?? names[0], usual: names[0], words: names)
    },
    .init(.view, "motion", .words, "how changes are shown", keys: "next-motion") {
      $0.ofMotion($1, \.style.rawValue, words: MotionStyle.allCases.map(\.rawValue))
    },
    .init(
      .view, "curve", .words, "how fast they begin and end", line: "motion",
      value: { $0.ofMotion($1, \.curve.rawValue, words: MotionCurve.allCases.map(\.rawValue)) },
      obstacle: still),
    .init(
      .view, "duration", .seconds, "how long they take, in seconds", line: "motion",
      value: { $0.ofMotion($1, \.duration.hundredths) }, obstacle: still),
    .init(
      .view, "speed", .dial, "how many steps of a path are played in a second", keys: "slower",
      "faster",
      value: { $0.plain($1, "\($0.lab.player.chosenSpeed)", usual: "\(Player().chosenSpeed)") },
      obstacle: {
        $0.player.stepsPerSecond(isReduced: $0.display.reducesMotion) == $0.player.chosenSpeed
          ? nil : "motion is reduced"
      }),
    .init(
      .view, "rectangles", .flag, "the parts of screen and popover", keys: "rectangles"
    ) { $0.overlay($1, .rectangles) },
    .init(
      .view, "ghosts", .flag, "the popover on the sides not taken", keys: "ghosts",
      value: { $0.overlay($1, .ghosts) }, obstacle: noPopover),
    .init(
      .view, "map", .flag, "the side for every place of the anchor", keys: "map",
      value: { $0.overlay($1, .map) }, obstacle: noPopover),
    .init(.view, "contrast", .flag, "what is hard to see", keys: "contrast") {
      $0.overlay($1, .contrast)
    },
  ]

  static let terminal: [SettingFacts] = [
    .init(.terminal, "color", .text, "how many colours are drawn") {
      $0.terminal($1, $0.lab.display.depth.name)
    },
    .init(.terminal, "ascii", .flag, "whether nothing but ASCII is drawn") {
      $0.terminal($1, "\($0.lab.display.isASCII)")
    },
    .init(.terminal, "ambiguous-width", .number, "the columns of characters of unclear width") {
      $0.terminal($1, $0.lab.display.ambiguousWidth == .two ? "2" : "1")
    },
    .init(.terminal, "painter", .words, "what puts cells on the screen") { $0.terminal($1) },
    .init(.terminal, "mouse", .words, "whether the mouse is used") { $0.terminal($1) },
    .init(.terminal, "reduced-motion", .flag, "whether changes are shown at once") {
      $0.terminal($1, "\($0.lab.display.reducesMotion)")
    },
    .init(.terminal, "dial-signal", .words, "what tells of each item of a dial that passes") {
      $0.terminal($1, "\($0.lab.display.dialSignal)")
    },
  ]
}

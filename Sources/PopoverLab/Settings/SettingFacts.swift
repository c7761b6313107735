import PopoverScenes

/// What is known of a setting besides its value: the one table of all settings.
struct SettingFacts: Equatable, Sendable {
  enum Group: String, Sendable, CaseIterable {
    case popover
    case anchor
    case scene
    case view
    case terminal

    /// The part of the scene that has the key; `nil` for what no scene file holds.
    var owner: SceneKeyOwner? { SceneKeyOwner(rawValue: rawValue) }
  }

  enum Kind: Sendable {
    case text
    case number
    /// A number with decimals.
    case seconds
    case words
    case flag
    /// A number that only a dial turns.
    case dial
  }

  let group: Group
  /// The key of scene files, or the name of a command.
  let name: String
  let kind: Kind
  let help: String
  /// The command that sets it, without the value.
  let line: String
  /// The commands whose keys change it.
  let calls: [String]
  /// What holds while it has no value.
  let unset: String
  /// Whether it always has a value, so that there is no default to return to.
  let isRequired: Bool

  init(
    _ group: Group, _ name: String, _ kind: Kind, _ help: String, line: String? = nil,
    keys calls: String..., unset: String = "none", isRequired: Bool = false
  ) {
    (self.group, self.name, self.kind, self.help) = (group, name, kind, help)
    self.line = line ?? group.owner.map { "\($0.rawValue) \(name)" } ?? name
    (self.unset, self.isRequired) = (unset, isRequired)
    self.calls = calls.filter { !$0.isEmpty }
  }

  /// The command that sets the key of scene files, without the value; `nil` if they have no such key.
  var keyLine: String? { group.owner.map { "\($0.rawValue) \(name)" } }

  /// The numbers that it can have.
  var range: ClosedRange<Int> {
    switch name {
    case "selected": Menu.numbers
    case "value": SceneDial.values
    case "gap", "width", "height": 0...greatestFigure
    default: -greatestFigure...greatestFigure
    }
  }

  /// The number that a dial turns; `nil` if none does.
  var number: LabNumber? { group == .anchor ? nil : LabNumber(rawValue: name) }

  static let all = popover + anchor + scene + view + terminal

  /// The setting of a key of scene files.
  static func of(_ key: String, _ owner: SceneKeyOwner) -> SettingFacts? {
    all.first { $0.name == key && $0.group.owner == owner }
  }

  /// The line that sets what is called so; `nil` if no command does.
  @Sendable static func line(named name: String) -> String? {
    all.first { $0.name == name && $0.group != .terminal }
      .map { $0.kind == .dial ? "dial \(name)" : $0.line }
  }
}

extension SettingFacts {
  private static let popover: [SettingFacts] = [
    of("anchor", .words, "the anchor that it hangs on, or a popover before it", isRequired: true),
    of("title", .text, "the text at the top of its border"),
    of("footer", .text, "the text at the bottom of its border"),
    of("text", .text, "the words that it shows"),
    of("menu", .text, "the lines of the menu that it shows"),
    of("selected", .number, "the chosen line of its menu"),
    of("dial", .text, "the items of the dial that it shows, or their number"),
    of("value", .number, "the item to which its dial is turned", unset: "0"),
    of("face", .words, "what its dial looks like", unset: "scale"),
    of("ansi", .text, "the file with coloured text that it shows"),
    of("geometry", .flag, "whether it shows its own geometry", unset: "false"),
    of("size", .text, "the size of its content", "content-narrower", unset: "natural"),
    of("minimum", .text, "how far its content may shrink", line: "minimum", "minimum"),
    of("maximum", .text, "how far its content may grow", unset: "no limit"),
    of(
      "permitted", .words, "where its arrow may point, in order of preference", line: "directions",
      "directions"),
    of("alignment", .words, "where it lies along its anchor", line: "alignment", "alignment"),
    of("gap", .number, "the distance from its anchor", "gap"),
    of("skid", .number, "how far it is moved along its anchor", "skid"),
    of("choose", .words, "by what its side is chosen", line: "choose", "choose"),
    of("stability", .words, "when it stays on its side", line: "stability", "stability"),
    of("overlap", .flag, "whether it may cover its anchor", line: "overlap", "overlap"),
    of("hide", .flag, "whether it goes when its anchor is out of sight"),
    of("engine", .words, "what places it", line: "engine", "engine"),
    of("adjust", .words, "what its engine may do where there is no room", unset: "as usual"),
  ]

  /// A setting of the popover.
  private static func of(
    _ name: String, _ kind: Kind, _ help: String, line: String? = nil, _ key: String = "",
    unset: String = "none", isRequired: Bool = false
  ) -> SettingFacts {
    SettingFacts(
      .popover, name, kind, help, line: line, keys: key, unset: unset, isRequired: isRequired)
  }

  private static let anchor: [SettingFacts] = [
    .init(.anchor, "at", .words, "from which point of the screen it is placed", keys: "hold"),
    .init(.anchor, "x", .number, "how far it is to the right of that", keys: "left", "right"),
    .init(.anchor, "y", .number, "how far it is below that", keys: "down", "up"),
    .init(
      .anchor, "width", .number, "how wide it is", keys: "anchor-narrower", "anchor-wider"),
    .init(
      .anchor, "height", .number, "how tall it is", keys: "anchor-lower", "anchor-higher"),
    .init(.anchor, "rects", .text, "the pieces that it is made of"),
    .init(.anchor, "locked", .flag, "whether it stays where it is", keys: "lock"),
  ]

  private static let scene: [SettingFacts] = [
    .init(.scene, "about", .text, "what it shows, in a line"),
    .init(
      .scene, "screen", .words, "the size of its screen", line: "screen", keys: "next-screen"),
    .init(.scene, "page", .words, "what its anchors lie on", unset: "essay"),
    .init(.scene, "writing", .words, "which way writing runs"),
    .init(
      .scene, "margins", .text, "the least distance of popovers from the edges", line: "margins",
      keys: "margins"),
    .init(
      .scene, "reserved", .text, "what is taken from the edges, as a keyboard is",
      keys: "keyboard", "next-keyboard"),
    .init(.scene, "keep-out", .text, "the areas that popovers keep clear of"),
  ]
}

extension SettingFacts {
  private static let view: [SettingFacts] = [
    .init(.view, "theme", .words, "what everything looks like", keys: "next-theme"),
    .init(.view, "scheme", .words, "the colour scheme in place of the theme's colours"),
    .init(.view, "kind", .words, "how the theme's chrome is put together", keys: "kind"),
    .init(.view, "appearance", .words, "the theme's light or dark variant", keys: "appearance"),
    .init(.view, "hue", .dial, "how far the theme's colours are turned, in degrees", keys: "dial"),
    .init(.view, "vision", .words, "how colours look without a kind of cones", keys: "vision"),
    .init(.view, "motion", .words, "how changes are shown", keys: "next-motion"),
    .init(.view, "curve", .words, "how fast they begin and end", line: "motion"),
    .init(.view, "duration", .seconds, "how long they take, in seconds", line: "motion"),
    .init(
      .view, "speed", .dial, "how many steps of a path are played in a second", keys: "slower",
      "faster"),
    .init(.view, "rectangles", .flag, "the parts of screen and popover", keys: "rectangles"),
    .init(.view, "ghosts", .flag, "the popover on the sides not taken", keys: "ghosts"),
    .init(.view, "map", .flag, "the side for every place of the anchor", keys: "map"),
    .init(.view, "contrast", .flag, "what is hard to see", keys: "contrast"),
  ]

  private static let terminal: [SettingFacts] = [
    .init(.terminal, "color", .text, "how many colours are drawn"),
    .init(.terminal, "ascii", .flag, "whether nothing but ASCII is drawn"),
    .init(.terminal, "ambiguous-width", .number, "the columns of characters of unclear width"),
    .init(.terminal, "painter", .words, "what puts cells on the screen"),
    .init(.terminal, "mouse", .words, "whether the mouse is used"),
    .init(.terminal, "reduced-motion", .flag, "whether changes are shown at once"),
    .init(.terminal, "dial-signal", .words, "what tells of each item of a dial that passes"),
  ]
}

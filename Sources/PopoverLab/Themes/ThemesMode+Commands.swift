import PopoverThemes

extension ThemesMode {
  static let commands: [Command<ThemesMode>] = [
    .key("list-dark", "d", hint: KeyHint("dark/light/marked/all", narrow: "list"), .needsSchemes) {
      mode, lab, _ in mode.show(.dark, &lab)
    },
    .key("list-light", "l", .needsSchemes) { mode, lab, _ in mode.show(.light, &lab) },
    .key("list-marked", "M") { mode, lab, _ in mode.show(.marked, &lab) },
    .key("list-all", "a") { mode, lab, _ in mode.show(.all, &lab) },
    .key("sort-by-name", "n", hint: KeyHint("name/brightness", narrow: "sort")) {
      mode, lab, _ in mode.sort(by: .name, &lab)
    },
    .key("sort-by-brightness", "b", .needsSchemes) { mode, lab, _ in
      mode.sort(by: .brightness, &lab)
    },
    .key("other-list", "<Tab>", hint: "themes/schemes") { mode, lab, _ in mode.showOther(&lab) },
    .key("compare-themes", "v", hint: "compare") { mode, _, _ in mode.show(.comparison) },
    .key("theme-details", "i", hint: "details") { mode, _, _ in mode.show(.details(from: 0)) },
    .key("mark", "m", hint: "mark") { mode, lab, _ in mode.mark(&lab) },
    .key("copy-name", "y", hint: KeyHint("copy name/path", narrow: "copy")) {
      mode, lab, _ in mode.copy(mode.chosen(in: lab).reference(lab.themes), &lab)
    },
    .key("copy-path", "Y") { mode, lab, _ in mode.copyPath(&lab) },
    .key("keep-theme", "<Enter>", hint: .vital("keep")) { mode, lab, _ in mode.keep(&lab) },
  ]

  static let listKeys: [KeyLines] = [
    KeyLines(
      "List of themes",
      KeyLine(
        "the next theme, the one before", "scroll-down", "scroll-up", hint: .vital("theme")),
      .halfPages, .pages, .ends,
      KeyLine("the list of colour schemes, of themes", "other-list"),
      KeyLine("search while you type", "search"),
      KeyLine(
        "list the dark, the light, the marked, all", "list-dark", "list-light", "list-marked",
        "list-all"),
      KeyLine("sort by name, by brightness", "sort-by-name", "sort-by-brightness")),
    KeyLines(
      "Theme",
      KeyLine("the kept theme and this one, side by side", "compare-themes"),
      KeyLine("its contrast and all of its keys or colours", "theme-details"),
      .nextKind, .nextAppearance, .showSheet,
      KeyLine("mark it, or take the mark away", "mark"),
      KeyLine("copy its name, its path", "copy-name", "copy-path")),
    KeyLines(
      "Choice",
      KeyLine("keep the theme", "keep-theme"),
      .leaving(
        "leave and undo the choice; Esc first shows all themes",
        hint: .vital("as before", narrow: "back"))),
    KeyLines("Lab", .typeCommand, .findCommand, .showKeys),
    .always,
  ]

  static let searchKeys = KeyLines.searching(
    "Search", typing: "type what to look for", next: "the next theme, the one before",
    hint: "theme", cancelling: "list everything again")
}

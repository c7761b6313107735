/// A step through a view that shows a part of something longer; positive counts lead to its end.
enum ScrollStep: Equatable, Sendable {
  case rows(Int)
  case halfPages(Int)
  case pages(Int)
  case start
  case end

  /// More rows than any view has.
  private static let farthest = 1_000_000

  /// The step in rows of a view that shows `page` rows at once.
  func rows(page: Int) -> Int {
    switch self {
    case .rows(let count): count
    case .halfPages(let count): count * max(1, page / 2)
    case .pages(let count): count * max(1, page - 1)
    case .start: -Self.farthest
    case .end: Self.farthest
    }
  }

  /// The rows that a notch of the wheel scrolls. In a list of single lines, whose selection the wheel moves, it goes on
  /// by one line.
  static let wheelRows = 3
}

/// A mode with the keys of all views: they scroll it, and they leave it.
protocol ScrolledMode: LabMode {
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext)

  /// Clears what was typed or filtered; `false` if there is nothing to clear.
  mutating func clear(in lab: inout LabContext) -> Bool
}

extension ScrolledMode {
  mutating func clear(in lab: inout LabContext) -> Bool { false }

  /// The commands that all views share. Each acts on the mode on top.
  static var viewCommands: [Command<Self>] { scrollCommands + leaveCommands }

  static var scrollCommands: [Command<Self>] {
    [
      scrolling("scroll-down", "<Down> j") { .rows($0) },
      scrolling("scroll-up", "<Up> k") { .rows(-$0) },
      scrolling("half-page-down", "<C-d>") { .halfPages($0) },
      scrolling("half-page-up", "<C-u>") { .halfPages(-$0) },
      scrolling("page-down", "<PageDown>") { .pages($0) },
      scrolling("page-up", "<PageUp>") { .pages(-$0) },
      scrolling("to-start", "<Home> g") { _ in .start },
      scrolling("to-end", "<End> G") { _ in .end },
    ]
  }

  private static var leaveCommands: [Command<Self>] {
    [
      .key("clear-or-leave", "<Esc>", .actsOnTop) { mode, lab, _ in
        if !mode.clear(in: &lab) { lab.follow(.closeMode(mode.name)) }
      },
      .key("leave-view", "q", .actsOnTop) { mode, lab, _ in lab.follow(.closeMode(mode.name)) },
    ]
  }

  private static func scrolling(
    _ name: String, _ keys: String, _ step: @escaping @Sendable (Int) -> ScrollStep
  ) -> Command<Self> {
    .key(name, keys, .actsOnTop) { $0.scroll(step($2), in: &$1) }
  }
}

/// A view with a search, which is typed after `/`.
protocol SearchedMode: ScrolledMode {
  var search: TextLine { get set }
  var isSearching: Bool { get set }

  /// Follows a change of the typed text.
  mutating func searchChanged(in lab: inout LabContext)
}

extension SearchedMode {
  static var searching: [Command<Self>] {
    [
      .key("search", "/", hint: KeyHint("search", narrow: "find"), .actsOnTop) { mode, _, _ in
        mode.isSearching = true
      },
      .key("accept-search", "<Enter>", hint: "list", .actsOnTop) { mode, _, _ in
        mode.isSearching = false
      },
      .key("cancel-search", "<Esc>", hint: "cancel", .actsOnTop) { mode, lab, _ in
        mode.isSearching = false
        guard !mode.search.isEmpty else { return }
        mode.search = TextLine()
        mode.searchChanged(in: &lab)
      },
    ]
  }

  /// During a search, keys without a command are typed text.
  func takes(_ key: Key, in lab: LabContext) -> Bool {
    isSearching && lab.keys.call(for: key) == nil
  }

  mutating func type(_ key: Key, in lab: inout LabContext) {
    type(in: &lab) { line, lab in
      if !line.edit(with: key) {
        lab.refuse("\(key.label) does nothing in a search; Esc leaves it")
      }
    }
  }

  mutating func type(_ text: String, in lab: inout LabContext) {
    type(in: &lab) { line, _ in line.type(text) }
  }

  mutating func paste(_ text: String, in lab: inout LabContext) {
    guard isSearching else { return lab.refusePaste() }
    type(in: &lab) { line, lab in lab.paste(text, into: &line) }
  }

  private mutating func type(
    in lab: inout LabContext, _ change: (inout TextLine, inout LabContext) -> Void
  ) {
    let before = search.text
    change(&search, &lab)
    if search.text != before { searchChanged(in: &lab) }
  }
}

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

  /// The rows that a notch of the wheel scrolls.
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
}

/// A view with a search, which is typed after `/`.
protocol SearchedMode: ScrolledMode {
  var search: TextLine { get set }
  var isSearching: Bool { get set }

  /// Follows a change of the typed text.
  mutating func searchChanged(in lab: inout LabContext)
}

extension SearchedMode {
  /// Under its second name it is searched.
  var facts: ModeFacts { Self.facts[isSearching ? 1 : 0] }

  mutating func clear(in lab: inout LabContext) -> Bool { clearSearch(in: &lab) }

  /// Lists again what a search has left out; `false` if there is none.
  mutating func clearSearch(in lab: inout LabContext) -> Bool {
    if search.isEmpty { return false }
    search = TextLine()
    searchChanged(in: &lab)
    return true
  }

  /// Follows what is typed, or pasted while one types.
  mutating func typeSearch(_ event: ModeEvent, in lab: inout LabContext) {
    if case .pasted = event, !isSearching { return lab.refusePaste() }
    let before = search.text
    lab.type(event, into: &search, of: "a search")
    if search.text != before { searchChanged(in: &lab) }
  }
}

/// The commands that all views share, and those of views with a search.
enum ViewCommands {
  static let all: [Command<any LabMode>] = [
    scrolling("scroll-down", "<Down> j") { .rows($0) },
    scrolling("scroll-up", "<Up> k") { .rows(-$0) },
    scrolling("half-page-down", "<C-d>") { .halfPages($0) },
    scrolling("half-page-up", "<C-u>") { .halfPages(-$0) },
    scrolling("page-down", "<PageDown>") { .pages($0) },
    scrolling("page-up", "<PageUp>") { .pages(-$0) },
    scrolling("to-start", "<Home> g") { _ in .start },
    scrolling("to-end", "<End> G") { _ in .end },
    ofViews("clear-or-leave", "<Esc>") { view, lab, _ in
      if !view.clear(in: &lab) { lab.follow(.closeMode(view.name)) }
    },
    ofViews("leave-view", "q") { view, lab, _ in lab.follow(.closeMode(view.name)) },
  ]

  static let searching: [Command<any LabMode>] = [
    ofSearches("search", "/", hint: KeyHint("search", narrow: "find")) { view, _ in
      view.isSearching = true
    },
    ofSearches("accept-search", "<Enter>", hint: "list") { view, _ in view.isSearching = false },
    ofSearches("cancel-search", "<Esc>", hint: "cancel") { view, lab in
      view.isSearching = false
      _ = view.clearSearch(in: &lab)
    },
  ]

  private static func scrolling(
    _ name: String, _ keys: String, _ step: @escaping @Sendable (Int) -> ScrollStep
  ) -> Command<any LabMode> {
    ofViews(name, keys) { view, lab, count in view.scroll(step(count), in: &lab) }
  }

  private static func ofViews(
    _ name: String, _ keys: String,
    run: @escaping @Sendable (inout any ScrolledMode, inout LabContext, Int) -> Void
  ) -> Command<any LabMode> {
    .key(name, keys) { mode, lab, count in
      guard var view = mode as? any ScrolledMode else { return }
      run(&view, &lab, count)
      mode = view
    }
  }

  private static func ofSearches(
    _ name: String, _ keys: String, hint: KeyHint,
    run: @escaping @Sendable (inout any SearchedMode, inout LabContext) -> Void
  ) -> Command<any LabMode> {
    .key(name, keys, hint: hint) { mode, lab, _ in
      guard var view = mode as? any SearchedMode else { return }
      run(&view, &lab)
      mode = view
    }
  }
}

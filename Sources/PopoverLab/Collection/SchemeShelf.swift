import ColorSchemes
import MessageText
import PopoverScenes

/// The colour schemes of a collection of themes: those that are listed, and what was read of them.
struct SchemeShelf: Equatable, Sendable {
  /// The names that find a scheme.
  var names: [String] = [] {
    didSet { listAnew() }
  }
  /// The paths of the user's own, by their names.
  var paths: [String: String] = [:]
  /// The paths of others that were opened, the first one first.
  private var opened: [String] = []
  /// What finds the schemes that are listed: names, then the paths of those that were opened.
  private(set) var listed: [String] = []
  private var places: [String: Int] = [:]
  /// What was read, by what finds it.
  private var schemes: [String: ColorScheme] = [:]
  /// Why others cannot be read.
  private(set) var faults: [String: String] = [:]

  private mutating func listAnew() {
    listed = names + opened
    places = Dictionary(zip(listed, listed.indices)) { first, _ in first }
  }

  /// Where a scheme is in what is listed.
  func place(of reference: String) -> Int? { places[reference] }

  subscript(reference: String) -> ColorScheme? { schemes[reference] }

  /// The path of its file; `nil` for a scheme that comes with the program or from the terminal.
  func path(of reference: String) -> String? {
    reference.isSchemePath ? reference : paths[reference]
  }

  mutating func take(_ opening: SchemeOpening, of reference: String) {
    switch opening {
    case .success(let opened): (schemes[reference], faults[reference]) = (opened.scheme, nil)
    case .failure(let refusal): faults[reference] = refusal.words
    }
  }

  /// Lists one that was opened by its path.
  mutating func list(opened reference: String) {
    guard reference.isSchemePath, !opened.contains(reference) else { return }
    opened.append(reference)
    listAnew()
  }

  /// What is listed, as if nothing was read of it.
  var withoutColors: SchemeShelf {
    var shelf = self
    (shelf.schemes, shelf.faults) = ([:], [:])
    return shelf
  }
}

extension ThemeCollection {
  /// The names that find a colour scheme.
  package var schemeNames: [String] {
    get { schemes.names }
    set { schemes.names = newValue }
  }

  /// The paths of the user's own schemes, by their names.
  package var schemePaths: [String: String] {
    get { schemes.paths }
    set { schemes.paths = newValue }
  }

  /// What finds the schemes that are listed: names, then the paths of those that were opened.
  var listedSchemes: [String] { schemes.listed }

  func place(ofListed scheme: String) -> Int? { schemes.place(of: scheme) }

  /// A scheme that was read, by what finds it; `nil` for one that was not, and one that cannot be.
  func scheme(_ reference: String) -> ColorScheme? { schemes[reference] }

  func schemeFault(_ reference: String) -> String? { schemes.faults[reference] }

  /// What is wrong in the file of the scheme in use since it was read; its colours stay as they were then. The name of the
  /// file stands for its path where that does not fit.
  func faultOfScheme(width: Int) -> String? {
    guard let scheme = choice.scheme, schemes[scheme] != nil, let words = schemeFault(scheme)
    else { return nil }
    let path = schemes.path(of: scheme) ?? scheme
    let start = path.shownSafely
    guard words.hasPrefix(start) else { return words }
    let short = path.fileName.shownSafely + words.dropFirst(start.count)
    return [words, short].first(fitting: width)
  }

  /// Takes what a file has after a change, under what was tuned on top of it. While something in it is wrong, the colours
  /// stay as they were: mostly the file is being written.
  ///
  /// - Returns: whether it is anything new.
  mutating func reread(_ opening: SchemeOpening, of reference: String) -> Bool {
    let before = schemes
    let whole = opening.flatMap { opened in
      opened.fault.map { .failure(SchemeRefusal($0)) } ?? .success(opened)
    }
    fill([reference: whole])
    if case .success(let opened) = whole { writtenSchemes[reference]?.scheme = opened.scheme }
    return schemes != before
  }

  func isRead(_ scheme: String) -> Bool { schemes[scheme] != nil || schemes.faults[scheme] != nil }

  /// What finds the listed schemes that were not read yet.
  var unreadSchemes: [String] { listedSchemes.filter { !isRead($0) } }

  func shelf(withColors: Bool) -> SchemeShelf { withColors ? schemes : schemes.withoutColors }
}

import ColorSchemes
import MessageText
import PopoverScenes

/// The colour schemes of a collection of themes: those that are listed, and what was read of them.
package struct SchemeShelf: Equatable, Sendable {
  /// The names that find a scheme.
  var names: [String] {
    didSet { listAnew() }
  }
  /// The paths of the user's own, by their names.
  var paths: [String: String]
  /// The paths of others that were opened, the first one first.
  private var opened: [String] = []
  /// What finds the schemes that are listed: names, then the paths of those that were opened.
  private(set) var listed: [String]
  /// What was read, by what finds it.
  private var schemes: [String: ColorScheme] = [:]
  /// Why others cannot be read.
  private(set) var faults: [String: String] = [:]

  /// - Parameters:
  ///   - names: the names that find a scheme.
  ///   - paths: the paths of the user's own, by their names.
  package init(names: [String] = [], paths: [String: String] = [:]) {
    (self.names, self.paths, listed) = (names, paths, names)
  }

  private mutating func listAnew() { listed = names + opened }

  /// A scheme that was read, by what finds it; `nil` for one that was not, and one that cannot be.
  subscript(reference: String) -> ColorScheme? { schemes[reference] }

  func isRead(_ reference: String) -> Bool {
    schemes[reference] != nil || faults[reference] != nil
  }

  /// What finds the listed schemes that were not read yet.
  var unread: [String] { listed.filter { !isRead($0) } }

  /// The path of its file; `nil` for a scheme that comes with the program or from the terminal.
  func path(of reference: String) -> String? {
    reference.isSchemePath ? reference : paths[reference]
  }

  mutating func take(_ openings: [String: SchemeOpening]) {
    for (reference, opening) in openings {
      switch opening {
      case .success(let opened): (schemes[reference], faults[reference]) = (opened.scheme, nil)
      case .failure(let refusal): faults[reference] = refusal.words
      }
    }
  }

  /// Takes one that was opened, and lists it if that was by its path.
  mutating func open(_ scheme: ColorScheme, called reference: String) {
    (schemes[reference], faults[reference]) = (scheme, nil)
    guard reference.isSchemePath, !opened.contains(reference) else { return }
    opened.append(reference)
    listAnew()
  }

  /// Takes one that was written, and lists its name.
  mutating func note(_ written: WrittenScheme) {
    let reference = written.reference
    open(written.scheme, called: reference)
    guard !reference.isSchemePath else { return }
    paths[reference] = written.path
    if !names.contains(reference) { names.append(reference) }
  }

  /// What is listed, as if nothing was read of it.
  var withoutColors: SchemeShelf {
    var shelf = self
    (shelf.schemes, shelf.faults) = ([:], [:])
    return shelf
  }
}

extension ThemeCollection {
  /// Why the scheme in use cannot be read; `nil` if it can, or there is none.
  var schemeFault: String? { choice.scheme.flatMap { schemes.faults[$0] } }

  /// What is wrong in the file of the scheme in use since it was read; its colours stay as they were then. The name of the
  /// file stands for its path where that does not fit.
  func faultOfScheme(width: Int) -> String? {
    guard let scheme = choice.scheme, schemes[scheme] != nil, let words = schemeFault
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
    schemes.take([reference: whole])
    if case .success(let opened) = whole { writtenSchemes[reference]?.scheme = opened.scheme }
    return schemes != before
  }
}

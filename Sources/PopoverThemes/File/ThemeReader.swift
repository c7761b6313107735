import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// Reads theme files, those that they inherit from included.
///
/// A value is a theme's own, else its parent's, else the default, key by key inside mappings. The name,
/// the author and the summary are never inherited.
public struct ThemeReader: Sendable {
  /// Finds the theme that a file inherits from; `nil` if there is none of this name or at this path.
  public typealias Resolver = @Sendable (ThemeReference) -> ThemeSource?

  private let documents: DocumentReader
  private let knownNames: [String]
  private let resolve: Resolver

  /// More ancestors than this are a mistake.
  private static let ancestorLimit = 16

  /// - Parameter knownNames: what is suggested for a parent that is not known.
  public init(
    documents: DocumentReader = DocumentReader(), knownNames: [String] = [],
    resolve: @escaping Resolver = { _ in nil }
  ) {
    self.documents = documents
    self.knownNames = knownNames
    self.resolve = resolve
  }

  /// The theme in a file.
  ///
  /// - Throws: everything that is wrong with the file, then with those it inherits from.
  public func theme(_ source: ThemeSource) throws(ThemeError) -> Theme {
    let lineage = lineage(of: source, children: [])
    guard let theme = lineage.theme, lineage.faults.isEmpty else {
      throw .malformed(path: source.path, faults: lineage.faults)
    }
    return theme
  }
}

/// A file with those that it inherits from, as far as they could be read.
private struct Lineage {
  /// The trees of the files, the eldest first.
  var trees: [SourceNode] = []
  var theme: Theme?
  var faults: [Fault] = []
}

extension ThemeReader {
  private func lineage(of source: ThemeSource, children: [String]) -> Lineage {
    let document = documents.read(source.bytes)
    guard let root = document.root else { return Lineage(faults: document.faults) }
    var own = document.faults
    var lineage = Lineage()
    let inherits = root.entry("inherits")
    if let inherits {
      lineage = parent(named: inherits.value, of: source, children: children, &own)
    }
    let isWhole = lineage.faults.isEmpty && own.isEmpty
    lineage.trees = lineage.trees.map { $0.moved(to: inherits?.place ?? .start) } + [root]
    lineage.theme = theme(lineage.trees, name: source.path.themeName.shownSafely, &own)
    if !isWhole { own.removeAll { $0.path == nil && $0.place == inherits?.place } }
    lineage.faults = document.telling(own).inOrder + lineage.faults
    return lineage
  }

  /// The theme of several trees, each of which goes before those in front of it.
  private func theme(_ trees: [SourceNode], name: String, _ faults: inout [Fault]) -> Theme {
    var draft = ThemeDraft(name: name)
    for tree in trees {
      draft.startFile(name: name)
      tree.read(into: &draft, by: ThemeDraft.keys, &faults)
    }
    return draft.theme(&faults)
  }

  private func parent(
    named node: SourceNode, of source: ThemeSource, children: [String], _ own: inout [Fault]
  ) -> Lineage {
    // What is no name is told when the file itself is read.
    guard case .text(let text) = node.content, !text.isEmpty else { return Lineage() }
    let reference = ThemeReference(text, in: source.path)
    guard let found = resolve(reference) else {
      own.append(Fault(at: node.place, unknown(reference)))
      return Lineage()
    }
    let line = children + [source.path.withoutDots]
    if let reason = whyNotInherited(found.path.withoutDots, by: line) {
      own.append(Fault(at: node.place, reason))
      return Lineage()
    }
    var lineage = lineage(of: found, children: line)
    lineage.faults = lineage.faults.map { $0.inFile(found.path) }
    return lineage
  }

  /// - Parameter line: the files that inherit, the youngest first.
  private func whyNotInherited(_ path: String, by line: [String]) -> Fault.Reason? {
    if line.contains(path) { return .theme(.inheritanceCycle(line + [path])) }
    let limit = ThemeReader.ancestorLimit
    return line.count > limit ? .theme(.tooManyAncestors(limit: limit)) : nil
  }

  private func unknown(_ reference: ThemeReference) -> Fault.Reason {
    if reference.isPath { return .theme(.unreadableParent(reference.text)) }
    let own = reference.origin.themeName
    if reference.text == own { return .theme(.ownName(own)) }
    let isOfAnother = resolve(ThemeReference(own, in: reference.origin)) != nil
    let known = isOfAnother ? knownNames : knownNames.filter { $0 != own }
    return .unknownName(reference.text, thing: "theme", known: known)
  }
}

extension [Fault] {
  /// By place, each once: what is read in two appearances may be wrong in both.
  fileprivate var inOrder: [Fault] {
    sorted { $0.place < $1.place }.reduce(into: []) { faults, fault in
      if !faults.suffix(8).contains(fault) { faults.append(fault) }
    }
  }
}

import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverGeometry

/// Reads theme files, and the files from which they inherit.
///
/// Each value is the theme's own if it has one, else its parent's, else the default; inside
/// mappings this is decided key by key. Name, author and summary are not inherited, nor by a file with colours of its own
/// the reason for a low contrast.
public struct ThemeReader: Sendable {
  /// Finds the file of a parent; `nil` if there is none of this name or at this path.
  public typealias Resolver = @Sendable (ThemeReference) -> ThemeSource?

  private let knownNames: [String]
  private let resolve: Resolver

  /// The number of ancestors above which inheritance is taken for a mistake.
  private static let ancestorLimit = 16

  /// Creates a reader that suggests `knownNames` for an unknown parent, and finds parents by `resolve`.
  public init(knownNames: [String] = [], resolve: @escaping Resolver = { _ in nil }) {
    self.knownNames = knownNames
    self.resolve = resolve
  }

  /// The theme in a file.
  ///
  /// - Throws: all faults of the file, and then those of the files from which it inherits.
  public func theme(_ source: ThemeSource) throws(ThemeError) -> Theme {
    try reading(source).theme
  }

  /// The theme in a file, with what in that file has no effect.
  ///
  /// - Throws: all faults of the file, and then those of the files from which it inherits.
  public func reading(_ source: ThemeSource) throws(ThemeError) -> ThemeFileReading {
    try attempt(source).result.get()
  }

  /// The same, with the paths of the files of the ancestors, the nearest first: of those that were looked for too, as
  /// they may come.
  package func attempt(
    _ source: ThemeSource
  ) -> (result: Result<ThemeFileReading, ThemeError>, ancestorFiles: [String]) {
    let lineage = lineage(of: source, children: [])
    guard let reading = lineage.reading, lineage.faults.isEmpty else {
      let error = ThemeError.malformed(path: source.path, faults: lineage.faults)
      return (.failure(error), lineage.ancestorFiles)
    }
    return (.success(reading), lineage.ancestorFiles)
  }
}

/// A theme that was read, and what in its file is no fault and has no effect.
public struct ThemeFileReading: Sendable {
  /// The theme.
  public let theme: Theme
  /// Where the file, and those from which it inherits, set the keys of the theme.
  public let keys: ThemeKeyPlaces
  fileprivate let draft: ThemeDraft
  /// Where the file names its parent.
  fileprivate let placeOfParent: Place?

  /// Colours that the file names for the styles of its parent and that no style uses, by place; found when they are
  /// asked for.
  ///
  /// What is inherited may be there for others. Without a parent no name is meant to be that of one, and a file may
  /// have more of a known palette than it uses.
  public var warnings: [Fault] {
    placeOfParent == nil ? [] : draft.warnings.filter { $0.place != placeOfParent }
  }
}

/// A file and its ancestors, as far as they could be read.
private struct Lineage {
  /// The trees of the files, the oldest ancestor first.
  var trees: [SourceNode] = []
  /// The paths of the files of the ancestors, the nearest first; shipped themes have none.
  var ancestorFiles: [String] = []
  var reading: ThemeFileReading?
  var faults: [Fault] = []
}

extension ThemeReader {
  private func lineage(of source: ThemeSource, children: [String]) -> Lineage {
    let document = DocumentReader().read(source.bytes)
    guard let root = document.root else { return Lineage(faults: document.faults) }
    var own = document.faults
    var lineage = Lineage()
    let inherits = root.entry("inherits")
    if let inherits {
      lineage = parent(named: inherits.value, of: source, children: children, &own)
    }
    let isWhole = lineage.faults.isEmpty && own.isEmpty
    lineage.trees = lineage.trees.map { $0.moved(to: inherits?.place ?? .start) } + [root]
    let draft = draft(lineage.trees, name: source.path.themeName.shownSafely, &own)
    var theme = draft.theme(&own)
    theme.ancestorFiles = lineage.ancestorFiles
    lineage.reading = ThemeFileReading(
      theme: theme, keys: ThemeKeyPlaces(lineage.trees), draft: draft,
      placeOfParent: inherits?.place)
    if !isWhole { own.removeAll { $0.path == nil && $0.place == inherits?.place } }
    lineage.faults = document.faultsToReport(of: own).inOrder + lineage.faults
    return lineage
  }

  /// The theme of several trees, each of which overrides those before it.
  private func draft(
    _ trees: [SourceNode], name: String, _ faults: inout [Fault]
  ) -> ThemeDraft {
    var draft = ThemeDraft(name: name)
    for tree in trees {
      draft.startFile(tree, name: name)
      tree.read(into: &draft, by: ThemeDraft.keys, &faults)
      draft.endFile(&faults)
    }
    return draft
  }

  private func parent(
    named node: SourceNode, of source: ThemeSource, children: [String], _ own: inout [Fault]
  ) -> Lineage {
    // A value that is no name is reported when the file itself is read.
    guard case .text(let text) = node.content, !text.isEmpty else { return Lineage() }
    let reference = ThemeReference(text, in: source.path)
    guard let found = resolve(reference) else {
      own.append(Fault(at: node.place, unknown(reference)))
      return Lineage(ancestorFiles: reference.isPath ? [reference.text] : [])
    }
    let line = children + [source.path.withoutDots]
    if let reason = whyNotInherited(found.path.withoutDots, by: line) {
      own.append(Fault(at: node.place, reason))
      return Lineage()
    }
    var lineage = lineage(of: found, children: line)
    lineage.faults = lineage.faults.map { $0.inFile(found.path) }
    let isFile = reference.isPath || found.path.isAbsolutePath
    if isFile { lineage.ancestorFiles.insert(found.path, at: 0) }
    return lineage
  }

  /// The fault of inheriting from a file; `nil` if the files of `line`, the youngest first, may do so.
  private func whyNotInherited(_ path: String, by line: [String]) -> Fault.Reason? {
    if line.contains(path) { return .theme(.inheritanceCycle(line + [path])) }
    let limit = ThemeReader.ancestorLimit
    return line.count > limit ? .theme(.tooManyAncestors(limit: limit)) : nil
  }

  private func unknown(_ reference: ThemeReference) -> Fault.Reason {
    if reference.isPath {
      return .theme(.unreadableParent(reference.written, path: reference.text))
    }
    let own = reference.origin.themeName
    if reference.text == own { return .theme(.ownName(own)) }
    let isOfAnother = resolve(ThemeReference(own, in: reference.origin)) != nil
    let known = isOfAnother ? knownNames : knownNames.filter { $0 != own }
    return .unknownName(reference.text, thing: "theme", known: known)
  }
}

extension [Fault] {
  /// The faults by place, each once: the same value may be wrong in both appearances.
  fileprivate var inOrder: [Fault] {
    sorted { $0.place < $1.place }.reduce(into: []) { faults, fault in
      if !faults.suffix(8).contains(fault) { faults.append(fault) }
    }
  }
}

/// The theme that a file names after `inherits`.
public struct ThemeReference: Equatable, Sendable {
  /// The name of a theme, or the path of its file, with the folder of the origin before a relative path.
  public var text: String
  /// The same as the file has it.
  public var written: String
  /// Whether it is a path, as it has a slash in it or ends in `.yaml` or `.yml`.
  public var isPath: Bool
  /// The path of the file that names it; a theme may inherit from another one of its own name.
  public var origin: String

  /// Creates a reference from the text after `inherits` in the file at a path.
  public init(_ text: String, in origin: String) {
    self.origin = origin
    written = text
    isPath = text.isThemePath
    self.text = isPath ? text.following(folderOf: origin.baseOfPaths) : text
  }
}

/// A theme file: its path and its bytes.
public struct ThemeSource: Equatable, Sendable {
  /// The path, which messages begin with.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates a source from a path and the contents of the file there.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension String {
  /// Whether it is a path of a theme's file: it has a slash or the extension of theme files.
  package var isThemePath: Bool { isYAMLPath }

  /// This path relative to the folder of a file, without `.` and, as far as possible, without `..`.
  fileprivate func following(folderOf file: String) -> String {
    let folder = isAbsolutePath ? [] : file.pathSteps.dropLast()
    var parts: [String] = []
    for part in folder + pathSteps where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let root = isAbsolutePath || file.isAbsolutePath ? "/" : ""
    let path = root + parts.joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// The path in its shortest form, which is the same for different spellings of a path.
  var withoutDots: String { following(folderOf: "") }

  /// The name of the theme in the file at this path: the file's name without the extension.
  package var themeName: String {
    let ending = Self.yamlEndings.first { fileName.hasSuffix($0) } ?? ""
    let stem = fileName.dropLast(ending.count)
    return stem.isEmpty ? fileName : String(stem)
  }
}

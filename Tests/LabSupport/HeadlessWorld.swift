import ColorSchemes
import PopoverLab
import PopoverScenes

/// A world in memory.
package struct HeadlessWorld: World {
  /// The results of reading themes, by path, or by name for those that come with the program. Other themes do not
  /// exist.
  package var themes: [String: ThemeReading]
  /// The paths of themes that have come into the user's folder, by name.
  package var newThemes: [String: String] = [:]
  /// The colour schemes, by name or path.
  package var schemes: [String: ColorScheme] = [:]
  /// The texts of files, by path.
  package var texts: [String: String] = [:]
  /// Why files cannot be written, by path; that one has failed in the middle is known only when it is written.
  package var faults: [String: StorageFault] = [:]
  /// What there is of a recording that goes on, which is among the files when it has ended.
  package private(set) var recording = ""
  /// The files of scenes.
  package var scenes = SceneFiles(HeadlessFiles())
  /// The requests of the lab, in order.
  package private(set) var requests: [WorldRequest] = []

  package init(themes: [String: ThemeReading] = [:]) { self.themes = themes }

  package mutating func perform(_ request: WorldRequest) -> [WorldEvent] {
    requests.append(request)
    switch request {
    case .findTheme(let name):
      return newThemes[name].map { [.themeFound(name, path: $0)] } ?? []
    case .openScheme(let name): return [.schemeOpened(name, scheme(name))]
    case .readSchemes(let names):
      return [.schemesRead(Dictionary(names.map { ($0, scheme($0)) }) { first, _ in first })]
    case .writeScheme(let saving): return [.schemeWritten(saving, written(saving))]
    case .openTheme(let path): return [.themeOpened(path: path, reading(path))]
    case .scene(let request): return scenes.perform(request).map { .scene($0) }
    case .writeText(let text, let path): return [.textWritten(path: path, write(text, path))]
    case .checkRecording(let path): return [.recordingChecked(path: path, check(path))]
    case .writeRecording(let text, let path):
      return [.recordingWritten(path: path, write(text, path))]
    case .beginRecording(let text, _): recording = text
    case .addToRecording(let text): recording += text
    case .endRecording(let path):
      return [.recordingWritten(path: path, write(recording, path))]
    case .reloadTheme(let path): return [.themeReloaded(path: path, reading(path))]
    case .reloadScheme(let name, let path): return [.schemeReloaded(name, scheme(path))]
    case .readThemes(let names):
      let readings = names.map { ($0, reading($0)) }
      return [.themesRead(Dictionary(readings) { first, _ in first })]
    }
    return []
  }

  private func check(_ path: String) -> StorageFault? {
    if let there = texts[path] { return .changed(ContentFingerprint(Array(there.utf8))) }
    if case .failed = faults[path] { return nil }
    return faults[path]
  }

  private mutating func write(_ text: String, _ path: String) -> StorageFault? {
    if let fault = check(path) ?? faults[path] { return fault }
    texts[path] = text
    return nil
  }

  private mutating func written(
    _ saving: SchemeSaving
  ) -> Result<WrittenScheme, SchemeRefusal> {
    let name = saving.target ?? saving.reference + "-tuned"
    guard saving.replaces != .nothing || schemes[name] == nil else {
      return .failure(SchemeRefusal("'\(name)' is there already"))
    }
    if case .written(let expected) = saving.replaces, expected != schemes[name].map(Self.content) {
      return .failure(SchemeRefusal("'\(name)' has changed meanwhile"))
    }
    schemes[name] = saving.scheme
    return .success(
      WrittenScheme(
        reference: name, path: "/own/\(name)", scheme: saving.scheme,
        content: Self.content(of: saving.scheme), remarks: []))
  }

  private static func content(of scheme: ColorScheme) -> ContentFingerprint {
    ContentFingerprint(Array(scheme.written(as: scheme.format).text.utf8))
  }

  private func scheme(_ name: String) -> SchemeOpening {
    schemes[name].map { .success(OpenedScheme($0)) }
      ?? .failure(SchemeRefusal("Unknown scheme '\(name)'"))
  }

  private func reading(_ path: String) -> ThemeReading {
    themes[path] ?? .failure(.file(.missing))
  }
}

/// Files in memory.
package struct HeadlessFiles: FileStorage, Equatable, Sendable {
  /// The contents of files, by path.
  package var contents: [String: [UInt8]]
  /// The bytes of standard input.
  package var input: [UInt8]
  /// The files in the program's own folder, by name.
  package var stored: [String: [UInt8]] = [:]
  /// The names that another process has claimed.
  package var claimedElsewhere: Set<String> = []
  /// The names that nobody can claim, as folders have them.
  package var unusable: Set<String> = []
  /// Why nothing can be written, in the words of the system; `nil` if everything can.
  package var refusal: String?
  /// Why the program's own folder cannot be written to, while files can be.
  package var refusalOfFolder: String?

  /// Where paths lead that are links.
  package var links: [String: String] = [:]

  package init(_ contents: [String: [UInt8]] = [:], input: [UInt8] = []) {
    self.contents = contents
    self.input = input
  }

  package func fullPath(of path: String) -> String {
    let path = links[path, default: path]
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "/here/") + parts.joined(separator: "/")
  }

  package func path(ofStored name: String) -> String? { "/state/\(name)" }

  package func content(of path: String) throws(StorageFault) -> [UInt8] {
    guard let content = contents[links[path, default: path]] else { throw .missing }
    return content
  }

  package func documents() -> [String] {
    contents.keys.filter { $0.hasPrefix("./") && $0.hasSuffix(".yaml") }.sorted()
  }

  package mutating func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault) {
    if let refusal { throw .refused(refusal) }
    let found = contents[path].map { ContentFingerprint($0) }
    guard found == expected else { throw .changed(found) }
    contents[path] = bytes
  }

  package func standardInput() -> [UInt8] { input }

  package func claim(_ name: String) throws(StorageFault) -> Bool {
    if unusable.contains(name) { throw .refused("Is a directory") }
    return isClaimed(name)
  }

  package func isClaimed(_ name: String) -> Bool { !claimedElsewhere.contains(name) }

  package func release(_ name: String) {}

  package func storedNames() -> [String] { stored.keys.sorted() }

  package func isUsed(_ name: String) -> Bool { stored[name] != nil }

  package func stored(_ name: String) -> [UInt8]? { stored[name] }

  package mutating func store(_ bytes: [UInt8]?, as name: String) throws(StorageFault) {
    if let refusal = refusal ?? refusalOfFolder { throw .refused(refusal) }
    stored[name] = bytes
  }
}

extension Lab {
  /// Shows the lab on a terminal, without files.
  package mutating func run(on terminal: inout some Terminal) -> LabEnding {
    var world = HeadlessWorld()
    return run(on: &terminal, in: &world)
  }
}

import Foundation
import MessageText
import PopoverLab
import PopoverScenes
import PopoverThemes
import SystemPackage

/// The world of the real program: its files.
struct FileWorld: World {
  private var library = ThemeLibrary.current
  private let terminal: TerminalScheme

  private var scenes: SceneFiles<DiskFiles>
  /// `nil` while no recording goes on that grows in its file.
  private var recording: RecordingFile?

  /// `environment` says where unsaved changes are stored; `input` is what was read of standard input, and
  /// `terminal` what the terminal has said of its colours.
  init(
    environment: [String: String] = ProcessEnvironment.variables, input: [UInt8]? = nil,
    terminal: TerminalScheme = .shared
  ) {
    self.terminal = terminal
    scenes = SceneFiles(DiskFiles(environment: environment, input: input))
  }

  mutating func perform(_ request: WorldRequest) -> [WorldEvent] {
    switch request {
    case .scene(let request): scenes.perform(request).map { .scene($0) }
    case .readSchemes(let names): [.schemesRead(schemes.openings(names))]
    case .openTheme(let path): [.themeOpened(path: path, reading(path))]
    case .findTheme(let name): found(name)
    case .openScheme(let name): [.schemeOpened(schemes.reference(name), schemes.opening(name))]
    case .writeScheme(let saving): [.schemeWritten(saving, schemes.written(saving))]
    case .writeText(let text, let path): [.textWritten(path: path, write(text, path))]
    case .checkRecording(let path): [.recordingChecked(path: path, check(path))]
    case .writeRecording(let text, let path): [.recordingWritten(path: path, write(text, path))]
    case .beginRecording(let text, let path): beginRecording(text, path)
    case .addToRecording(let text): addToRecording(text)
    case .endRecording(let path): [.recordingWritten(path: path, endRecording(path))]
    case .reloadTheme(let path): [library.reloading(path)]
    case .reloadScheme(let name, let path): [.schemeReloaded(name, schemes.opening(path))]
    case .readThemes(let names): [.themesRead(library.readings(named: names))]
    }
  }

  private var schemes: SchemeLibrary { SchemeLibrary(themes: library, terminal: terminal) }

  private func check(_ path: String) -> StorageFault? {
    Self.fault { () throws(StorageFault) in try FileReplacement.check(new: path) }
  }

  private func write(_ text: String, _ path: String) -> StorageFault? {
    Self.fault { () throws(StorageFault) in
      try FileReplacement(of: path, expected: nil, with: Array(text.utf8)).run()
    }
  }

  private static func fault(of work: () throws(StorageFault) -> Void) -> StorageFault? {
    do throws(StorageFault) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  /// The theme of a name in the user's folder, in which files may have come since the start.
  private mutating func found(_ name: String) -> [WorldEvent] {
    library = .current
    let entry = library.entries.first { $0.name == name && $0.origin == .user }
    return entry.map { [.themeFound(name, path: $0.path)] } ?? []
  }

  private func reading(_ path: String) -> ThemeReading {
    library.reading(ThemeLibrary.entry(path: path))
  }
}

extension FileWorld {
  private mutating func beginRecording(_ text: String, _ path: String) -> [WorldEvent] {
    let fault = Self.fault { () throws(StorageFault) in
      recording = try RecordingFile(new: path, text)
    }
    return fault.map { [.recordingStopped(path: path, $0)] } ?? []
  }

  /// There is no answer while all is well, as it would lead to another frame.
  private mutating func addToRecording(_ text: String) -> [WorldEvent] {
    let path = recording?.path ?? ""
    let fault = Self.fault { () throws(StorageFault) in try recording?.add(text) }
    guard let fault else { return [] }
    closeRecording()
    return [.recordingStopped(path: path, fault)]
  }

  /// One that cannot be written stays open, as it may have to be written elsewhere.
  private mutating func endRecording(_ path: String) -> StorageFault? {
    let fault = Self.fault { () throws(StorageFault) in try recording?.end(at: path) }
    if fault == nil { closeRecording() }
    return fault
  }

  private mutating func closeRecording() {
    recording?.close()
    recording = nil
  }
}

/// The files of the disk, and the folder in which the program stores unsaved changes.
struct DiskFiles: FileStorage {
  /// Where unsaved changes are stored; `nil` if there is no place for them.
  let folder: String?
  /// The files that are locked for this program, by name; the system unlocks them at its end.
  private var locks: [String: FileLock] = [:]
  private let input: [UInt8]?

  /// `XDG_STATE_HOME`, or else `HOME`, says where unsaved changes are stored; `input` is what was read.
  init(environment: [String: String], input: [UInt8]? = nil) {
    self.input = input
    folder = UserFolder.state.path(environment).map { $0 + "/unsaved" }
  }

  func fullPath(of path: String) -> String { FilePath.full(path) }

  func content(of path: String) throws(StorageFault) -> [UInt8] {
    try InputFile.contents(of: path)
  }

  /// The most files that are offered.
  private static let mostDocuments = 200

  func documents() -> [String] {
    let names = (try? InputFile.names(inFolder: ".")) ?? []
    return names.filter(\.hasYAMLEnding).prefix(Self.mostDocuments)
      .filter(InputFile.isOrdinary)
  }

  func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault) {
    try FileReplacement(of: path, expected: expected, with: bytes).run()
  }

  mutating func standardInput() throws(StorageFault) -> [UInt8] {
    if let input { return input }
    return try StandardInput.pipedText()
  }
}

extension DiskFiles {
  mutating func claim(_ name: String) throws(StorageFault) -> Bool {
    if isClaimed(name) { return true }
    release(name)
    locks[name] = try FileLock(own: try ownFolder() + "/" + name + ".lock")
    return locks[name] != nil
  }

  func isClaimed(_ name: String) -> Bool { locks[name]?.isInPlace ?? false }

  mutating func release(_ name: String) { locks.removeValue(forKey: name)?.remove() }

  func storedNames() -> [String] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    let stored = names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }
      .map { (name: $0, age: Self.moment(of: folder + "/" + $0)) }
    return stored.sorted { ($1.age, $0.name) < ($0.age, $1.name) }.map(\.name)
  }

  /// When a file was written, since 1970.
  private static func moment(of path: String) -> Duration {
    guard let time = try? Stat(path, followTargetSymlink: false).st_mtim else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  func path(ofStored name: String) -> String? { folder.map { $0 + "/" + name } }

  func isUsed(_ name: String) -> Bool { path(ofStored: name).map(InputFile.isThere) ?? false }

  func stored(_ name: String) -> [UInt8]? {
    path(ofStored: name).flatMap { try? InputFile.contents(of: $0) }
  }

  mutating func store(_ bytes: [UInt8]?, as name: String) throws(StorageFault) {
    let path = try ownFolder() + "/" + name
    if let bytes { return try FileReplacement.put(bytes, at: path, permissions: .ownerReadWrite) }
    if unlink(path) != 0, errno != ENOENT { throw .ofSystem() }
    release(name)
  }

  /// The private folder of unsaved changes, which is made if it is not there.
  private func ownFolder() throws(StorageFault) -> String {
    guard let folder else { throw .missing }
    try StorageFault.wrapping {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }
}

import ColorSchemes
import Foundation
import MessageText
import PopoverLab
import PopoverReports

/// A folder with files of colour schemes, or a single file.
struct SchemeFolder {
  /// The paths of the files, sorted by their names; no hidden files, pipes and the like.
  let files: [String]
  /// Whether it is the single file that was named.
  let isFile: Bool

  /// - Throws: ``CommandFailure`` if there is nothing that can be read.
  init(path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Self.failure(path, StorageFault.missing)
    }
    guard isFolder.boolValue else {
      (files, isFile) = ([path], true)
      return
    }
    isFile = false
    do {
      let start = path.hasSuffix("/") ? path : path + "/"
      files = try InputFile.names(inFolder: path).map { start + $0 }.filter(InputFile.isOrdinary)
    } catch { throw Self.failure(path, StorageFault(error)) }
  }

  private static func failure(_ path: String, _ reason: any CustomStringConvertible)
    -> CommandFailure
  {
    CommandFailure(
      "cannot read the schemes in '\(path.shownSafely)': \(reason)", status: .noInput)
  }

  /// What lists say of the schemes in folders and files, read on all processors. Files of folders that are no schemes are
  /// counted on standard error, those that cannot be read are named there.
  ///
  /// - Throws: ``CommandFailure`` if there is nothing at a path, or if a file is no scheme that was named by itself.
  static func summaries(of paths: [String]) throws -> [SchemeSummary] {
    let folders = try paths.map { try SchemeFolder(path: $0) }
    let found = folders.flatMap(\.files).concurrentMapWithProgress("files", summary(ofFile:))
    try report(found.compactMap(\.fault), named: folders.filter(\.isFile).flatMap(\.files))
    return found.compactMap { try? $0.get() }
  }

  private static func report(_ faults: [SchemeFileFault], named: [String]) throws {
    if let fault = faults.first(where: { named.contains($0.path) }) { throw fault.failure }
    let warnings = faults.compactMap(\.warning)
    for warning in warnings { StandardError.write("poplab: \(warning)\n") }
    sayLeftOut(faults.count - warnings.count)
  }

  /// What the list says of a file, or why that is nothing.
  @Sendable private static func summary(ofFile path: String) -> Result<
    SchemeSummary, SchemeFileFault
  > {
    let bytes: [UInt8]
    do throws(StorageFault) { bytes = try InputFile.glance(at: path) } catch {
      return .failure(SchemeFileFault(path: path, reason: .unread(error)))
    }
    do throws(SchemeError) {
      let scheme = try ColorScheme.read(bytes).scheme
      Inputs.note(path)
      let name = path.fileStem
      return .success(SchemeSummary(scheme, fileName: name, path: path))
    } catch {
      let isScheme = SchemeFormat.detected(in: bytes) != nil
      return .failure(
        SchemeFileFault(path: path, reason: isScheme ? .faulty(error) : .noScheme(error)))
    }
  }

  /// Why there is nothing to check in a folder without schemes, which may have been named for its themes.
  static func withoutSchemes(_ path: String) -> CommandFailure {
    let name = path.shownSafely
    let files = (name.hasSuffix("/") ? name : name + "/") + "*.yaml"
    return CommandFailure(
      "there is no colour scheme in '\(name)'; themes are checked by their files, as in "
        + "'poplab themes check \(files)'", status: .noInput)
  }

  /// Says how many files of a folder are no schemes that can be read.
  static func sayLeftOut(_ count: Int) {
    guard count > 0 else { return }
    let words = count == 1 ? "file is no colour scheme" : "files are no colour schemes"
    StandardError.write("poplab: \(count) \(words) and left out\n")
  }
}

extension Result<SchemeSummary, SchemeFileFault> {
  fileprivate var fault: SchemeFileFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}

/// A file that is not in a list of schemes.
struct SchemeFileFault: Error {
  enum Reason {
    case unread(StorageFault)
    case noScheme(SchemeError)
    /// It has lines of a format, and cannot be read.
    case faulty(SchemeError)
  }

  var path: String
  var reason: Reason

  /// Why it cannot be read; `nil` if it can, and is no scheme.
  var warning: String? {
    switch reason {
    case .unread(let fault): "cannot read '\(path.shownSafely)': \(fault)"
    case .faulty(let error): error.faults.first.map { "cannot read \($0.message(path: path))" }
    case .noScheme: nil
    }
  }

  /// What is said of a file that was named by itself.
  var failure: CommandFailure {
    switch reason {
    case .unread(let fault):
      CommandFailure(
        "cannot read the scheme '\(path.shownSafely)': \(fault)", status: .noInput)
    case .noScheme(let error), .faulty(let error): CommandFailure(error, path: path)
    }
  }
}

extension CommandFailure {
  /// Why a file is no scheme.
  init(_ error: SchemeError, path: String) {
    self.init(error.faults, in: path)
  }
}

import AnnotatedYAML
import ColorSchemes
import Foundation
import PopoverLab
import PopoverReports

/// A folder with files of colour schemes, or a single file.
struct SchemeFolder {
  /// The paths of the files, sorted by their names; no hidden files, pipes and the like.
  let files: [String]

  /// - Throws: ``CommandFailure`` if there is nothing that can be read.
  init(path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Self.failure(path, StorageFault.missing)
    }
    guard isFolder.boolValue else {
      files = [path]
      return
    }
    do {
      let start = path.hasSuffix("/") ? path : path + "/"
      files = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") }.sorted().map { start + $0 }.filter(InputFile.isOrdinary)
    } catch { throw Self.failure(path, StorageFault(error)) }
  }

  private static func failure(_ path: String, _ reason: any CustomStringConvertible)
    -> CommandFailure
  {
    CommandFailure(
      "cannot read the schemes in '\(path.shownSafely)': \(reason)", status: .noInput)
  }

  /// What the list says of a file; `nil` if it is no scheme that can be read.
  @Sendable static func summary(ofFile path: String) -> SchemeSummary? {
    guard let bytes = try? InputFile.contents(of: path),
      let reading = try? ColorScheme.read(bytes)
    else { return nil }
    return SchemeSummary(reading.scheme, fileName: SchemeInput.name(ofFile: path), path: path)
  }

  /// Says how many files of a folder are no schemes that can be read.
  static func sayLeftOut(_ count: Int) {
    guard count > 0 else { return }
    let words = count == 1 ? "file is no colour scheme" : "files are no colour schemes"
    StandardError.write("poplab: \(count) \(words) and left out\n")
  }
}

import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes
import SystemPackage

/// Files that a command writes: whole, or not at all; `-` is standard output.
enum OutputFile {
  /// - Throws: ``CommandFailure`` if the file cannot be written, or is an input of the command; what was there is still
  ///   there then.
  static func write(_ content: FileContent, to path: String) throws {
    try put(content, at: path) { () throws(StorageFault) in
      let old = try? InputFile.glance(at: path)
      try replace(path, holding: old.map(ContentFingerprint.init), with: content, mostTimes: 16)
    }
  }

  /// Other runs may write the same file at the same time; the last one counts.
  private static func replace(
    _ path: String, holding old: ContentFingerprint?, with content: FileContent, mostTimes: Int
  ) throws(StorageFault) {
    do throws(StorageFault) {
      try FileReplacement(of: path, expected: old, with: content).run()
    } catch {
      guard case .changed(let now) = error, mostTimes > 1 else { throw error }
      try replace(path, holding: now, with: content, mostTimes: mostTimes - 1)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try write(FileContent(bytes), to: path)
  }

  /// - Throws: ``CommandFailure`` if the file cannot be written, or is there already.
  static func create(_ bytes: [UInt8], at path: String) throws {
    let content = FileContent(bytes)
    try put(content, at: path) { () throws(StorageFault) in
      try FileReplacement(of: path, expected: nil, with: content).run()
    }
  }

  /// - Throws: ``CommandFailure`` if a new file could not be written now.
  static func check(new path: String) throws {
    do throws(StorageFault) { try FileReplacement.check(new: path) } catch {
      throw CommandFailure(writing: path, error)
    }
  }

  /// - Parameter replace: puts the content into an ordinary file.
  private static func put(
    _ content: FileContent, at path: String, _ replace: () throws(StorageFault) -> Void
  ) throws {
    if path == "-" || isStandardOutput(path) {
      return try content.forEachPiece { try StandardOutput.write(Array($0)) }
    }
    do throws(StorageFault) {
      try Inputs.refuse(output: path)
      // A device is written to as it is.
      if InputFile.isOrdinary(path) { return try replace() }
      try StorageFault.wrapping {
        let file = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
        try file.closeAfter { try content.forEachPiece { _ = try file.writeAll($0) } }
      }
    } catch {
      throw CommandFailure(writing: path, error)
    }
  }

  /// Whether a path leads to the file in which standard output ends, as `/dev/stdout` may: one that took its place would
  /// not get what else is written there.
  private static func isStandardOutput(_ path: String) -> Bool {
    guard let file = try? Stat(path), let output = try? FileDescriptor.standardOutput.stat() else {
      return false
    }
    return file.type == .regular && FileIdentity(file) == FileIdentity(output)
  }

  /// - Throws: ``CommandFailure`` if the name of a file promises something else than it is to hold, or is that of a
  ///   folder.
  static func check(_ path: String, holds kind: FileKind, _ words: String) throws {
    if let objection = kind.objection(toFile: path.shownSafely, words) {
      throw CommandFailure("\(objection); choose another ending", status: .usage)
    }
    if path != "-", let file = try? Stat(path), file.type == .directory {
      throw CommandFailure(writing: path, StorageFault(Errno.isDirectory))
    }
  }

  /// Whether two paths lead to one file, which may not be there yet.
  static func isSame(_ one: String, _ other: String) -> Bool {
    FilePath.full(one) == FilePath.full(other)
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(writing: path, StorageFault(error), as: "make the folder")
    }
  }
}

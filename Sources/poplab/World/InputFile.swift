import Foundation
import MessageText
import PopoverLab
import SystemPackage

/// A file that the user names: a regular one, or a pipe that the shell has opened.
enum InputFile {
  /// What a file holds that is an input, so that no command writes over it afterwards, see ``Inputs``.
  static func contents(of path: String) throws(StorageFault) -> [UInt8] {
    defer { Inputs.note(path) }
    return try glance(at: path)
  }

  /// What a file holds that is to be replaced, or may turn out to be no input.
  static func glance(at path: String) throws(StorageFault) -> [UInt8] {
    try checkReadable(path)
    do {
      // Without blocking, a pipe opens although nobody has opened its other end.
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter { try ReadPipes.text(of: file) }
    } catch {
      throw fault(error)
    }
  }

  private static func fault(_ error: any Error) -> StorageFault {
    let isMissing = [.noSuchFileOrDirectory, .notDirectory].contains(error as? Errno)
    return isMissing ? .missing : StorageFault(error)
  }
}

extension InputFile {
  /// The contents of a file that a command cannot do without.
  ///
  /// - Parameter thing: what it is, as in `the theme`, for a message.
  /// - Throws: ``CommandFailure`` if it cannot be read.
  static func needed(_ path: String, called thing: String? = nil) throws -> [UInt8] {
    do throws(StorageFault) { return try contents(of: path) } catch {
      let words = [thing, "'\(path.shownSafely)'"].compactMap(\.self).joined(separator: " ")
      let remedy = path == "-" ? "; standard input is named /dev/stdin" : ""
      throw CommandFailure("cannot read \(words): \(error)\(remedy)", status: .noInput)
    }
  }

  /// The path by which a file beside the user is named, where a word alone names something else.
  static func path(insteadOf name: String) -> String {
    if name.isEmpty { return "./mine.yaml" }
    return "./\(name)" + (name.contains(".") || isThere("./\(name)") ? "" : ".yaml")
  }

  /// Whether it is a regular file, or may become one: one that is not there, or cannot be looked at.
  static func isOrdinary(_ path: String) -> Bool {
    (try? Stat(path))?.type ?? .regular == .regular
  }

  /// The names of what is in a folder, sorted; those of hidden files are left out.
  static func names(inFolder path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
  }

  static func isFolder(_ path: String) -> Bool { (try? Stat(path))?.type == .directory }

  /// Whether there is anything of this name, be it a file, a folder or a pipe; what cannot be looked at is not there.
  static func isThere(_ path: String) -> Bool { (try? Stat(path)) != nil }

  /// Why a path is none of a file that can be read; `nil` if it may be.
  static func obstacle(to path: String) -> StorageFault? {
    do throws(StorageFault) {
      try checkReadable(path)
      return nil
    } catch {
      return error
    }
  }

  /// - Throws: a fault for anything but a regular file or a pipe that is open already.
  private static func checkReadable(_ path: String) throws(StorageFault) {
    let status: Stat
    do { status = try Stat(path) } catch { throw fault(error) }
    if status.type == .regular { return }
    // A pipe that is open has a writer at its other end.
    if status.type == .fifo, path.isOpenStream { return try ReadPipes.check(status) }
    if status.type == .directory { throw fault(Errno.isDirectory) }
    throw .refused(others[status.type].map { "it is \($0), not a file" } ?? "it is not a file")
  }

  /// From here on no pipe is read that was not read before: keys and signals come, and must not wait for one. The pipe in
  /// which signals come is open, too.
  static func readNoMorePipes() { ReadPipes.takeNoMore() }

  private static let others: [FileType: String] = [
    .fifo: "a named pipe", .socket: "a socket", .characterSpecial: "a device",
    .blockSpecial: "a device",
  ]
}

/// What pipes have held, each of which is read once: a command may look at a file for several of its pictures, and what
/// comes through a pipe is not there again.
private enum ReadPipes {
  private static let lock = NSLock()
  /// Read and written while the lock is held.
  nonisolated(unsafe) private static var texts: [FileIdentity: [UInt8]] = [:]
  /// The same.
  nonisolated(unsafe) private static var takesMore = true

  static func takeNoMore() { lock.withLock { takesMore = false } }

  /// - Throws: a fault if the pipe is not read any more.
  static func check(_ pipe: Stat) throws(StorageFault) {
    let isReadable = lock.withLock { takesMore || texts[FileIdentity(pipe)] != nil }
    if !isReadable { throw .refused("it is a pipe; the lab reads pipes only before it opens") }
  }

  /// The text of a pipe, or of any other file, which is read whenever it is asked for.
  static func text(of file: FileDescriptor) throws -> [UInt8] {
    let status = try file.stat()
    guard status.type == .fifo else { return try file.wholeText() }
    return try lock.withLock {
      let pipe = FileIdentity(status)
      if let text = texts[pipe] { return text }
      let text = try file.wholeText()
      texts[pipe] = text
      return text
    }
  }
}

import Foundation
import PopoverLab
import SystemPackage

/// What a file is to hold: bytes, or what another file holds, which may be more than memory is for.
struct FileContent {
  let count: Int
  private let bytes: (Range<Int>) throws -> ArraySlice<UInt8>

  private static let longestPiece = 1 << 16

  init(_ bytes: [UInt8]) {
    count = bytes.count
    self.bytes = { bytes[$0] }
  }

  /// What an open file holds now.
  init(of file: FileDescriptor) throws(StorageFault) {
    count = try StorageFault.wrapping { Int(try file.stat().size) }
    bytes = { try file.bytes(in: $0)[...] }
  }

  /// Writes a part into the same place of a file.
  func write(_ part: Range<Int>, into file: FileDescriptor) throws {
    try forEachPiece(of: part) { start, piece in
      _ = try file.writeAll(toAbsoluteOffset: Int64(start), piece)
    }
  }

  /// Hands over all of it, piece by piece.
  func forEachPiece(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try forEachPiece(of: 0..<count) { try body($1) }
  }

  private func forEachPiece(
    of part: Range<Int>, _ body: (Int, ArraySlice<UInt8>) throws -> Void
  ) throws {
    for start in stride(from: part.lowerBound, to: part.upperBound, by: Self.longestPiece) {
      try body(start, bytes(start..<min(start + Self.longestPiece, part.upperBound)))
    }
  }
}

extension FileDescriptor {
  /// A part of a file, or what there is of it.
  fileprivate func bytes(in part: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: part.count) { buffer, count in
      let room = UnsafeMutableRawBufferPointer(buffer)
      while count < part.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: room[count..<part.count])
        let length = try read(fromAbsoluteOffset: Int64(part.lowerBound + count), into: rest)
        if length == 0 { return }
        count += length
      }
    }
  }
}

/// A text that grows in a file without a name, which is gone however the program ends.
struct GrowingText {
  private let file: FileDescriptor

  init() throws(StorageFault) {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("poplab-\(UUID().uuidString)").path
    file = try StorageFault.wrapping {
      try FileDescriptor.open(
        path, .readWrite, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: .ownerReadWrite)
    }
    unlink(path)
  }

  func add(_ text: String) throws(StorageFault) {
    try StorageFault.wrapping { _ = try file.writeAll(text.utf8) }
  }

  /// All of it, for as long as the program runs.
  func content() throws(StorageFault) -> FileContent { try FileContent(of: file) }
}

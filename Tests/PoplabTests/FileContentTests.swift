import Foundation
import Testing

@testable import poplab

/// Contents that are written piece by piece, of 64 KiB.
@Suite("Contents of files")
struct FileContentTests {
  private static let lengths = [0, 1, 65_536, 65_537, 200_000]

  private static func bytes(_ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 23) }
  }

  @Test(arguments: lengths)
  func aTextThatGrewIsRead(length: Int) throws {
    let (text, bytes) = (try GrowingText(), Self.bytes(length))
    for start in stride(from: 0, to: length, by: 999) {
      let piece = bytes[start..<min(start + 999, length)]
      try text.add(String(decoding: piece, as: UTF8.self))
    }
    var read: [UInt8] = []
    let content = try text.content()
    try content.forEachPiece { piece in
      #expect(piece.count <= 65_536)
      read += piece
    }
    #expect(content.count == length && read == bytes)
  }

  /// A file that is no input: the tests are one program, which may have read another one that had its number before.
  private static func newFile(in folder: URL, _ content: Data) throws -> URL {
    var file = folder.appendingPathComponent("a")
    try content.write(to: file)
    while (try? Inputs.refuse(output: file.path)) == nil {
      file = file.appendingPathExtension("a")
      try content.write(to: file)
    }
    return file
  }

  /// A file of two names is written in its place: what was there gives way to what is longer or shorter.
  @Test(arguments: lengths, [false, true])
  func aFileHoldsAllOfIt(length: Int, isLinked: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-content-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try Self.newFile(in: folder, Data(repeating: UInt8(ascii: "-"), count: 66_000))
    let other = isLinked ? folder.appendingPathComponent("b") : file
    if isLinked { try FileManager.default.linkItem(at: file, to: other) }
    let text = try GrowingText()
    try text.add(String(decoding: Self.bytes(length), as: UTF8.self))
    try OutputFile.write(text.content(), to: file.path)
    for place in [file, other] {
      #expect(try Data(contentsOf: place) == Data(Self.bytes(length)))
    }
  }
}

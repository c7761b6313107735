import Foundation
import TestSupport
import Testing

@testable import poplab

/// Contents that are written piece by piece, of 64 KiB.
@Suite("Contents of files")
struct FileContentTests {
  private let folder = TemporaryFolder()

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
  private func newFile() throws -> String {
    var name = ""
    repeat {
      name += "a"
      try folder.write(String(repeating: "-", count: 66_000), to: name)
    } while (try? Inputs.refuse(output: folder.path(of: name))) == nil
    return name
  }

  /// A file of two names is written in its place: what was there gives way to what is longer or shorter.
  @Test(arguments: lengths, [false, true])
  func aFileHoldsAllOfIt(length: Int, isLinked: Bool) throws {
    let file = try newFile()
    if isLinked { link(folder.path(of: file), folder.path(of: "b")) }
    let (growing, text) = (try GrowingText(), String(decoding: Self.bytes(length), as: UTF8.self))
    try growing.add(text)
    try OutputFile.write(growing.content(), to: folder.path(of: file))
    for name in [file] + (isLinked ? ["b"] : []) { #expect(try folder.text(of: name) == text) }
  }
}

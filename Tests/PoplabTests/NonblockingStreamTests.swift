import Foundation
import PopoverLab
import SystemPackage
import Testing

@testable import poplab

@Suite("Streams that a parent program has left without blocking")
struct NonblockingStreamTests {
  /// More than a pipe holds, so that both ends have to wait.
  @Test func areWaitedFor() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    for end in [reader, writer] { #expect(fcntl(end.rawValue, F_SETFL, O_NONBLOCK) == 0) }
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    Thread.detachNewThread {
      try? writer.writeWhole(bytes)
      try? writer.close()
    }
    #expect(try reader.wholeText() == bytes)
    try reader.close()
  }

  /// It is a regular file and has no end; who may not read it is refused as well.
  @Test func aFileOfTheKernelIsNotWaitedFor() {
    #expect(throws: StorageFault.self) { try InputFile.contents(of: "/proc/kmsg") }
  }
}

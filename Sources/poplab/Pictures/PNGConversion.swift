import Foundation

/// Pictures in pixels, made of SVG by librsvg's own program where it is installed.
enum PNGConversion {
  private static let program = "rsvg-convert"

  /// - Throws: ``CommandFailure`` if the program is missing, or says that something is wrong.
  static func png(ofSVG text: String) throws -> [UInt8] {
    guard let path = Subprocess.path(ofFirst: [program]) else {
      throw CommandFailure(
        "PNG needs '\(program)' of librsvg, which is not installed: 'apt install librsvg2-bin', or "
          + "'brew install librsvg'; --format svg needs nothing",
        status: .unavailable)
    }
    // A converter that ends early must not end this program: its status tells.
    ClosedPipes.areErrors
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--format", "png"]
    (process.standardInput, process.standardOutput) = (input, output)
    do { try process.run() } catch {
      throw CommandFailure("cannot run \(path): \(error)", status: .unavailable)
    }
    let writing = Thread { input.fileHandleForWriting.write(text) }
    writing.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !bytes.isEmpty else {
      throw CommandFailure(
        "\(program) ended with status \(process.terminationStatus)", status: .inputOutput)
    }
    return [UInt8](bytes)
  }
}

extension FileHandle {
  /// Writes a text and closes; a reader that has gone away is noticed by how it ends.
  fileprivate func write(_ text: String) {
    try? write(contentsOf: Data(text.utf8))
    try? close()
  }
}

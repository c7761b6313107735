import CellCanvas
import CellPictures
import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes
import SystemPackage

/// Where pictures go: standard output, one file, or a folder with a file for each.
struct PictureOutput {
  let format: PictureFormat
  private let path: String?
  private let depth: ColorDepth

  /// - Parameters:
  ///   - format: `nil` for that of the ending of the file, or else text.
  ///   - path: `nil` for standard output.
  /// - Throws: ``CommandFailure`` if the ending is that of another format.
  init(format: PictureFormat?, path: String?, depth: ColorDepth) throws {
    let ending = path.flatMap { Self.isFolder($0) ? nil : PictureFormat(ofFile: $0) }
    if let format, let path, let ending, ending != format {
      throw CommandFailure(
        "'\(path.shownSafely)' ends like a file of \(ending.rawValue), and --format says \(format.rawValue)",
        status: .usage)
    }
    if let path, format ?? ending == nil, !Self.isFolder(path) { try Self.checkEnding(of: path) }
    self.format = format ?? ending ?? .text
    if let path, !Self.isFolder(path) {
      try OutputFile.check(path, holds: self.format.kind, self.format.rawValue)
    }
    (self.path, self.depth) = (path, depth)
  }

  /// - Throws: ``CommandFailure`` if a name ends as that of no format, as a mistyped one does.
  static func checkEnding(of path: String) throws {
    guard let ending = FileKind.ending(of: path), FileKind(ofFile: path) == nil else { return }
    let known = PictureFormat.allCases.map { ".\($0.ending)" }.joined(separator: ", ")
    throw CommandFailure(
      "'\(path.shownSafely)' ends like no picture (.\(ending.shownSafely)); known here: \(known), or --format says what it is",
      status: .usage)
  }

  /// - Throws: ``CommandFailure`` if the pictures cannot be in one file of this format.
  func check(count: Int) throws {
    let isFolder = path.map(Self.isFolder) ?? false
    guard count > 1, !format.holdsSeveral, !isFolder else { return }
    throw CommandFailure(
      "a file of \(format.rawValue) holds one picture, and these are \(count); give --output a folder, as in "
        + "--output pictures/",
      status: .usage)
  }

  /// Writes a text that was made for the format.
  ///
  /// - Throws: ``CommandFailure`` with what is possible, if there is no text in this format.
  func write(text: String?, whereUnsupported message: String) throws {
    guard let text else { throw CommandFailure(message, status: .usage) }
    guard let path else { return try StandardOutput.write(text) }
    try OutputFile.write(Array(text.utf8), to: path)
  }

  func write(_ pictures: [FramePicture]) throws {
    guard let path else { return try StandardOutput.write(try bytes(of: pictures)) }
    guard Self.isFolder(path) else {
      return try OutputFile.write(try bytes(of: pictures), to: path)
    }
    try OutputFile.makeFolder(path)
    let folder = path.hasSuffix("/") ? path : path + "/"
    _ = try Array(zip(pictures, pictures.fileNames)).mapWithProgress("files") { picture, name in
      try OutputFile.write(try bytes(of: [picture]), to: "\(folder)\(name).\(format.ending)")
    }
  }

  private func bytes(of pictures: [FramePicture]) throws -> [UInt8] {
    if let text = try pictures.text(format, depth: depth) {
      guard format != .screen || ScreenText.isReadable(text) else {
        throw CommandFailure("this would be \(ScreenText.tooLarge)", status: .usage)
      }
      return Array(text.utf8)
    }
    return try PNGConversion.png(ofSVG: try pictures.text(.svg, depth: depth) ?? "")
  }

  /// A folder that is called like a file is not meant, unless a slash says so.
  private static func isFolder(_ path: String) -> Bool {
    if path.hasSuffix("/") { return true }
    return FileKind(ofFile: path) == nil && (try? Stat(path))?.type == .directory
  }
}

extension [FramePicture] {
  /// A name for each that no other has.
  fileprivate var fileNames: [String] {
    var taken: Set<String> = []
    return map { picture in
      let name = picture.fileName.numbered(unless: taken.contains)
      taken.insert(name)
      return name
    }
  }
}

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
    return try DeferredSignals.during {
      try Subprocess(path, ["--format", "png"]).output(of: Array(text.utf8))
    }
  }
}

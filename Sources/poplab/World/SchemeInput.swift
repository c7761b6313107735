import AnnotatedYAML
import ColorSchemes

/// A file that may be a colour scheme or a theme, which its content tells.
struct SchemeInput {
  let path: String
  let bytes: [UInt8]

  var isScheme: Bool { SchemeFormat.detected(in: bytes) != nil }

  /// - Throws: ``CommandFailure`` with every fault, if it is no scheme.
  func reading() throws -> SchemeReading {
    do throws(SchemeError) { return try ColorScheme.read(bytes) } catch {
      throw CommandFailure(error, path: path)
    }
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var name: String { Self.name(ofFile: path) }

  /// The name of the file without its ending: a letter behind the last dot, and after it letters and digits alone.
  static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name[name.index(after: dot)...].allSatisfy({ $0.isLetter || $0.isNumber }),
      name[name.index(after: dot)...].first?.isLetter == true
    else { return name }
    return String(name[..<dot])
  }
}

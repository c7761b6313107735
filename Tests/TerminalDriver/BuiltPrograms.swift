#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the package's programs are.
package enum BuiltPrograms {
  /// The path of a program that was built beside the tests.
  package static func path(of name: String) throws -> String { try folder() + "/" + name }

  /// The options of sanitizers, which a program needs as much as the tests that start it: they say where it reports and
  /// where it puts its own files.
  package static let sanitizerOptions: [String: String] = {
    let names = ["ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "TEST_TMPDIR"]
    let options = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: options)
  }()

  /// The folder of the test binary.
  private static func folder() throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0, let slash = path.prefix(length).lastIndex(of: CChar(UInt8(ascii: "/"))) else {
      throw TerminalDriverError(description: "where are the built programs?")
    }
    return String(decoding: path.prefix(slash).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A list of C strings that ends with a null pointer.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}

/// Why a test with a terminal cannot go on.
package struct TerminalDriverError: Error, CustomStringConvertible {
  /// The reason, with the screen where it helps.
  package let description: String
}

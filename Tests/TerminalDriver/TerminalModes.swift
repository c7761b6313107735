#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the system treats what goes through a terminal: echo, line editing, keys that make signals.
public struct TerminalModes: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of file: Int32) {
    var modes = termios()
    tcgetattr(file, &modes)
    bytes = withUnsafeBytes(of: &modes) { Array($0) }
  }
}

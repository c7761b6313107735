#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether this system describes a terminal, in one of the usual places.
public func isDescribed(_ terminal: String) -> Bool {
  ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
    access("\(folder)/\(terminal.prefix(1))/\(terminal)", R_OK) == 0
  }
}

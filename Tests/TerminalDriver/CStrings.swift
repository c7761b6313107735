#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A list of C strings that ends with a null pointer.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}

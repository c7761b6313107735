import FuzzTrials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reader that is fuzzed: the environment names it, as libFuzzer takes the arguments.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    let message = Array("FUZZ_TARGET is one of \(names)\n".utf8)
    _ = write(2, message, message.count)
    exit(64)
  }
  return target
}()

/// The function that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // A crash is how a fuzzer reports a find.
  if let complaint = target.complaint(bytes) { fatalError(complaint) }
  return 0
}

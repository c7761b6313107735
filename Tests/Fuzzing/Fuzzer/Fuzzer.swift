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
    fatalError("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
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

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
    say("FUZZ_TARGET is one of \(names)")
    exit(64)
  }
  return target
}()

private func say(_ message: String) {
  let line = Array("\(message)\n".utf8)
  _ = write(2, line, line.count)
}

/// The function that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let complaint = target.complaint(bytes) else { return 0 }
  say(complaint)
  // libFuzzer keeps the input with which its process is aborted: so it is told of a find.
  abort()
}

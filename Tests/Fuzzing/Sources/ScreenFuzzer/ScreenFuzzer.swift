/// The function that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readScreen(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // A crash is how a fuzzer reports a find.
  if let complaint = ScreenTrial.complaint(about: bytes) { fatalError(complaint) }
  return 0
}

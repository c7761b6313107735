/// The lines of the error that is thrown; nothing if none is.
package func errorLines(_ attempt: () throws -> Void) -> [String] {
  do {
    try attempt()
    return []
  } catch {
    return "\(error)".split(separator: "\n").map(String.init)
  }
}

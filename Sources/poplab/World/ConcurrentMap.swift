import Foundation

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out on all processors.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let stripes = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard stripes > 1 else { return map(transform) }
    var parts = [[Result]](repeating: [], count: stripes)
    parts.withUnsafeMutableBufferPointer { buffer in
      // Each stripe writes its own part.
      nonisolated(unsafe) let parts = buffer
      DispatchQueue.concurrentPerform(iterations: stripes) { stripe in
        let range = (count * stripe / stripes)..<(count * (stripe + 1) / stripes)
        parts[stripe] = self[range].map(transform)
      }
    }
    return parts.flatMap(\.self)
  }

  /// The results of `transform`, worked out on all processors, with a ``ProgressLine``.
  func concurrentMapWithProgress<Result: Sendable>(
    _ things: String, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    ProgressLine.during(things, of: count) { line in
      concurrentMap { element in
        defer { line?.step() }
        return transform(element)
      }
    }
  }
}

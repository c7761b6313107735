import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out on all processors.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let stripes = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard stripes > 1 else { return map(transform) }
    return blocking {
      await withTaskGroup(of: (Int, [Result]).self, returning: [Result].self) { group in
        for stripe in 0..<stripes {
          let part = self[(count * stripe / stripes)..<(count * (stripe + 1) / stripes)]
          group.addTask { (stripe, part.map(transform)) }
        }
        return await group.reduce(into: [[Result]](repeating: [], count: stripes)) {
          $0[$1.0] = $1.1
        }.flatMap(\.self)
      }
    }
  }
}

/// Waits for tasks on the first thread, which is not one of theirs: commands are not asynchronous (``Poplab/main()``).
private func blocking<Result: Sendable>(
  _ work: @escaping @Sendable () async -> Result
) -> Result {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    let value = await work()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return result.withLock { $0! }
}

import CAllocations

/// What was measured of a contender.
struct Timing {
  var name: String
  /// Nanoseconds a placement of each round, the quickest first.
  var rounds: [Double]
  /// The middle of the ratios to the rival, each of two runs that followed one another.
  var ratio: Double
  /// Heap allocations of one run, all its placements together.
  var allocations: Int64

  var median: Double { rounds[rounds.count / 2] }

  /// Times all contenders in rounds, one after the other in each, so that a busy machine is as hard on
  /// each of them. The first contender is the rival.
  static func measure(_ contenders: [Contender], rounds: Int) -> [Timing] {
    var sum = contenders.reduce(0) { $0 + $1.run() }
    var times = Array(repeating: [Double](), count: contenders.count)
    var counts = Array(repeating: Int64(0), count: contenders.count)
    for index in times.indices { times[index].reserveCapacity(rounds) }
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let allocated = allocation_count()
        let started = ContinuousClock.now
        sum += contender.run()
        let time = ContinuousClock.now - started
        counts[index] = allocation_count() - allocated
        times[index].append(time / .nanoseconds(1) / Double(contender.placements))
      }
    }
    precondition(sum.isFinite)
    return contenders.indices.map { index in
      let ratios = zip(times[index], times[0]).map { $0 / $1 }.sorted()
      return Timing(
        name: contenders[index].name, rounds: times[index].sorted(),
        ratio: ratios[ratios.count / 2], allocations: counts[index])
    }
  }
}

extension Timing {
  /// The timings in columns, each as so many times the first one, which is `rival`.
  static func table(_ title: String, _ timings: [Timing], rival: String = "C") -> String {
    let heading = row([title, "ns", "quickest-slowest", "times \(rival)", "allocations"])
    return ([heading] + timings.map(\.line)).joined(separator: "\n") + "\n"
  }

  private var line: String {
    let spread = "\(rounds[0].tenths)-\(rounds[rounds.count - 1].tenths)"
    let counted = allocations < 0 ? "not counted" : "\(allocations)"
    return Self.row([name, median.tenths, spread, ratio.hundredths, counted])
  }

  private static func row(_ columns: [String]) -> String {
    zip(columns, [36, 9, 20, 12, 13]).enumerated().map { index, column in
      let (text, width) = column
      let padding = String(repeating: " ", count: max(0, width - text.count))
      return index == 0 ? text + padding : padding + text
    }.joined()
  }
}

extension Double {
  var tenths: String { "\((self * 10).rounded() / 10)" }
  var hundredths: String { "\((self * 100).rounded() / 100)" }
}

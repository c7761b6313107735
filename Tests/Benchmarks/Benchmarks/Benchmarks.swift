// Times the placement beside a plain C version of the same decision, a naive one in Swift, and other
// engines:
//
//   swift run -c release Benchmarks [rounds]
//
// Trust the ratios rather than the nanoseconds: all contenders take turns in one run. Before anything
// is timed, the answers are compared on every scene.

import CRival
import Foundation
import PopoverGeometry

@main
enum Benchmarks {
  static func main() {
    let scenes = Scene.random(count: 65_536)
    guard agree(on: scenes) else { exit(1) }
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101
    let decisions = Timing.measure(Contender.decisions(scenes), rounds: rounds)
    let options = Timing.measure(Contender.options(scenes), rounds: rounds / 4 + 1)
    let maps = Timing.measure(Contender.maps(), rounds: rounds)
    // Some are a hundred times as slow, so they run for fewer rounds.
    let engines = Timing.measure(Contender.engines(scenes), rounds: rounds / 10 + 1)
    print(
      Timing.table("one decision", decisions),
      Timing.table("one decision with an option", options, rival: "plain"),
      Timing.table("map of 200x60", maps),
      Timing.table("one decision, other engines", engines), separator: "\n")
  }

  /// Whether the rivals answer as the library does, on the timed scenes and on harder ones.
  private static func agree(on scenes: [Scene]) -> Bool {
    let asked = scenes.map(\.presentation) + (0..<100_000).map(PopoverPresentation.demanding)
    let other = asked.first { !rival_answer($0).agrees(with: $0.layout()) }
    let naive = scenes.first { !naiveAnswer($0).agrees(with: $0.presentation.layout()) }
    if let other { print("C answers differently: \(other)") }
    if let naive { print("naive Swift answers differently: \(naive)") }
    return other == nil && naive == nil
  }

  private static func naiveAnswer(_ scene: Scene) -> NaivePlacement.Answer {
    var naive = NaivePlacement(container: Scene.container)
    naive.anchor = scene.anchor
    naive.content = scene.content
    return naive.place()
  }
}

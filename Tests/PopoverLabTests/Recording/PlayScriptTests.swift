import AnnotatedYAML
import CellCanvas
import Foundation
import LabSupport
import PopoverScenes
import Testing

@testable import PopoverLab

@Suite("Scripts that are played")
struct PlayScriptTests {
  private func played(
    _ source: String, on lab: Lab = .sample()
  ) throws -> (events: [(PlayedEvent, Int)], failures: [PlayFailure]) {
    let events = Events()
    var player = ScriptPlayer(lab, in: HeadlessWorld()) { events.all.append(($0, $1)) }
    try player.play(try PlayScript(Array(source.utf8)))
    return (events.all, player.failures)
  }

  private final class Events { var all: [(PlayedEvent, Int)] = [] }

  @Test func keysAreATimeApart() throws {
    let (events, failures) = try played("{ pace: 0.25, steps: [{ keys: llj }, { wait: 1 }] }")
    #expect(failures.isEmpty)
    let frames = events.filter { if case .frame = $0.0 { true } else { false } }
    #expect(frames.map(\.1).prefix(4) == [0, 0, 250, 500])
  }

  @Test(arguments: [(40_000, nil), (40_001, "found a list; expected at most 40000 steps")])
  func stepsAreCounted(count: Int, fault: String?) {
    let steps = Array(repeating: "{ wait: 0 }", count: count).joined(separator: ",")
    do throws(PlayScriptError) {
      #expect(try PlayScript(Array("steps: [\(steps)]".utf8)).steps.count == count)
      #expect(fault == nil)
    } catch {
      #expect(error.faults.map(\.reason.description) == [fault])
    }
  }

  @Test(
    arguments: [
      ("press 30,10", MouseEvent(.press(.left), at: CellPoint(x: 30, y: 10))),
      (
        "s-C-right-drag 0,65535",
        MouseEvent(.drag(.right), at: CellPoint(x: 0, y: 65_535), [.shift, .control])
      ),
      ("wheel-up 1,2", MouseEvent(.wheel(-1), at: CellPoint(x: 1, y: 2))),
      ("press 1", nil), ("press 1,2,3", nil), ("press -1,2", nil), ("press 1,65536", nil),
      ("push 1,2", nil), ("press +1,2", nil), ("Press 1,2", nil), ("1,2", nil), ("press 1, 2", nil),
      ("''", nil),
    ] as [(String, MouseEvent?)])
  func theMouseHasWords(text: String, event: MouseEvent?) {
    do throws(PlayScriptError) {
      let steps = try PlayScript(Array("steps: [{ mouse: \"\(text)\" }]".utf8)).steps
      #expect(steps.map(\.action) == [event.map(PlayScript.Action.mouse)])
    } catch {
      #expect(event == nil)
      #expect(error.faults.first?.reason.description.contains("as in press 30,10: press, ") == true)
    }
  }

  @Test func theArticleHasStepsOfTheMouse() throws {
    let article = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/poplab/poplab.docc/Recordings.md")
    let lines = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| `mouse` |") }).split(separator: "`")
    let steps = row.indices.filter { $0 % 2 == 1 }.map { String(row[$0]) }.dropFirst()
    #expect(steps.count > 5)
    #expect(steps.filter { MouseEvent(scriptText: $0) == nil } == [])
  }

  @Test func theMouseMovesWhatItDrags() throws {
    let (events, failures) = try played(
      """
      steps:
        - expect: { side: below }
        - { mouse: "press 30,7" }
        - { mouse: "drag 30,20" }
        - { mouse: "release 30,20" }
        - expect: { side: above }
      """)
    #expect(failures.isEmpty)
    #expect(events.count > 3)
  }

  @Test func aFlipIsMarked() throws {
    let (events, _) = try played("{ steps: [{ keys: 99j }, { marker: there }] }")
    let markers = events.compactMap { event -> String? in
      if case .marker(let label) = event.0 { label } else { nil }
    }
    #expect(markers.count == 2)
    #expect(markers[0].contains("below → above"))
    #expect(markers[1] == "there")
  }

  @Test func whatIsExpectedIsLookedAt() throws {
    let (_, failures) = try played(
      """
      steps:
        - expect: { side: below }
        - shows: hjkl
        - hides: Why
        - { keys: 99j, expect: { side: below } }
        - shows: nowhere to be seen
        - expect: { popover: nobody, side: below }
      """)
    #expect(
      failures.map { "\($0.place): \($0.sentence)" } == [
        "5:26: popover: it lies above the anchor; asked: below the anchor",
        "6:12: 'nowhere to be seen' is not on the screen",
        "7:13: nobody: the scene has no such popover; asked: one of this name",
      ])
  }

  /// The last step of a script in which the lab is left, and what is told of it.
  @Test(
    arguments: [
      ("shows: hjkl", "4:12: the lab was left before this"),
      ("hides: nowhere to be seen", "4:12: the lab was left before this"),
      ("expect: { side: below }", "4:13: the lab was left before this"),
      ("keys: l", nil), ("wait: 1", nil), ("resize: 60x16", nil), ("marker: there", nil),
    ] as [(String, String?)])
  func whatIsExpectedOfALabThatWasLeftIsNotMet(_ step: String, _ told: String?) throws {
    let (_, failures) = try played("steps:\n  - shows: hjkl\n  - keys: q\n  - \(step)\n")
    #expect(failures.map { "\($0.place): \($0.sentence)" } == [told].compactMap(\.self))
  }

  @Test(arguments: [
    ("steps: [{ kyes: l }]", "unknown key 'kyes'"),
    ("steps: [{ keys: '' }]", "1:17: found nothing; expected keys"),
    ("steps: [{ hides: '' }]", "1:18: found nothing; expected a text that is looked for"),
    ("steps: [{ shows: '' }]", "1:18: found nothing; expected a text that is looked for"),
    ("steps: [{ keys: <Nope> }]", "keys"),
    ("steps: [{ wait: soon }]", "seconds from 0 to 60, such as 0.5"),
    ("steps: [{ wait: 0x10 }]", "seconds from 0 to 60, such as 0.5"),
    ("steps: [{ expect: { popover: p } }]", "something to check, such as 'side: below'"),
    ("steps: [{ resize: 0x9 }]", "columns x rows, each from 1 to 2000, as in 80x24"),
    ("steps: [{ expect: { side: nowhere } }]", "nowhere"),
    ("{ size: large, steps: [] }", "columns x rows"),
    ("{ motion: jump, steps: [] }", "s.yaml:1:11: found 'jump'; expected a style (scale, "),
    ("{ reduced-motion: 1, steps: [] }", "s.yaml:1:19: unknown value '1'"),
    ("{ keys: { udno: x }, steps: [] }", "s.yaml:1:11: unknown command 'udno'"),
    ("size: 80x24", "s.yaml:1:1: found a mapping; expected the key 'steps' too"),
    (
      "steps: [{ keys: l }, {}]",
      "s.yaml:1:22: found a mapping; expected what is done in this step: keys, paste, mouse, wait, "
        + "resize, marker, shows, hides, expect"
    ),
  ])
  func faultsHavePlaces(_ source: String, _ words: String) {
    #expect { try PlayScript(Array(source.utf8)) } throws: { error in
      let faults = (error as? PlayScriptError)?.faults ?? []
      return faults.count == 1 && faults[0].message(path: "s.yaml").contains(words)
    }
  }
}

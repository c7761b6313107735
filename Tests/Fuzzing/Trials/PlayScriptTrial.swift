import CellCanvas
import PopoverLab
import PopoverScenes

/// What must hold for any bytes that are given to the reader of play scripts.
package enum PlayScriptTrial {
  /// What is wrong with how the reader takes these bytes; `nil` if nothing is.
  package static func complaint(about bytes: [UInt8]) -> String? {
    do throws(PlayScriptError) {
      return complaint(about: try PlayScript(bytes))
    } catch {
      if error.faults.isEmpty { return "refused without a fault" }
      let messages = error.faults.map { $0.message(path: "p.yaml") }
      return messages.first { !$0.isOneCleanLine || !$0.hasPlace }
        .map { "not one clean line with a place: \($0)" }
    }
  }

  /// Whatever can be read can be played: its figures are in their ranges, its keys can be typed.
  private static func complaint(about script: PlayScript) -> String? {
    let sizes = [script.size] + script.steps.compactMap(\.size)
    let range = SceneScreen.range
    if let size = sizes.first(where: { !range.contains($0.width) || !range.contains($0.height) }) {
      return "a screen of \(size)"
    }
    let waits = [script.pace] + script.steps.compactMap(\.wait)
    if let wait = waits.first(where: { $0 < .zero || $0 > .seconds(60) }) { return "\(wait)" }
    return script.steps.lazy.compactMap(\.keys).compactMap(KeysTrial.complaint).first
  }
}

extension PlayScript.Step {
  fileprivate var keys: [Key]? { if case .keys(let keys) = action { keys } else { nil } }
  fileprivate var size: CellSize? { if case .resize(let size) = action { size } else { nil } }
  fileprivate var wait: Duration? { if case .wait(let time) = action { time } else { nil } }
}

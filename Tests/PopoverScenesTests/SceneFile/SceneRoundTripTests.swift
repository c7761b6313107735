import TestSupport
import Testing

@testable import AnnotatedYAML
@testable import PopoverScenes

@Suite("Scenes that are written and read")
struct SceneRoundTripTests {
  @Test func aFreshFileHoldsItsScene() throws {
    for seed in UInt64(0)..<1500 {
      var random = RandomScenes(seed: seed)
      let scene = random.scene()
      do throws(SceneError) {
        #expect(try SceneDocument(scene, path: "s.yaml").scene == scene, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  @Test func savingWhatDidNotChangeChangesNoByte() throws {
    for seed in UInt64(0)..<500 {
      var random = RandomScenes(seed: seed)
      let scene = random.scene()
      let text = ScrambledText(seed: seed).text(of: scene)
      do throws(SceneError) {
        let document = try SceneDocument(Array(text.utf8), path: "s.yaml")
        #expect(document.scene == scene, "seed \(seed)")
        #expect(try document.saving(scene).bytes == document.bytes, "seed \(seed)")
        #expect(document.passedThroughEveryItem == text, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
      }
    }
  }

  @Test func anyChangesAreWrittenIntoTheFileAndOtherCommentsStay() throws {
    for seed in UInt64(0)..<700 {
      var random = RandomScenes(seed: seed)
      let text = ScrambledText(seed: seed).text(of: random.scene())
      var document = try SceneDocument(Array(text.utf8), path: "s.yaml")
      for _ in 0..<3 {
        let before = String(decoding: document.bytes, as: UTF8.self)
        let changed = random.changed(document.scene)
        guard let saved = document.edited(to: changed) else {
          Issue.record("seed \(seed) is not edited:\n\(before)\n\(changed)")
          break
        }
        let after = String(decoding: saved.bytes, as: UTF8.self)
        let lost = ScrambledText.lostComments(before, after)
        #expect(
          lost?.isSubset(of: document.commentsThatMayGo(with: changed)) == true,
          "seed \(seed): \(lost ?? [])\n\(before)\n\(after)")
        document = saved
      }
    }
  }

  @Test func goingBackIsReadAsTheSceneThatItWas() throws {
    for seed in UInt64(2000)..<2300 {
      var random = RandomScenes(seed: seed)
      let text = ScrambledText(seed: seed).text(of: random.scene())
      let document = try SceneDocument(Array(text.utf8), path: "s.yaml")
      let back = try document.saving(random.changed(document.scene)).saving(document.scene)
      #expect(back.scene == document.scene, "seed \(seed)")
    }
  }
}

extension SceneDocument {
  /// The text put together again from the stretches that its items take.
  fileprivate var passedThroughEveryItem: String? {
    let text = SourceText(bytes)
    func joined(_ node: SourceNode) -> String {
      guard [.flow, .block].contains(node.style) else { return text[node.range] }
      var start = node.range.lowerBound
      let inside = text.items(of: node).map { item in
        defer { start = item.end }
        return text[start..<item.value.range.lowerBound] + joined(item.value)
          + text[item.value.range.upperBound..<item.end]
      }
      return inside.joined() + text[start..<node.range.upperBound]
    }
    return text[0..<root.range.lowerBound] + joined(root)
      + text[root.range.upperBound..<text.count]
  }
}

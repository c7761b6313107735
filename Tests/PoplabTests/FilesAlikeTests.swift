import Foundation
import LabSupport
import PopoverScenes
import TestSupport
import Testing

@testable import PopoverLab
@testable import poplab

/// What the lab is tried with must be what it runs with.
@Suite("Played files and those of the disk")
struct FilesAlikeTests {
  private let folder = TemporaryFolder()

  @Test(arguments: UInt64(0)..<20)
  func answerAlike(seed: UInt64) throws {
    let environment = ["XDG_STATE_HOME": folder.path(of: "state")]
    var disk = SceneFiles(DiskFiles(environment: environment))
    var played = SceneFiles(HeadlessFiles())
    var script = RandomScript(seed: seed, folder: folder.path)
    for step in 0..<80 {
      if script.isSomebodyElse {
        let (path, bytes) = (script.path(), script.bytes())
        try bytes.map { try Data($0).write(to: URL(fileURLWithPath: path)) }
          ?? { try? FileManager.default.removeItem(atPath: path) }()
        played.storage.contents[path] = bytes
        continue
      }
      let request = try script.request()
      #expect(
        disk.perform(request) == played.perform(request), "seed \(seed), step \(step): \(request)")
    }
    for path in script.paths {
      #expect((try? disk.storage.content(of: path)) == played.storage.contents[path])
    }
    for (name, bytes) in played.storage.stored { #expect(disk.storage.stored(name) == bytes) }
  }
}

/// What a lab and somebody else do with a few files.
private struct RandomScript {
  private var random: SplitMix
  let paths: [String]

  init(seed: UInt64, folder: String) {
    random = SplitMix(seed: seed)
    paths = ["a", "b", "c"].map { "\(folder)/\($0).yaml" }
  }

  var isSomebodyElse: Bool { mutating get { random.whole(0...4) == 0 } }

  mutating func path() -> String { paths[random.whole(0...2)] }

  mutating func bytes() -> [UInt8]? {
    let texts = ["name: a\n", "name: b # c\n", "nmae: x\n", nil]
    return texts[random.whole(0...3)].map { Array($0.utf8) }
  }

  private mutating func content() -> ContentFingerprint? { bytes().map { ContentFingerprint($0) } }

  private mutating func saving() throws -> SceneFileRequest {
    let text = random.whole(0...1) == 0 ? "name: a\n" : "name: b # c\n"
    let document = try SceneDocument(Array(text.utf8), path: path())
    return random.whole(0...2) == 0 ? .overwrite(document) : .save(document, over: content())
  }

  mutating func request() throws -> SceneFileRequest {
    let location: SceneLocation =
      [.unnamed, .shipped("nested"), .file(path()), .file(path())][random.whole(0...3)]
    let left = RecoverableScene(
      title: "a.yaml", subject: .scene(location), name: "a.yaml",
      content: ContentFingerprint(Array("name: u\n".utf8)))
    switch random.whole(0...9) {
    case 0: return .open(location)
    case 1: return .findUnsaved(for: location)
    case 2: return .store(UnsavedScene(of: location, over: content(), Array("name: u\n".utf8)))
    case 3: return .forget(location)
    case 4: return .readText(.file("b.yaml"), of: location)
    case 5: return .recover(left)
    case 6: return .drop(left)
    default: return try saving()
    }
  }
}

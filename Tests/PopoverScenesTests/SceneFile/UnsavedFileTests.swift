import PopoverScenes
import TestSupport
import Testing

@Suite("Files of unsaved changes")
struct UnsavedFileTests {
  @Test(arguments: [
    SceneLocation.file("/home/me/mine.yaml"), .file("/a b/%25\n\u{7F}é\r表.yaml"), .file("/"),
    .file(""), .shipped("nested"), .unnamed, .file("/100%\u{301}.yaml"), .file("/x\n\u{301}y"),
    .file("/%\u{FE0F}"), .file("/e\u{301}.yaml"),
  ])
  func areReadAsTheyWereWritten(location: SceneLocation) {
    for bytes in [
      [], Array("name: x\n".utf8), [0xFF, 0x0A, 0x0A, 0x23], [0xEF, 0xBB, 0xBF, 0x61],
    ] {
      for base in [nil, ContentFingerprint(bytes)] {
        let scene = UnsavedScene(of: location, over: base, bytes)
        #expect(UnsavedScene(file: scene.file) == scene)
      }
    }
  }

  @Test func filesWhoseNamesLookAlikeAreTwo() {
    let (one, other) = (SceneLocation.file("/\u{E9}.yaml"), SceneLocation.file("/e\u{301}.yaml"))
    #expect(one.title == other.title && one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect(SceneLocation.file("nested") != .shipped("nested"))
    #expect(ANSISource.file("\u{E9}.a") != .file("e\u{301}.a"))
    #expect(ANSISource.file("a") == .file("a") && ANSISource.file("a") != .standardInput)
    #expect(SceneLocation.file("/a/b").path(of: "\u{301}c") == "/a/\u{301}c")
  }

  @Test func areScenesForWhomeverFindsThem() throws {
    let scene = UnsavedScene(of: .file("/tmp/a.yaml"), over: nil, Array("name: x\n".utf8))
    #expect(try Scene(scene.file, path: "s.yaml").name == "x")
    #expect(
      String(decoding: scene.file, as: UTF8.self) == """
        # Unsaved changes of a scene, kept by poplab. The scene begins below.
        # file: /tmp/a.yaml
        # over: nothing
        name: x

        """)
  }

  @Test func haveNamesOfTheirOwn() {
    let locations: [SceneLocation] = [
      .unnamed, .shipped("nested"), .file("nested"), .file("/a/b.yaml"), .file("/b/b.yaml"),
      .file("/a/../b.yaml"), .file("/a/" + String(repeating: "表", count: 300)),
    ]
    let names = locations.map { UnsavedScene.fileName(for: $0) }
    #expect(Set(names).count == names.count)
    #expect(names[3].hasPrefix("b.yaml-") && names[0].hasPrefix("unnamed-"))
    for name in names {
      #expect(name.utf8.count < 100 && !name.contains("/") && name.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: [
    ("", "0-cbf29ce484222325"), ("a", "1-af63dc4c8601ec8c"), ("foobar", "6-85944171f73967e8"),
  ])
  func fingerprintsAreThoseOfFNV(text: String, fingerprint: String) {
    let made = ContentFingerprint(Array(text.utf8))
    #expect("\(made)" == fingerprint)
    #expect(ContentFingerprint(fingerprint) == made)
  }

  @Test(arguments: [
    "", "1", "1-", "-1-cbf29ce484222325", "1-af63dc4c8601ec8", "x-af63dc4c8601ec8c",
  ])
  func otherTextIsNoFingerprint(text: String) { #expect(ContentFingerprint(text) == nil) }
}

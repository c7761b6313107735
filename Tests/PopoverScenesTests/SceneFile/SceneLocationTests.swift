import PopoverScenes
import Testing

@Suite("Where scenes come from")
struct SceneLocationTests {
  @Test(arguments: [
    (SceneLocation.file("mine.yaml"), "a.ans", "./a.ans"),
    (.file("./mine.yaml"), "./a.ans", "./a.ans"), (.file("mine.yaml"), "./a.ans", "./a.ans"),
    (.file("scenes/mine.yaml"), "./a.ans", "scenes/a.ans"),
    (.file("/s/mine.yaml"), "../a.ans", "/s/../a.ans"), (.file("/s/mine.yaml"), "/a.ans", "/a.ans"),
    (.file("/dev/stdin"), "a.ans", "./a.ans"), (.file("/dev/fd/63"), "../a.ans", "./../a.ans"),
    (.file("/dev/fd/x"), "a.ans", "/dev/fd/a.ans"),
    (.shipped("nested"), "./a.ans", "./a.ans"), (.unnamed, "a.ans", "a.ans"),
  ])
  func whatASceneNamesIsBesideIt(location: SceneLocation, name: String, path: String) {
    #expect(location.path(of: name) == path)
  }

  @Test(arguments: [
    ("nested", SceneLocation.shipped("nested")), ("a.yaml", .file("a.yaml")),
    ("a.yml", .file("a.yml")), ("./nested", .file("./nested")), ("", .shipped("")),
  ])
  func aWordWithASlashOrAnEndingIsAPath(word: String, location: SceneLocation) {
    #expect(SceneLocation(word) == location)
  }

  @Test(arguments: [
    ("./a.yaml", "a.yaml", true), ("x//a.yaml", "x/./a.yaml", true), ("/a.yaml", "//a.yaml", true),
    ("x/../a.yaml", "a.yaml", false), ("a.yaml/", "a.yaml", false), ("/a.yaml", "a.yaml", false),
    ("A.yaml", "a.yaml", false),
  ])
  func twoPathsOfOneFileAreKnown(one: String, other: String, isSame: Bool) {
    let (one, other) = (SceneLocation.file(one), SceneLocation.file(other))
    #expect(one.isSamePath(as: other) == isSame && other.isSamePath(as: one) == isSame)
    #expect(!SceneLocation.shipped("a.yaml").isSamePath(as: other))
  }
}

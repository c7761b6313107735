import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import Testing

@Suite("Scenes from requests of xdg_positioner")
struct XDGImportTests {
  @Test(arguments: [
    ("1", "5", "7", "start", "down"), ("2", "2", "2", "center", "up"),
    ("2", "6", "8", "start", "up"), ("2", "8", "6", "end", "up"),
    ("8", "2", "2", "center", "up,down"), ("4", "4", "4", "center", "left,right"),
    ("0", "3", "3", "center", "right"),
  ])
  func requestsOfALogAreRead(
    adjustment: String, anchor: String, gravity: String, alignment: String, permitted: String
  ) throws {
    let log = """
      [1.2] -> xdg_positioner#7.set_size(160, 96)
      [1.2] -> xdg_positioner#7.set_anchor_rect(80, 48, 32, 16)
      [1.2] -> xdg_positioner#7.set_anchor(\(anchor))
      [1.2] -> xdg_positioner#7.set_gravity(\(gravity))
      [1.2] -> xdg_positioner#7.set_constraint_adjustment(\(adjustment))
      """
    let scene = try ImportTests.imported(log).scene
    #expect(scene.popovers[0].permitted.map(\.name).joined(separator: ",") == permitted)
    #expect("\(scene.popovers[0].alignment)" == alignment)
    #expect(scene.anchors[0].x == 10 && scene.anchors[0].y == 3)
  }

  /// What a program prints between its requests is no code.
  @Test(arguments: ["GET / Accept: text/*", "// xdg_positioner#7.set_size(8, 16)", "\"/*"])
  func aLogHasNoComments(line: String) throws {
    let log = """
      \(line)
      [1.2] -> xdg_positioner#7.set_size(160, 96)
      [1.2] -> xdg_positioner#7.set_anchor_rect(80, 48, 32, 16) // */
      """
    let scene = try ImportTests.imported(log).scene
    #expect(scene.anchors[0].x == 10 && scene.anchors[0].y == 3)
  }

  /// Nor is code a log because of what its comments say.
  @Test(arguments: [
    "// xdg_positioner@1 is nice", "// [1.2] -> xdg_positioner#7.set_size(800, 160)",
    "/* xdg_positioner@1.set_size(800, 160)\n xdg_positioner#2 */",
    "log(\"xdg_positioner#%d.set_size(%d, %d)\", id, w, h);",
  ])
  func codeThatSpeaksOfALogIsCode(line: String) throws {
    let text = """
      xdg_positioner_set_size(p, 160, 96);
      xdg_positioner_set_anchor_rect(p, 80, 48, 32, 16);
      \(line)
      /* xdg_positioner_set_size(p, 800, 160); */
      """
    let popover = try ImportTests.imported(text).scene.popovers[0]
    #expect(popover.size == CellSize(width: 16, height: 4))
  }

  private static func requests(_ object: String) -> String {
    "\(object).set_size(160, 96)\n\(object).set_anchor_rect(80, 48, 32, 16)\n"
      + "\(object).set_anchor(2)\n\(object).set_gravity(2)\n"
  }

  /// Wayland gives the number of an object that is gone to another one, and a variable of C is one of its function.
  @Test(arguments: [
    requests("xdg_positioner#7")
      + "xdg_positioner#7.set_offset(0, 32)\nxdg_positioner#7.destroy()\n"
      + requests("xdg_positioner#7"),
    requests("xdg_positioner#7") + "xdg_positioner#7.set_offset(0, 32)\n"
      + requests("xdg_positioner#8"),
    "xdg_positioner_set_size(one, 8, 16);\nxdg_positioner_set_offset(one, 0, 32);\n"
      + "xdg_positioner_set_size(two, 160, 96);\nxdg_positioner_set_anchor_rect(two, 80, 48, 32, 16);\n"
      + "xdg_positioner_set_anchor(two, 2);\nxdg_positioner_set_gravity(two, 2);\n",
  ])
  func aPositionerHasWhatIsSaidOfItself(text: String) throws {
    let result = try ImportTests.imported(text)
    #expect(result.scene.popovers[0].gap == 0)
    #expect(result.remarks.contains { $0.words.hasPrefix("an earlier positioner") })
  }

  /// In code, what is destroyed on a way that ends there goes on on the others; blanks are no part of a name.
  @Test func codeIsNoLog() throws {
    let text = """
      xdg_positioner_set_size(s->p, 160, 96);
      xdg_positioner_set_anchor_rect( s -> p, 80, 48, 32, 16);
      if (!parent) { xdg_positioner_destroy(s->p); return; }
      char q = '"'; xdg_positioner_set_anchor(s->p, 2);
      let words = \"""
        xdg_positioner_set_size(other, 8, 16);
        \"""
      xdg_positioner_set_gravity(s->p, 2);
      """
    let result = try ImportTests.imported(text)
    #expect(result.scene.anchors[0].x == 10 && result.scene.popovers[0].permitted == [.up])
    #expect(!result.remarks.contains { $0.words.hasPrefix("an earlier positioner") })
  }

  /// A scene is no larger than a scene file may be, however often something is said.
  @Test func whatIsSaidOftenIsRemarkedOnce() throws {
    let many = (1...2_000).map {
      "xdg_positioner#\($0).set_reactive()\n" + Self.requests("xdg_positioner#\($0)")
    }
    let result = try ImportTests.imported(many.joined())
    let sentences = result.remarks.map(\.sentence)
    #expect(
      sentences.contains { $0.hasSuffix("an earlier positioner; the last one counts (1999 times)") }
    )
    #expect(
      sentences.contains { $0.hasSuffix("'set_reactive' has no place in a scene (2000 times)") })
  }

  /// The popup's own surface is not what it is shown on.
  @Test(arguments: [
    "xdg_surface#5.set_window_geometry(0, 0, 640, 384)\n"
      + "xdg_surface#9.get_popup(new id xdg_popup#10, xdg_surface#5, xdg_positioner#7)\n"
      + "xdg_surface#9.set_window_geometry(0, 0, 160, 96)\n",
    "xdg_surface#9.get_popup(new id xdg_popup#3, xdg_surface#5, xdg_positioner#2)\n"
      + "xdg_surface#9.destroy()\nxdg_surface#9.set_window_geometry(0, 0, 640, 384)\nxdg_surface#9.destroy()\n",
    "xdg_surface_set_window_geometry(window, 0, 0, 640, 384);\n"
      + "popup = xdg_surface_get_popup(surface, window, positioner);\n"
      + "xdg_surface_set_window_geometry(surface, 0, 0, 160, 96);\n",
  ])
  func theScreenIsTheSurfaceBelowThePopup(text: String) throws {
    let result = try ImportTests.imported(text + Self.requests("xdg_positioner#7"))
    #expect(result.scene.screen == .cells(CellSize(width: 80, height: 24)))
    #expect(!result.remarks.contains { $0.words.hasPrefix("no size of a screen") })
  }

  @Test(arguments: [
    ("xdg_surface#5.set_window_geometry(0, 0, 40000, 384)", "has more than 2000 columns or rows"),
    ("xdg_positioner#7.set_offset(0, -32)", "reaches over its anchor, by the offset"),
    ("xdg_positioner#7.set_anchor_rect(999999, 48, 32, 16)", "cut to 100000 cells: the anchor"),
  ])
  func noFigureIsCutUnsaid(line: String, words: String) throws {
    let result = try ImportTests.imported(Self.requests("xdg_positioner#7") + line)
    let remark = result.remarks.first { $0.words.contains(words) }
    #expect(remark?.count == 1, "\(result.remarks.map(\.sentence))")
  }

  @Test(arguments: [
    ("set_anchor(pos8, edge)", "an edge from 0 to 8"), ("set_anchor(pos8, 1 + 1)", "an edge"),
    ("set_size(p, 100, max(160, 64))", "2 whole numbers"),
    ("set_size(p, 1, 2, 3)", "2 whole numbers"),
    ("set_constraint_adjustment(pos8, flags)", "a sum of adjustments"),
  ])
  func requestsTakeNumbersAsTheyStand(request: String, expected: String) {
    let error = #expect(throws: SceneError.self) {
      try ImportTests.imported("xdg_positioner_\(request);\n")
    }
    #expect("\(error as Any)".contains(expected), "\(error as Any)")
  }

  @Test(arguments: ["1 | 8", "1 + 8", "(1 | 8)", "9", "0x9u"])
  func bitsOfRequestsArePutTogether(bits: String) throws {
    let scene = try ImportTests.imported(
      """
      xdg_positioner_set_size(p, (int)160, (int32_t) 64);
      xdg_positioner_set_anchor_rect(p, 80, 160, 80, 16);
      xdg_positioner_set_anchor(p, 2); xdg_positioner_set_gravity(p, 2);
      xdg_positioner_set_constraint_adjustment(p, \(bits));
      """
    ).scene
    #expect(scene.popovers[0].permitted == [.up, .down])
  }

  /// Files just below the limit, of brackets that are never closed.
  @Test(arguments: ["title=(", "xdg_surface(", "xdg_positioner("])
  func nothingOfOpenBracketsIsAScene(start: String) {
    let text = String(repeating: start, count: 1_000_000 / start.count)
    #expect(throws: SceneError.self) { try ImportTests.imported(text) }
  }
}

import PopoverScenes
import Testing

@Suite("Saving over lines of text")
struct LiteralSavingTests {
  typealias Change = @Sendable (inout Scene) -> Void

  /// Below the header, `_` is the indentation of the key.
  private static let literals = [
    "|2\n_    two\n_  lines\n", "|1-\n_  two\n_ lines\n", "|-1\n_  two\n_ lines\n",
    "|4-\n_    two\n\n_      lines\n", "|2\n\n_    two\n\n_  lines\n",
    "|2+\n_    two\n_  lines\n\n",
    ">2 # folded\n_    two\n_  lines\n_  more\n", "|1\n_ # x\n_  # y\n",
    // Nothing but blanks is a text, too.
    "|2-\n_    \n_  x\n", "|2-\n_  x\n_    \n", "|2\n_    \n", "|2\n_      \n_    \n",
    "|2-\n\n_   \n\n_     \n",
  ]

  private static let changes: [Change] = [
    { $0.about = "x" }, { $0.reserved.bottom = 2 }, { $0.popovers[0].name = "z" },
    { $0.popovers[1].name = "z" }, { $0.popovers[0].gap = 3 }, { $0.popovers[1].gap = 3 },
    { $0.popovers[0].title = "x" }, { $0.popovers[1].title = "x" }, { $0.popovers.swapAt(0, 1) },
    { $0.popovers.removeLast() }, { $0.popovers[2].content = .text("a\nb") },
    { $0.popovers[0].permitted = [.up] }, { $0.popovers[1].permitted = [.up] },
  ]

  @Test(arguments: literals, [false, true])
  func whatDidNotChangeKeepsItsLines(literal: String, isLast: Bool) throws {
    let (text, ofPage) = (lines(literal, "    "), "page:\n" + lines(literal, "  "))
    let popovers = ["a", "b"].map { name in
      "  \(name):\n" + (isLast ? "    anchor: w\n" + text : text + "    anchor: w\n")
    }
    let rest = "  c:\n    anchor: w\n"
    let file = ofPage + "anchors: { w: {} }\npopovers:\n" + popovers.joined() + rest
    let document = try SceneDocument(Array(file.utf8), path: "s.yaml")
    for change in Self.changes {
      var scene = document.scene
      change(&scene)
      let saved = String(decoding: try document.saving(scene).bytes, as: UTF8.self)
      #expect(saved.hasPrefix("about: x\n" + ofPage) || saved.hasPrefix(ofPage), "\(saved)")
      #expect(saved.ranges(of: text).count == 2, "\(saved)")
    }
  }

  private func lines(_ literal: String, _ indent: String) -> String {
    indent + "text: " + literal.replacing("_", with: indent)
  }
}

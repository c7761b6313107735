import PopoverThemes
import TestSupport
import Testing

@testable import PopoverScenes

@Suite("Files that are spelt oddly")
struct OddSpellingTests {
  static let files = [
    // Nothing but brackets, as JSON has it.
    """
    {"version": 1, "name": "a", #~1
     "anchors": {"w": {"x": 3}, "v": {}}, "popovers": {"p": {"anchor": "w", "menu":
     [label: x, #~2
      {label: y}, z], "selected": 1}}, #~3
    }
    """,
    // Texts over several lines, with and without quotes.
    """
    name: many
      words #~1

    about: "more
      words \\
      of it"  #~2
    theme:
      'one''s
      own' #~3
    anchors: { w: { x:
      3, y: 4 } }
    popovers:
      p: { anchor: w, text: a text of
        two lines, title:
        b }
    """,
    // Folded text, texts with indicators, and what looks like a comment inside of them.
    """
    --- #~1
    anchors: {w: {}}
    popovers:
      p:
        anchor: w
        text: > #~2
            folded
            text # not a comment

            too
      q:
        anchor: w
        text: |2- #~3
            keeps its blanks

              # not a comment

        #~4
        gap: 3
      r:
        text: |+ #~5
         kept

        anchor: q
    #~6
    ... #~7
    """,
    // Lists at the column of their key, dashes on lines of their own.
    """
    anchors:
        w:
            rects:
            - [0, 0, 3, 1] #~1
            -
                - 0
                #~2
                - 1
                - 3
                - 1
            - [
              0, #~3
              2, 3, 1 #~4
              ]
    popovers:
     p:
      permitted:
      - up #~5
      #~6
      - down
      anchor: w
    checks:
    - popover: p
      given:
        screen: 40x12
      side: below
    #~7
    -
      #~8
      side: above
    - {side: left} #~9
    """,
    // Values that are not there.
    """
    name: #~1
    about:
    anchors: {w: {}}
    popovers:
      p:
        anchor: w
        title:
        menu:
          - #~2
          - a
          -
        footer: ''
    """,
  ]

  /// Capitals of any alphabet make the same word.
  @Test(arguments: [("Р-а-б", "раб"), ("Пол", "п-ол"), ("Word", "w_ord")])
  func aSuggestionIsOfTheSameWord(name: String, written: String) {
    let text = "anchors: { '\(name)': { x: 1 } }\npopovers: { p: { anchor: '\(written)' } }"
    let error = #expect(throws: SceneError.self) { try Scene(Array(text.utf8), path: "s.yaml") }
    #expect(error?.description.hasSuffix("did you mean '\(name)'?") == true)
  }

  @Test(arguments: files.indices)
  func anyChangesAreWrittenAndOtherCommentsStay(index: Int) throws {
    let text = Self.files[index]
    let document = try SceneDocument(Array(text.utf8), path: "s.yaml")
    for seed in UInt64(0)..<200 {
      var random = RandomScenes(seed: seed)
      var document = document
      for _ in 0..<2 {
        let changed = random.changed(document.scene)
        guard let saved = document.edited(to: changed) else {
          Issue.record(
            "seed \(seed) is not edited:\n\(String(decoding: document.bytes, as: UTF8.self))\n\(changed)"
          )
          break
        }
        let before = String(decoding: document.bytes, as: UTF8.self)
        let after = String(decoding: saved.bytes, as: UTF8.self)
        let lost = ScrambledText.lostComments(before, after)
        #expect(
          lost?.isSubset(of: document.commentsThatMayGo(with: changed)) == true,
          "seed \(seed): \(lost ?? [])\n\(before)-------\n\(after)")
        document = saved
      }
    }
  }

  @Test func whatCannotBeEditedIsWrittenAnewBelowItsComments() throws {
    let document = try SceneDocument(Array("{ #~1\n} #~2".utf8), path: "s.yaml")
    var scene = document.scene
    scene.name = "n"
    #expect(document.edited(to: scene) == nil)
    #expect(
      String(decoding: try document.saving(scene).bytes, as: UTF8.self) == """
        #~1
        #~2
        version: 1
        name: n

        """)
  }
}

import Testing

@testable import AnnotatedYAML

@Suite("Editing a file")
struct DocumentEditingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    /// The new values, as a file has them.
    let wanted: String
    let edited: String

    init(_ name: String, _ file: String, to wanted: String, _ edited: String) {
      (testDescription, self.file, self.wanted, self.edited) = (name, file, wanted, edited)
    }
  }

  @Test(arguments: deletions + likes + orders + flows + literals)
  func whatBelongsTogetherStaysTogether(row: Row) throws {
    let edited = try edited(row.file, to: row.wanted)
    #expect(edited == row.edited, "\(edited)")
  }

  /// An edited file has the values that were wanted.
  @Test(arguments: deletions + likes + orders + flows + literals)
  func theValuesAreThoseWanted(row: Row) throws {
    #expect(try value(of: row.edited) == value(of: row.wanted))
  }

  private func edited(_ file: String, to wanted: String) throws -> String {
    let editing = DocumentEditing(SourceText(Array(file.utf8)))
    return try #require(
      editing.edited(try root(of: file), from: try value(of: file), to: try value(of: wanted)))
  }

  private func root(of file: String) throws -> SourceNode {
    let document = DocumentReader().read(Array(file.utf8))
    #expect(document.faults == [])
    return try #require(document.root)
  }

  private func value(of file: String) throws -> FileValue { FileValue(try root(of: file)) }
}

extension FileValue {
  /// The keys of a file and of what has a name are known, those between them are names.
  fileprivate init(_ node: SourceNode, depth: Int = 0) {
    switch node.content {
    case .text(let text): self = .text(text)
    case .list(let nodes): self = .list(nodes.map { FileValue($0, depth: 2) })
    case .mapping(let entries):
      self = .mapping(
        FileMapping(
          entries: entries.map { .init(key: $0.key, value: FileValue($0.value, depth: depth + 1)) },
          isNamed: depth == 1))
    }
  }
}

extension DocumentEditingTests {
  private static let names = """
    parts:
      # about a
      a: { x: 1, y: 2, of: b } # at a
      b:
        # in b
        x: 3 # at b

    """

  private static let deletions = [
    Row(
      "what is deleted takes its comments along", names, to: "parts: { b: { x: 3 } }",
      "parts:\n  b:\n    # in b\n    x: 3 # at b\n"),
    Row(
      "so does the last one", names, to: "parts: { a: { x: 1, y: 2, of: b } }",
      "parts:\n  # about a\n  a: { x: 1, y: 2, of: b } # at a\n"),
    Row("and all of them", names, to: "parts: {}", "parts: {}\n"),
    Row(
      "a new one has no comments of one that is deleted", names,
      to: "parts: { b: { x: 3 }, c: { x: 1, y: 3, of: a } }",
      "parts:\n  b:\n    # in b\n    x: 3 # at b\n  c: { x: 1, y: 3, of: a }\n"),
    Row(
      "nor where it takes the place of that one", names,
      to: "parts: { c: { x: 1, y: 3, of: a }, b: { x: 3 } }",
      "parts:\n  c: { x: 1, y: 3, of: a }\n  b:\n    # in b\n    x: 3 # at b\n"),
    Row(
      "nor one that is like it, in another place", names,
      to: "parts: { b: { x: 3 }, c: { x: 1, y: 2, of: b } }",
      "parts:\n  b:\n    # in b\n    x: 3 # at b\n  c: { x: 1, y: 2, of: b }\n"),
    Row(
      "another name for the same is a change", names,
      to: "parts: { c: { x: 1, y: 2, of: b }, d: { x: 3 } }",
      names.replacing(" a:", with: " c:").replacing(" b:", with: " d:")),
    Row(
      "for nearly the same, too",
      "parts:\n  # about a\n  a: { x: 1, y: 2, of: b, is: c } # at a\n",
      to: "parts: { b: { x: 9, y: 2, of: b, is: c } }",
      "parts:\n  # about a\n  b: { x: 9, y: 2, of: b, is: c } # at a\n"),
    Row(
      "so is another name for what is referred to",
      "parts: { a: {} }\nothers:\n  # about b\n  b: { of: a } # at b\nlist:\n  - { of: b, is: c } # in it\n",
      to: "parts: { x: {} }\nothers: { y: { of: x } }\nlist: [{ of: y, is: c }]",
      "parts: { x: {} }\nothers:\n  # about b\n  y: { of: x } # at b\nlist:\n  - { of: y, is: c } # in it\n"
    ),
    Row(
      "a comment apart stays where something is deleted",
      "parts:\n  a: 1\n\n  # apart\n\n  # about b\n  b: 2 # at b\n\n  # at the end\n",
      to: "parts: { a: 1 }", "parts:\n  a: 1\n\n  # apart\n\n  # at the end\n"),
    Row(
      "and blank lines do not add up",
      "parts:\n  a: 1\n\n  b: 2\n\n  c: 3\n", to: "parts: { a: 1, c: 3 }",
      "parts:\n  a: 1\n\n  c: 3\n"),
    Row(
      "an element of a list goes with its comments",
      "list:\n  # the first\n  - { a: 1, b: 2 } # one\n  # the second\n  - { a: 3, b: 4 } # two\n",
      to: "list: [{ a: 3, b: 4 }, { a: 5, b: 6 }]",
      "list:\n  # the second\n  - { a: 3, b: 4 } # two\n  - { a: 5, b: 6 }\n"),
    Row(
      "a figure is known by its place", "list: [\n  1, # x\n  2, # y\n]\n", to: "list: [3, 2]",
      "list: [\n  3, # x\n  2, # y\n]\n"),
    Row(
      "a key that goes leaves its comments",
      "parts:\n  a:\n    # about x\n    x: 1\n    # about y\n    y: 2 # at y\n",
      to: "parts: { a: { x: 1 } }",
      "parts:\n  a:\n    # about x\n    x: 1\n    # about y\n    # at y\n"),
    Row(
      "signs that join a mark are a comment too",
      "parts:\n  a: 1\n\n  #\u{FE0F}\u{20E3} apart\n\n  b: 2\n  c: 3\n",
      to: "parts: { a: 1, c: 3 }",
      "parts:\n  a: 1\n\n  #\u{FE0F}\u{20E3} apart\n\n  c: 3\n"),
    Row(
      "a blank line may have blanks", "parts:\n  a: 1\n  \n  b: 2\n",
      to: "parts: { a: 1, b: 2, c: 3 }", "parts:\n  a: 1\n  \n  b: 2\n\n  c: 3\n"),
    Row(
      "and none is put below it",
      "parts:\n  a: 1\n  \n  # apart\n   \n  b: 2\n  \n  c: 3\n", to: "parts: { a: 1, c: 3 }",
      "parts:\n  a: 1\n  \n  # apart\n   \n  c: 3\n"),
  ]

  private static let orders = [
    Row(
      "an item takes its comments along", names,
      to: "parts: { b: { x: 3 }, a: { x: 1, y: 2, of: b } }",
      "parts:\n  b:\n    # in b\n    x: 3 # at b\n  # about a\n  a: { x: 1, y: 2, of: b } # at a\n"),
    Row(
      "a heading stays, as blank lines do",
      "parts:\n  # heading\n\n  # about a\n  a: 1\n\n  # middle\n\n  # about b\n  b: 2\n  c: 3\n# end\n",
      to: "parts: { c: 3, b: 2, a: 1 }",
      "parts:\n  # heading\n\n  c: 3\n\n  # middle\n\n  # about b\n  b: 2\n  # about a\n  a: 1\n# end\n"
    ),
    Row(
      "a new first item parts no comment", "parts:\n  # about a\n  a: 1\n\n  b: 2\n",
      to: "parts: { c: 3, a: 1, b: 2 }", "parts:\n  c: 3\n\n  # about a\n  a: 1\n\n  b: 2\n"),
    Row(
      "elements of a list do the same",
      "list: # items\n  # one\n  - a: 1 # first\n    b: 2\n  # two\n  - a: 3\n",
      to: "list: [{ a: 3 }, { a: 1, b: 2 }]",
      "list: # items\n  # two\n  - a: 3\n  # one\n  - a: 1 # first\n    b: 2\n"),
    Row(
      "also words at the column of their key", "list:\n- a # first\n# about b\n- b\n- c\n",
      to: "list: [b, c, a]", "list:\n# about b\n- b\n- c\n- a # first\n"),
    Row(
      "and lists in lists", "list:\n- - 1 # one\n  # about 2\n  - 2\n- - a\n",
      to: "list: [[2, 1], [a]]",
      "list:\n- # about 2\n  - 2\n  - 1 # one\n- - a\n"),
    Row(
      "at the end of a file without a line break", "list:\n  - a\n  # about b\n  - b",
      to: "list: [b, a]", "list:\n  # about b\n  - b\n  - a\n"),
    Row(
      "lines end as they do", "parts:\r\n  # about a\r\n  a: 1\r\n\r\n  b: 2\r\n",
      to: "parts: { b: 2, a: 1 }", "parts:\r\n  b: 2\r\n\r\n  # about a\r\n  a: 1\r\n"),
  ]

  private static let flows = [
    Row(
      "between brackets, items take their comments along",
      "parts: { # all\n  # about a\n  a: 1, # at a\n  # about b\n  b: 2 # at b\n}\n",
      to: "parts: { b: 2, a: 1 }",
      "parts: { # all\n  # about b\n  b: 2, # at b\n  # about a\n  a: 1 # at a\n}\n"),
    Row(
      "and a heading stays", "list: [\n  a,\n\n  # middle\n\n  # about b\n  b,\n  c,\n]\n",
      to: "list: [c, b, a]", "list: [\n  c,\n\n  # middle\n\n  # about b\n  b,\n  a,\n]\n"),
    Row(
      "also where items go",
      "list: [\n  a, # at a\n\n  # middle\n\n  # about b\n  b, # at b\n  c\n]\n",
      to: "list: [c]", "list: [\n\n  # middle\n\n  c\n]\n"),
    Row(
      "a new one has no comments of one that is deleted",
      "parts: {\n  # about a\n  a: { x: 1 }, # at a\n  b: { x: 2 }, # at b\n}\n",
      to: "parts: { c: { x: 3 }, b: { x: 2 } }",
      "parts: {\n  c: { x: 3 },\n  b: { x: 2 }, # at b\n}\n"),
    Row(
      "signs that join a mark are a comment too",
      "list: [\n  #\u{FE0F}\u{20E3} about a\n  a,\n  b #\u{20E3} at b\n]\n", to: "list: [b, a]",
      "list: [\n  b, #\u{20E3} at b\n  #\u{FE0F}\u{20E3} about a\n  a\n]\n"),
    Row(
      "tabs may stand before items", tabs, to: "parts: { p: { x: 1, y: 5 }, q: { x: 2 } }",
      tabs.replacing("x: 1", with: "x: 1, y: 5")),
    Row(
      "where one goes, too", tabs, to: "parts: { p: { x: 1 } }",
      "parts: {\n\t# own p\n\tp: { x: 1 },\n\t}\n"),
    Row(
      "and where one is new", tabs, to: "parts: { p: { x: 1 }, q: { x: 2 }, r: { x: 3 } }",
      tabs.replacing("# eq\n", with: "# eq\n\tr: { x: 3 },\n")),
    Row(
      "a comma may begin a line", commas, to: "parts: { a: { x: 1 }, b: { x: 2, y: 5 } }",
      commas.replacing("x: 2", with: "x: 2, y: 5")),
    Row(
      "comments above it are about what follows", commas, to: "parts: { b: { x: 2 } }",
      "parts: {\n  # own b\n  b: { x: 2 } # end b\n}\n"),
    Row(
      "and go with that", commas, to: "parts: { a: { x: 1 } }",
      "parts: {\n  a: { x: 1 } # end a\n}\n"),
    Row(
      "or move with it", commas, to: "parts: { b: { x: 2 }, a: { x: 1 } }",
      "parts: {\n  # own b\n  b: { x: 2 } # end b\n  , a: { x: 1 } # end a\n}\n"),
    Row(
      "what is new has its comma there, too", commas,
      to: "parts: { a: { x: 1 }, c: { x: 3 }, b: { x: 2 } }",
      commas.replacing("# end a\n", with: "# end a\n  , c: { x: 3 }\n")),
    Row(
      "a comment behind such a comma is about what follows",
      "list: [\n  a # at a\n  , # about b\n  b,\n]\n", to: "list: [b, c]",
      "list: [\n  # about b\n  b\n  , c,\n]\n"),
    Row(
      "what is apart of it stays", "list: [ a # at a\n\n  # apart\n\n  , b\n  # own c\n  , c ]\n",
      to: "list: [a, c]", "list: [ a # at a\n\n  # apart\n\n  # own c\n  , c ]\n"),
  ]

  private static let tabs =
    "parts: {\n\t# own p\n\tp: { x: 1 },\n\t# own q\n\tq: { x: 2 }, # eq\n\t}\n"
  private static let commas =
    "parts: {\n  a: { x: 1 } # end a\n  # own b\n  , b: { x: 2 } # end b\n}\n"

  private static let literals = [
    Row(
      "lines of a text begin where they did", "text: |4- # 2 lines\n      a\n    b\nkey: 1\n",
      to: "text: |2-\n    a\n  c\nkey: 1", "text: |4- # 2 lines\n      a\n    c\nkey: 1\n"),
    Row(
      "what moves stays as it is", "list:\n- a\n# lines\n- |1-\n   b\n  c\n# d\n- d\n",
      to: "list: [\"  b\\n c\", a, d]", "list:\n# lines\n- |1-\n   b\n  c\n- a\n# d\n- d\n"),
    Row(
      "what other readers would not take for a text gets quotes", "a: x\nb: x\nc: x\nd: x\n",
      to: "a: '<<'\nb: '='\nc: '~'\nd: '=='", "a: \"<<\"\nb: \"=\"\nc: \"~\"\nd: ==\n"),
  ]
}

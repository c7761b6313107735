/// Items that are known again.
extension DocumentEditingTests {
  private static let short = """
    list:
      - { of: p, is: c } # first
      # about q
      - { of: q, is: c } # second

    """

  static let likes = [
    Row(
      "a new name and one value more are a change",
      "parts:\n  # why\n  p: # line\n    x: 1 # at x\n    y: 2\nlist:\n  - { of: p, is: c } # in it\n",
      to: "parts: { z: { x: 1, y: 2, of: c } }\nlist: [{ of: z, is: c }]",
      "parts:\n  # why\n  z: # line\n    x: 1 # at x\n    y: 2\n    of: c\nlist:\n  - { of: z, is: c } # in it\n"
    ),
    Row(
      "so are a new name and one of two values",
      "parts:\n  # why\n  p: { x: 1, y: 2 } # line\n  b: { x: 3 }\n",
      to: "parts: { z: { x: 1, y: 3 }, b: { x: 3 } }",
      "parts:\n  # why\n  z: { x: 1, y: 3 } # line\n  b: { x: 3 }\n"),
    Row(
      "a new name and less than half of the values are another",
      "parts:\n  # why\n  p: { x: 1, y: 2 } # line\n", to: "parts: { z: { x: 1, of: c } }",
      "parts:\n  z: { x: 1, of: c }\n"),
    Row(
      "an element with one other value is the same", short,
      to: "list: [{ of: p, is: d }, { of: q, is: c }, { of: r, is: c }]",
      short.replacing("p, is: c", with: "p, is: d") + "  - { of: r, is: c }\n"),
    Row(
      "so is one with a key less", short,
      to: "list: [{ of: p }, { of: q, is: c }, { of: r, is: c }]",
      short.replacing("p, is: c", with: "p") + "  - { of: r, is: c }\n"),
    Row(
      "and one with a key more, where another is new before all",
      short, to: "list: [{ of: r }, { of: p, is: c }, { of: q, is: c, x: 1 }]",
      "list:\n  - { of: r }\n"
        + short.replacing("q, is: c", with: "q, is: c, x: 1").replacing("list:\n", with: "")),
    Row(
      "an element that changes alone is the same, whatever it becomes", short,
      to: "list: [{ x: 1, y: 2 }, { of: q, is: c }]",
      short.replacing("of: p, is: c", with: "x: 1, y: 2")),
    Row(
      "a word, too", "list:\n  - up # first\n  - down\n", to: "list: [left, down]",
      "list:\n  - left # first\n  - down\n"),
    Row(
      "two words are others", "list:\n  - up # first\n  - down\n  - left # last\n",
      to: "list: [right, top, left]", "list:\n  - right\n  - top\n  - left # last\n"),
    Row(
      "what moves in a long list is found",
      "list:\n  # about a\n  - a\n" + words("v") + "  - b # at b\n",
      to: "list:\n  - b\n" + words("w") + "  - a\n",
      "list:\n  - b # at b\n" + words("w") + "  # about a\n  - a\n"),
  ]

  /// Many elements of a list that begin with the same letter.
  private static func words(_ letter: String) -> String {
    (1...40).map { "  - \(letter)\($0)\n" }.joined()
  }
}

import PopoverThemes
import TestSupport
import Testing

@Suite struct PictureFaultTests {
  private func messages(_ text: String) -> [String] {
    errorLines { _ = try Theme(Array(text.utf8), path: "t.yaml") }
  }

  @Test(arguments: [
    (
      "background: {art: [abc, def, ghi], caps: 2}",
      "1:42: the caps take 4 of the picture's 3 columns; at least one must be left to repeat"
    ),
    (
      "background: {art: [abc, def, ghi], caps: {bottom: 2}}",
      "1:42: the caps take 3 of the picture's 3 rows; at least one must be left to repeat"
    ),
    (
      "background: [ab, cd]",
      "1:13: the caps take 2 of the picture's 2 columns; at least one must be left to repeat"
    ),
    (
      "background: {art: [abc, de, fgh]}",
      "1:25: this row has 2 columns; 3 expected, as in the first row"
    ),
    (
      "background: {art: [abc, d表, fgh]}",
      "1:25: '表' does not take one cell; art is made of characters that do"
    ),
    (
      "background: {art: [\"a\\u0007c\"]}",
      "1:20: control character U+0007; only characters that can be shown are allowed"
    ),
    ("background: {ary: [abc]}", "1:14: unknown key 'ary'; did you mean 'art'?"),
    (
      "background: {art: {}}",
      "1:19: found a mapping; expected rows of art in quotes, at most 32 rows of 64 columns"
    ),
    (
      "background: {art: [abc, def, ghi], second: 1}",
      "1:36: unknown key 'second'; known here: art, caps, hole"
    ),
    ("background: none", nil),
    (
      "background: [none]",
      "1:13: the caps take 2 of the picture's 1 row;"
        + " at least one must be left to repeat"
    ),
    ("background: {caps: 2}", "1:20: key 'art' is missing; 'caps' needs it"),
    ("images: {up: {caps: 2}}", "1:21: key 'art' is missing; 'caps' needs it"),
    (
      "border: ['+-+', '| |', '+-+']\ncaps: 2",
      "2:7: the caps take 4 of the picture's 3 columns; at least one must be left to repeat"
    ),
    (
      "caps: {top: 3}\nborder: ['+-+', '| |', '+-+']",
      "1:7: the caps take 3 of the picture's 3 rows; at least one must be left to repeat"
    ),
    ("border: ['+-+', '| |', '+-+']\ncaps: {left: 2, right: 0}", nil),
    ("border: '+-+|+-+|'\ncaps: 9", nil), ("border: rounded\ncaps: 9", nil),
    ("border: ['+-+', '| |', '+-+']\nbackground: [abc, def, ghi]\ncaps: 9", nil),
  ])
  func backgrounds(text: String, message: String?) {
    #expect(messages(text).first == message.map { "t.yaml:" + $0 })
  }

  @Test(arguments: [
    ("images: {upp: [abc]}", "1:10: unknown key 'upp'; did you mean 'up'?"),
    ("images: {hole: .}", nil),
    ("images: 3", "1:9: found '3'; expected lines such as 'key: value'"),
    (
      "images: {up-right: [abc]}",
      "1:9: key 'up' is missing; 'up-right' needs it"
    ),
    (
      "images: {up: ['  ^  ', '     ', '     ']}",
      "1:14: it is not clear where the arrow ends, as the edges of this picture are blank; "
        + "set 'arrow-height'"
    ),
    (
      "images: {up: ['  ^  ', '+-+-+', '+---+']}",
      "1:14: the caps take 3 of the picture's 3 rows; at least one must be left to repeat"
    ),
    (
      "images: {side: ['+-+ ', '| + ', '+-+ ']}",
      "1:16: the caps leave no cells for the arrow between the parts that repeat"
    ),
    (
      "images: {up: ['  ^ ', '+-++', '|  |', '+--+']}",
      "1:14: the caps leave no cells for the arrow between the parts that repeat"
    ),
    (
      "images: {up: [' ^   ', '+-+-+', '|   |', '+---+']}",
      "1:14: the arrow reaches into the part that repeats; make the picture wider there, or change the caps"
    ),
    (
      "images: {up: {art: ['  ^  ', '+-+-+', '|   |', '+---+'], caps: 1}}",
      "1:64: the cap of 1 at the arrow has no room for it and the border; it must be at least 2"
    ),
    (
      "images: {up: {art: ['  ^  ', '+-+-+', '|   |', '+---+'], caps: {top: 2, right: 4}}}",
      "1:64: the caps take 5 of the picture's 5 columns; at least one must be left to repeat"
    ),
    (
      "images: {up: ['  ^  ', '+-+-+', '|   |', '+---+'], down: ['+----+', '|    |', '+-++-+', '  vv  ']}",
      "1:58: this arrow has a base of 2 and a height of 1; 1 and 1 expected, as in the other picture "
        + "of its axis"
    ),
    (
      "images: {up: ['  ^  ', '+-+-+', '|   |', '+---+'], up-right: ['  |', '+-+', '| |', '+-+']}",
      "1:62: the arrow is 0 cells from the end; at least 1, the length of the corner in the picture of "
        + "the middle"
    ),
    (
      "images: {up: ['  ^  ', '+-+-+', '|   |', '+---+'], up-right: ['+-++', '|  |', '+--+']}",
      "1:62: this arrow has a base of 1 and a height of 0; 1 and 1 expected, as in the other picture "
        + "of its axis"
    ),
    (
      "images: {arrow-height: [1, 2, 3]}",
      "1:24: found 3 numbers; expected [rows, columns], or one number for both"
    ),
    ("images: {arrow-height: 9}", "1:24: found '9'; expected a whole number from 0 to 8"),
  ])
  func pictures(text: String, message: String?) {
    #expect(messages(text).first == message.map { "t.yaml:" + $0 })
  }

  private static let up = "up: ['  ^  ', '+-+-+', '|   |', '+---+']"
  private static let side = "side: ['+-+ ', '| + ', '| |>', '| + ', '+-+ ']"
  private static let openBelow =
    "up: {art: ['  ^  ', '+-+-+', '|   |'], caps: {top: 2, left: 1, bottom: 0, right: 3}}"

  /// The arrow leaves room for the border behind it, a row that repeats and, without caps, the other border. What points to
  /// a side has columns.
  @Test(arguments: [
    ("1", up), ("[1, 8]", up), ("1", openBelow), ("[8, 1]", side),
  ])
  func anArrowHasRoom(height: String, picture: String) {
    #expect(messages("images: {arrow-height: \(height), \(picture)}") == [])
  }

  @Test(
    arguments: [
      ("2", up, 24, "4 rows", 2, 1), ("5", up, 24, "4 rows", 5, 1),
      ("[4, 1]", up, 25, "4 rows", 4, 1), ("2", openBelow, 24, "3 rows", 2, 1),
      ("[1, 2]", side, 28, "4 columns", 2, 1), ("3", "up: [' ^ ', '+-+']", 24, "2 rows", 3, 0),
    ] as [(String, String, Int, String, Int, Int)])
  func anArrowHasNoRoom(
    height: String, picture: String, column: Int, size: String, given: Int, most: Int
  ) {
    #expect(
      messages("images: {arrow-height: \(height), \(picture)}") == [
        "t.yaml:1:\(column): a picture of \(size) has no room for an arrow of \(given) and the popover; "
          + "'arrow-height' is at most \(most) here"
      ])
  }
}

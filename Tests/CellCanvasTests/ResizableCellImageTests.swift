import CellCanvas
import Testing

@Suite("Stretched images")
struct ResizableCellImageTests {
  @Test(arguments: [
    (picture: "abcde", near: 1, far: 1, size: 8, stretched: "abcdbcde"),
    (picture: "abcde", near: 1, far: 1, size: 5, stretched: "abcde"),
    (picture: "abcde", near: 1, far: 1, size: 3, stretched: "abe"),
    (picture: "abcde", near: 0, far: 0, size: 7, stretched: "abcdeab"),
    (picture: "abcde", near: 0, far: 2, size: 6, stretched: "abcade"),
    // Shorter than both caps: each is cut on its inner side, by its share.
    (picture: "abcdefg", near: 2, far: 4, size: 6, stretched: "abdefg"),
    (picture: "abcdefg", near: 2, far: 4, size: 3, stretched: "afg"),
    (picture: "abcdefg", near: 2, far: 4, size: 1, stretched: "g"),
    (picture: "abcdefg", near: 3, far: 3, size: 5, stretched: "abcfg"),
    (picture: "abcdefg", near: 3, far: 3, size: 2, stretched: "ag"),
    (picture: "abcdefg", near: 3, far: 3, size: 1, stretched: "a"),
    (picture: "abcdefg", near: 1, far: 6, size: 2, stretched: "ag"),
    (picture: "abcdefg", near: 6, far: 1, size: 2, stretched: "ag"),
    (picture: "abcdefg", near: 6, far: 0, size: 3, stretched: "abc"),
    (picture: "abcdefg", near: 3, far: 3, size: 0, stretched: ""),
    (picture: "abcdefg", near: 3, far: 3, size: -4, stretched: ""),
    // Caps that leave nothing to repeat, or that are larger than the picture.
    (picture: "ab", near: 1, far: 1, size: 5, stretched: "aaaab"),
    (picture: "ab", near: 0, far: 2, size: 5, stretched: "aaaab"),
    (picture: "abc", near: 9, far: 9, size: 5, stretched: "abccc"),
    (picture: "abc", near: -2, far: -2, size: 4, stretched: "abca"),
    (picture: "", near: 1, far: 1, size: 3, stretched: "···"),
  ])
  func oneSide(picture: String, near: Int, far: Int, size: Int, stretched: String) throws {
    let row = try #require(CellImage(rows: [GlyphText(picture).glyphs.map { Cell($0) }]))
    let across = row.resizable(
      capInsets: CellInsets(top: 0, left: near, bottom: 0, right: far))
    #expect(across.stretched(to: CellSize(width: size, height: 1)).picture == stretched)

    // The other axis has the same rule.
    let column = try #require(CellImage(rows: GlyphText(picture).glyphs.map { [Cell($0)] }))
    let down = column.resizable(capInsets: CellInsets(top: near, left: 0, bottom: far, right: 0))
    let lines = stretched.map(String.init).joined(separator: "\n")
    if !picture.isEmpty {
      #expect(down.stretched(to: CellSize(width: 1, height: size)).picture == lines)
    }
  }

  @Test(arguments: [
    (7, 5, "╭─━──━╮\n│ab ab│\n┃cd cd┃\n│ab ab│\n╰─━──━╯"),
    (4, 3, "╭─━╮\n│ab│\n╰─━╯"), (2, 2, "╭╮\n╰╯"), (3, 1, "╭─╮"), (1, 3, "╭\n│\n╰"), (1, 1, "╭"),
    (0, 2, "\n"),
  ])
  func aBox(width: Int, height: Int, picture: String) throws {
    let image = try #require(CellImage("╭─━─╮\n│ab │\n┃cd ┃\n╰─━─╯"))
    let box = image.resizable(capInsets: CellInsets(all: 1))
    #expect(box.stretched(to: CellSize(width: width, height: height)).picture == picture)
  }

  /// Both sides of an arrow repeat: the left one is stretched first, the right one second.
  @Test(arguments: [
    (left: 1, picture: "··/^\\····\n╭─┘ └───╮\n│       │\n╰───────╯"),
    (left: 3, picture: "····/^\\··\n╭───┘ └─╮\n│       │\n╰───────╯"),
  ])
  func twoPasses(left: Int, picture: String) throws {
    let art = try #require(CellImage("··/^\\··\n╭─┘ └─╮\n│     │\n╰─────╯", hole: Glyph("·")))
    let first = art.resizable(capInsets: CellInsets(top: 2, left: 1, bottom: 1, right: 5))
      .stretched(to: CellSize(width: left + 6, height: 4))
    let second = first.resizable(
      capInsets: CellInsets(top: 2, left: left + 4, bottom: 1, right: 1)
    )
    .stretched(to: CellSize(width: 9, height: 4))
    #expect(second.picture == picture)
  }

  @Test func capsGoWithTheirPicture() throws {
    let image = try #require(CellImage("abcd\nefgh\nijkl"))
    let resizable = image.resizable(capInsets: CellInsets(top: 0, left: 1, bottom: 2, right: 2))
    let stretched = resizable.stretched(to: CellSize(width: 6, height: 5))
    #expect(stretched.picture == "abbbcd\nabbbcd\nabbbcd\nefffgh\nijjjkl")
    #expect(resizable.mirrored.stretched(to: stretched.size) == stretched.mirrored)
    #expect(resizable.flipped.stretched(to: stretched.size) == stretched.flipped)
    #expect(
      resizable.turned.stretched(to: CellSize(width: 5, height: 6)) == stretched.turned)
  }

  @Test(arguments: [
    CellRect(x: 1, y: 1, width: 6, height: 4), CellRect(x: -3, y: -1, width: 20, height: 9),
    CellRect(x: 6, y: 3, width: 1, height: 1), CellRect(x: 2, y: 2, width: 0, height: 3),
    CellRect(x: 2, y: 2, width: -2, height: -3), CellRect(x: 40, y: 2, width: 3, height: 3),
  ])
  func drawnInPlaceItIsTheStretchedPicture(rect: CellRect) throws {
    let image = try #require(CellImage("┌─.\n│.│\n└─┘", hole: Glyph(".")))
    let box = image.resizable(capInsets: CellInsets(all: 1))
    let clip = CellRect(x: 1, y: 0, width: 7, height: 9)
    let inPlace = Canvas.picture(9, 6) { $0.draw(box, in: rect, clip: clip) }
    let copied = Canvas.picture(9, 6) {
      $0.draw(box.stretched(to: rect.size), at: rect.origin, clip: clip)
    }
    #expect(inPlace == copied)
  }

  @Test func aHugeTargetCostsWhatIsSeen() throws {
    let box = try #require(CellImage("┌─┐\n│ │\n└─┘")).resizable(capInsets: CellInsets(all: 1))
    let picture = Canvas.picture(3, 2) {
      $0.draw(box, in: CellRect(x: -1, y: -1, width: 1 << 40, height: 1 << 40))
      $0.draw(box, in: CellRect(x: 1, y: 0, width: 1 << 40, height: 1 << 40))
    }
    #expect(picture == " ┌─\n │ ")
  }
}

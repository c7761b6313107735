import CellCanvas
import CellPictures
import Testing

@Suite("Films in SVG")
struct FilmTests {
  /// Frames of rows of text, one every half second, as a file of two seconds.
  private static func film(_ frames: [String]...) -> String {
    var film = SVGFilm(title: "film", appearance: .dark)
    for (index, rows) in frames.enumerated() {
      let width = rows.map { GlyphText($0).width }.max() ?? 0
      var canvas = Canvas(size: CellSize(width: width, height: rows.count))
      for (y, row) in rows.enumerated() {
        canvas.draw(GlyphText(row), at: CellPoint(x: 0, y: y), style: .plain)
      }
      film.add(canvas, at: index * 500)
    }
    return film.text(length: 2_000)
  }

  /// A long film need not be in memory as a whole.
  @Test func theRulesOfEachRowAreAPart() {
    var film = SVGFilm(title: "film", appearance: .dark)
    for time in 0..<4 {
      let cell = Cell(Glyph(time % 2 == 0 ? "a" : "b"))
      film.add(
        Canvas(size: CellSize(width: 2, height: 3), filledWith: cell), at: time * 500)
    }
    var parts: [String] = []
    film.write(length: 2_000) { parts.append($0) }
    #expect(parts.joined() == film.text(length: 2_000))
    #expect(parts.filter { $0.hasPrefix("@keyframes") }.count == 3)
  }

  /// A vowel is not drawn without its consonant where only the vowel differs.
  @Test func whatMakesOneCharacterMovesTogether() {
    let text = Self.film(["कि a"], ["की a"])
    #expect(text.contains(">कि</text>") && text.contains(">की</text>"))
    #expect(text.ranges(of: "</text>").count == 3)
  }

  @Test func aRowThatStaysIsThereOnceAndDoesNotMove() {
    let text = Self.film(["one", "two"], ["one", "six"])
    #expect(text.ranges(of: ">one</text>").count == 1)
    #expect(!text.contains("@keyframes row0"))
    #expect(text.contains("prefers-reduced-motion"))
  }

  @Test func aStripMovesToWhatARowShows() {
    let text = Self.film(["ab"], ["cd"], ["ab"], ["ef"])
    let stops = [(0, 0), (25, 32), (50, 0), (75, 64)]
    let rule = stops.map { "\($0).000%{transform:translateY(-\($1)px)}" }.joined()
    #expect(text.contains("@keyframes row0{\(rule)}"))
  }

  @Test func whatIsShownLongestLiesBelow() {
    let text = Self.film(["some words"], ["some w rds"])
    // One cell is drawn over the others, in the first frame, which is the shorter one.
    #expect(
      text.contains(
        "<g class=\"row\" style=\"animation-name:row0\"><use href=\"#c0\" x=\"48\" y=\"4\"/></g>"))
    #expect(text.contains(">o</text>\n</g>\n</defs>"))
  }

  @Test func aPieceThatMovesIsThereOnce() {
    let text = Self.film(["          "], ["  box     "], ["     box  "], ["          "])
    #expect(text.ranges(of: ">box</text>").count == 1)
    #expect(
      text.contains("<use href=\"#c0\" x=\"16\" y=\"36\"/><use href=\"#c0\" x=\"40\" y=\"68\"/>"))
  }

  @Test func aWideCharacterIsNotCut() {
    let text = Self.film(["a\u{6F22}b"], ["a xb"], ["a\u{6F22}b"])
    #expect(text.contains("<use href=\"#c0\" x=\"8\" y=\"36\"/>"))
    #expect(text.ranges(of: "textLength=\"16\"").count == 1)
  }

  /// The shadow of a popover lies on one half of it as well.
  @Test func halfOfAWideCharacterKeepsItsStyle() {
    var canvas = Canvas(size: CellSize(width: 2, height: 1))
    canvas.draw("\u{6F22}", at: CellPoint(x: 0, y: 0), style: .plain)
    canvas.restyle(CellRect(x: 1, y: 0, width: 1, height: 1)) { $0.background = .rgb(0x12_3456) }
    var film = SVGFilm(title: "film", appearance: .dark)
    film.add(canvas, at: 0)
    #expect(film.text(length: 100).contains("fill=\"#123456\" d=\"M8 0h8v16h-8z\""))
  }

  @Test func aScreenThatBecomesHigherWasBlankThere() {
    let text = Self.film(["ab"], ["ab", "cd"])
    let stops = "0.000%{transform:translateY(-0px)}25.000%{transform:translateY(-32px)}"
    #expect(text.contains("@keyframes row1{\(stops)}"))
    #expect(!text.contains("@keyframes row0"))
  }

  @Test func aScreenThatBecomesSmallerLeavesBlanks() {
    let text = Self.film(["wide", "high"], ["w"])
    #expect(text.contains("width=\"32\" height=\"32\""))
    #expect(text.contains("@keyframes row1{0.000%{transform:translateY(-0px)}25.000%"))
  }
}

import BundledThemes
import CellCanvas
import PopoverGeometry
import PopoverThemes
import Testing

@Suite struct ChromeTileTests {
  static let looks: [Theme] = {
    let catalog = ThemeCatalog(BundledThemes.all)
    return catalog.names.compactMap { try? catalog.theme(named: $0) }.flatMap(\.variants)
  }()

  @Test func thereAreThirteenForms() {
    #expect(ChromeForm.all.count == 13)
    #expect(ChromeForm.all.first?.name == "up start" && ChromeForm.all.last?.name == "no arrow")
  }

  @Test(arguments: looks) func everythingLiesInTilesOfOneSize(theme: Theme) {
    let tiles = ChromeForm.all.map { ChromeTile(theme, $0) }
    #expect(Set(tiles.map(\.size)).count == 1)
    for tile in tiles {
      let bounds = CellRect(size: tile.size)
      for part in [tile.chrome.background, tile.chrome.content, tile.chrome.arrow] {
        let part = CellRect(part)
        #expect(part.isEmpty || part.intersection(bounds) == part, "\(tile.form.name)")
      }
      #expect(tile.anchor.intersection(bounds) == tile.anchor)
      #expect(tile.canvas(depth: .trueColor).size == tile.size)
    }
  }

  @Test(arguments: looks) func theArrowGoesFromOneCornerToTheOther(theme: Theme) {
    for direction in ArrowDirection.allCases where theme.metrics.arrow(direction).height > 0 {
      let tiles = ChromeForm.Place.allCases.map { ChromeTile(theme, ChromeForm(direction, $0)) }
      let axis = direction.axis.crossed
      let starts = tiles.map { $0.chrome.arrow[axis].start - $0.chrome.background[axis].start }
      #expect(starts[0] == theme.metrics.capInsets[axis].near)
      #expect(starts[0] < starts[1] && starts[1] < starts[2])
      let far = tiles[2].chrome.background[axis].end - tiles[2].chrome.arrow[axis].end
      #expect(far == theme.metrics.capInsets[axis].far)
    }
  }

  @Test(arguments: looks) func theAnchorTouchesTheTipOfTheArrow(theme: Theme) {
    for form in ChromeForm.all {
      let tile = ChromeTile(theme, form)
      guard let direction = form.direction else {
        #expect(tile.anchor.isEmpty)
        continue
      }
      let (anchor, arrow) = (Rect(tile.anchor), tile.chrome.arrow)
      let tip =
        direction.popoverFollowsAnchor ? arrow[direction.axis].start : arrow[direction.axis].end
      let edge =
        direction.popoverFollowsAnchor ? anchor[direction.axis].end : anchor[direction.axis].start
      #expect(tip == edge, "\(form.name)")
      #expect(anchor[direction.axis.crossed].overlaps(arrow[direction.axis.crossed]))
    }
  }

  @Test(arguments: looks) func everyLineOfTheContentIsSeen(theme: Theme) {
    for form in ChromeForm.all {
      let picture = ChromeTile(theme, form).canvas(depth: .none).picture
      for words in ["text", "dim", "selection"] { #expect(picture.contains(words), "\(form.name)") }
    }
  }

  @Test func aTileIsAPicture() {
    let theme = Theme(name: "plain")
    let up = ChromeTile(theme, ChromeForm(.up, .end)).canvas(depth: .none).picture
    #expect(
      up == """
         up end                  
                    anchor       
                       ▲         
         ┌─ Title ─────┴┐        
         │ text         │        
         │ dim          │        
         │ selection    │        
         └─ Footer ─────┘        

        """)
  }
}

/// The runner writes down the arguments of every test, and all parts of a theme are much to write.
extension Theme: CustomTestStringConvertible {
  /// Its name alone.
  public var testDescription: String { name }
}

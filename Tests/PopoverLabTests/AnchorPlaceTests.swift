import CellCanvas
import Testing

@testable import PopoverLab

@Suite("The anchor's place")
struct AnchorPlaceTests {
  private let large = CellRect(x: 0, y: 0, width: 80, height: 22)
  private let small = CellRect(x: 0, y: 0, width: 20, height: 6)

  @Test func shrinkingAndGrowingLosesNothing() {
    var place = AnchorPlace()
    place.move(x: 30, y: 8, in: large)
    let before = place.rect(in: large)
    #expect(small.intersection(place.rect(in: small)) == place.rect(in: small))
    #expect(place.rect(in: large) == before)
  }

  @Test func aMoveStartsFromWhatIsShown() {
    var place = AnchorPlace(CellRect(x: 60, y: 20, width: 4, height: 1))
    #expect(place.rect(in: small) == CellRect(x: 16, y: 5, width: 4, height: 1))
    place.move(x: -1, y: 0, in: small)
    #expect(place.rect(in: small) == CellRect(x: 15, y: 5, width: 4, height: 1))
  }

  @Test func theEdgeIsAsFarAsItGoes() {
    var place = AnchorPlace()
    place.move(x: 9_999, y: -9_999, in: large)
    #expect(place.rect(in: large) == CellRect(x: 70, y: 0, width: 10, height: 1))
    place.move(x: -1, y: 1, in: large)
    #expect(place.rect(in: large).origin == CellPoint(x: 69, y: 1))
  }

  @Test func theSizeStaysBetweenACellAndTheContainer() {
    var place = AnchorPlace()
    place.resize(width: -99, height: 99, in: large)
    #expect(place.size == CellSize(width: 1, height: 22))
  }
}

import CellCanvas
import PopoverGeometry
import TestSupport
import Testing

@Suite("Rules of every dial in cells")
struct DialRuleTests {
  private static let seeds = UInt64(0)..<600

  @Test(arguments: seeds) func labelsNeverTouch(seed: UInt64) throws {
    let layout = try SampleDial(seed: seed).layout
    guard layout.plate.hasRoom else { return }
    let texts = (layout.labels + [layout.value].compactMap { $0 }).map(\.rect)
    for (index, one) in texts.enumerated() {
      for other in texts.dropFirst(index + 1) where one.y == other.y {
        let isApart =
          one.columns.upperBound < other.x || other.columns.upperBound < one.x
        #expect(isApart, "\(one) and \(other)")
      }
      if let mark = layout.mark { #expect(!one.contains(mark)) }
    }
  }

  @Test(arguments: seeds) func labelsStayInTheRectangleOfTheCircle(seed: UInt64) throws {
    let layout = try SampleDial(seed: seed).layout
    guard layout.plate.hasRoom else { return }
    for text in layout.labels + [layout.value].compactMap({ $0 }) {
      #expect(text.rect.intersection(layout.plate.rect) == text.rect, "\(text)")
      #expect(text.rect.width == text.text.width)
    }
  }

  private static let page = Canvas.noise(size: CellSize(width: 80, height: 36), step: 1)

  @Test(arguments: seeds.prefix(150)) func nothingIsDrawnOutsideOfTheCircle(seed: UInt64) throws {
    let sample = try SampleDial(seed: seed)
    let page = Self.page
    let frame = CellRect(origin: CellPoint(x: 7, y: 4), size: sample.size)
    var canvas = page
    sample.dial.draw(in: frame, on: &canvas)
    let plate = sample.layout.plate
    let inside = plate.hasRoom ? plate.rect.offset(x: frame.x, y: frame.y) : frame
    let changed = page.bounds.rows.flatMap { y in
      page.bounds.columns.map { CellPoint(x: $0, y: y) }
    }.filter { canvas[$0] != page[$0] }
    #expect(changed.filter { !inside.contains($0) } == [])
    var again = canvas
    sample.dial.draw(in: frame, on: &again)
    #expect(again.picture == canvas.picture)
  }

  @Test(arguments: seeds) func theValueIsAtTheMarkAndInTheMiddle(seed: UInt64) throws {
    let sample = try SampleDial(seed: seed)
    let layout = sample.layout
    let text = sample.dial.label(of: sample.dial.rotation.item)
    let way = sample.dial.scale.position(
      of: sample.dial.rotation.item, turnedBy: sample.dial.rotation.angle)
    #expect(abs(way) <= sample.dial.scale.step / 2 + 1e-9)
    guard sample.size.width >= 9, sample.size.height >= 5, text.width > 0 else { return }
    #expect(layout.value?.item == sample.dial.rotation.item)
    let mark = try #require(layout.mark)
    #expect(mark.y == layout.plate.rect.y)
    // The item of a dial with one or two may be anywhere.
    guard abs(way) < .pi / 4 else { return }
    #expect(layout.labels.first?.isCurrent == true)
    #expect(layout.labels.filter(\.isCurrent).count == 1)
  }

  /// Labels do not come and go while a dial turns.
  @Test(arguments: seeds) func theSameItemsHaveLabelsAtEveryAngle(seed: UInt64) throws {
    let layout = try SampleDial(seed: seed).layout
    for label in layout.labels where !label.isCurrent {
      #expect(label.item % layout.labelStride == 0)
    }
    if let ticks = layout.tickStride {
      #expect(layout.labelStride % ticks == 0)
    }
  }

  @Test(arguments: seeds) func aNumberIsWholeOrNotThere(seed: UInt64) throws {
    let (dial, layout) = try { ($0.dial, $0.layout) }(SampleDial(seed: seed))
    for label in layout.labels + [layout.value].compactMap({ $0 }) {
      let whole = dial.label(of: label.item)
      guard Int(whole.text) != nil, label.text != whole else { continue }
      #expect(label.isCurrent && ["…", "~"].contains(label.text.text), "\(label)")
    }
  }

  @Test func aDialThatDoesNotFitOnTheCanvasIsCut() throws {
    let sample = try SampleDial(21, 11)
    var canvas = Canvas(size: CellSize(width: 10, height: 5))
    sample.dial.draw(in: CellRect(origin: CellPoint(x: -5, y: -3), size: sample.size), on: &canvas)
    #expect(canvas.picture.contains("3"))
    sample.dial.draw(in: CellRect(x: 50, y: 50, width: 21, height: 11), on: &canvas)
    sample.dial.draw(in: CellRect(x: 0, y: 0, width: -3, height: -1), on: &canvas)
  }
}

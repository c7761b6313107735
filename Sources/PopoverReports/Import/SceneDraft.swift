import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverGeometry
import PopoverScenes

/// What is known of a scene that is written for another program, in its points or pixels.
struct SceneDraft {
  /// The size of a cell.
  var cell: Size
  /// The distances between the edges of a box and its content, and the height of an arrow, in cells.
  var metrics: PopoverMetrics
  var anchor: Rect?
  /// The size of the content, or of the whole box.
  var size: Size?
  var isSizeOfBox = false
  var screen: Size?
  var permitted: ArrowDirections = .any
  var alignment = Alignment.center
  /// The distance of the box from its anchor.
  var gap = 0.0
  var skid = 0.0
  var margins = Insets.zero
  var canOverlap = false
  var title = ""
  private(set) var remarks: [ImportRemark] = []
  /// How many remarks there are beside these, which would make the scene larger than what it was made of.
  private var furtherRemarks = 0

  private static let mostRemarks = 60

  init(cell: Size, metrics: PopoverMetrics) { (self.cell, self.metrics) = (cell, metrics) }

  /// Remarks what is not in the scene; what is said again is counted.
  mutating func lose(_ words: String, at place: Place? = nil) {
    if let index = remarks.firstIndex(where: { $0.words == words }) {
      remarks[index].count += 1
    } else if remarks.count < Self.mostRemarks {
      remarks.append(ImportRemark(place: place, words: words))
    } else {
      furtherRemarks += 1
    }
  }

  /// All remarks, and how many more there would be.
  var allRemarks: [ImportRemark] {
    furtherRemarks == 0
      ? remarks : remarks + [ImportRemark(words: "\(furtherRemarks) more such things")]
  }
}

/// Something that is not in the scene as it was in what was imported.
package struct ImportRemark: Equatable, Sendable {
  /// Where it stands in the file; `nil` for what is missing there.
  package var place: Place?
  package var words: String
  /// How often it is in the file.
  package var count = 1
}

extension SceneDraft {
  /// The scene in whole cells; what was rounded is remarked.
  mutating func scene(named name: String) -> Scene {
    let anchor = cells(anchor ?? wholeAnchor(), "the anchor")
    let area = CellInsets { axis in
      let ends = margins[axis]
      return Ends(
        near: whole(ends.near, axis, "the margins"), far: whole(ends.far, axis, "the margins"))
    }
    let popover = ScenePopover(
      name: "popover", anchor: "anchor", title: legible(title, "the title"), size: contentSize(),
      permitted: permitted, alignment: alignment, gap: gapInCells(),
      skid: whole(skid, along, "the distance along the edge"),
      canOverlap: canOverlap)
    let region = SceneRegion(name: "anchor", x: anchor.x, y: anchor.y, shape: .rect(anchor.size))
    return Scene(
      name: legible(name, "the name"), screen: .cells(screenSize(around: anchor)), margins: area,
      anchors: [region],
      popovers: [popover])
  }

  /// Without what would disturb a terminal, or make the text read as another one.
  private mutating func legible(_ text: String, _ thing: String) -> String {
    let kept = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.mayStandInText)))
    if kept != text { lose("the control characters of \(thing)") }
    return kept
  }

  private var along: Axis { permitted.first?.axis.crossed ?? .horizontal }

  /// The middle of a screen of 80x24, for files that have no anchor.
  private mutating func wholeAnchor() -> Rect {
    lose("no anchor is given; it was put into the middle")
    return Rect(x: 36 * cell.width, y: 11 * cell.height, width: 8 * cell.width, height: cell.height)
  }

  private mutating func contentSize() -> CellSize? {
    guard let size else {
      lose("no size is given; the content has 20x4 cells")
      return CellSize(width: 20, height: 4)
    }
    return CellSize { axis in
      let frame = metrics.contentViewInsets[axis].sum
      let length = whole(size[axis], axis, "the size") - (isSizeOfBox ? Int(frame) : 0)
      loseOnce(length < 1, "the size leaves no cell within the border; the content has one")
      return max(1, length)
    }
  }

  /// The distance that an arrow leaves.
  private mutating func gapInCells() -> Int {
    guard let direction = permitted.first else { return 0 }
    let arrow = Int(metrics.arrow(direction).height)
    let distance = whole(gap, direction.axis, "the gap")
    if distance > 0, distance < arrow { lose("the arrow is longer than the gap") }
    return max(0, distance - arrow)
  }

  private mutating func screenSize(around anchor: CellRect) -> CellSize {
    if let screen {
      let most = SceneScreen.range.upperBound
      let size = CellSize { max(1, whole(screen[$0], $0, "the screen")) }
      if max(size.width, size.height) > most {
        lose("the screen has more than \(most) columns or rows, and is cut to these")
      }
      return CellSize { min(size[$0], most) }
    }
    lose("no size of a screen is given; it has 80x24 cells, or as many as the anchor needs")
    return CellSize(
      width: min(max(80, anchor.x + anchor.width), SceneScreen.range.upperBound),
      height: min(max(24, anchor.y + anchor.height), SceneScreen.range.upperBound))
  }

  /// The nearest cells; what is not empty keeps a cell at least.
  private mutating func cells(_ rect: Rect, _ thing: String) -> CellRect {
    CellRect { axis in
      let start = whole(rect[axis].start, axis, thing)
      let least = rect[axis].length > 0 ? 1 : 0
      let length = max(least, whole(rect[axis].end, axis, thing) - start)
      loseOnce(length > greatestFigure, "cut to \(greatestFigure) cells: \(thing)")
      return Interval(start: start, length: min(length, greatestFigure))
    }
  }

  private mutating func loseOnce(_ isLost: Bool, _ words: String) {
    if isLost, !remarks.contains(where: { $0.words == words }) { lose(words) }
  }

  private mutating func whole(_ length: Double, _ axis: Axis, _ thing: String) -> Int {
    let exact = length / cell[axis]
    let cells = Grid.cells.rounded(exact)
    loseOnce(cells != exact, "rounded to whole cells of \(Words.size(cell)): \(thing)")
    loseOnce(abs(cells) > Double(greatestFigure), "cut to \(greatestFigure) cells: \(thing)")
    return Int(max(-Double(greatestFigure), min(cells, Double(greatestFigure))))
  }
}

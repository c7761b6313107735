import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// A picture with its caps as a theme's files describe it.
struct PictureDraft {
  private(set) var art: Placed<GlyphArt>?
  private(set) var caps: Placed<CellInsets>?
  /// The cap at the far end in the second pass of stretching.
  private(set) var second: Int?
  private(set) var hole: Glyph?
  /// Whether some file has art, valid or not.
  private var hasArt = false

  private static let limit = CellSize(width: 64, height: 32)
}

extension PictureDraft {
  private static let artKeys: KeyTable<PictureDraft> = [
    "art": { $0.readArt($1, &$2) },
    "caps": { $0.readCaps($1, &$2) },
  ]

  /// The keys of a background, which has a key for holes; seamless pictures share theirs.
  private static let backgroundKeys = artKeys + ["hole": { $0.hole = $1.glyph(&$2) ?? $0.hole }]
  private static let seamlessKeys =
    artKeys + ["second": { $0.second = $1.integer(in: 1...64, &$2) ?? $0.second }]

  mutating func readBackground(_ node: SourceNode, _ faults: inout [Fault]) {
    read(node, by: PictureDraft.backgroundKeys, &faults)
  }

  mutating func readSeamless(_ node: SourceNode, _ faults: inout [Fault]) {
    read(node, by: PictureDraft.seamlessKeys, &faults)
  }

  /// Reads rows of art, or the keys of a picture.
  private mutating func read(
    _ node: SourceNode, by keys: KeyTable<PictureDraft>, _ faults: inout [Fault]
  ) {
    if case .mapping = node.content {
      node.read(into: &self, by: keys, &faults)
    } else {
      readArt(node, &faults)
    }
  }

  private mutating func readArt(_ node: SourceNode, _ faults: inout [Fault]) {
    hasArt = true
    art = node.art(atMost: PictureDraft.limit, &faults).map { Placed(value: $0, place: node.place) }
  }

  private mutating func readCaps(_ node: SourceNode, _ faults: inout [Fault]) {
    var insets = caps.map { Insets($0.value) } ?? Insets(all: 1)
    node.readInsets(into: &insets, &faults)
    caps = Placed(value: CellInsets(insets), place: node.place)
  }
}

extension PictureDraft {
  /// The art; `nil` if it is wrong or missing. Caps without art are a fault.
  func checkedArt(_ faults: inout [Fault]) -> Placed<GlyphArt>? {
    if let caps, !hasArt {
      faults.append(Fault(at: caps.place, .missingKey("art", becauseOf: "caps")))
    }
    return art
  }

  /// The picture of a background; `nil` if it is wrong or missing.
  func background(_ faults: inout [Fault]) -> ChromePicture? {
    guard let art = checkedArt(&faults) else { return nil }
    let caps = self.caps?.value ?? CellInsets(all: 1)
    let place = self.caps?.place ?? art.place
    if let problem = caps.problem(in: art.value.size) {
      faults.append(Fault(at: place, .theme(.picture(problem))))
      return nil
    }
    return ChromePicture(background: art.value, capInsets: caps, hole: hole)
  }
}

extension CellInsets {
  /// The problem of these caps in a picture; `nil` if they leave something to repeat.
  ///
  /// - Parameter isTurned: whether the picture is turned by a quarter from the one in the file.
  func problem(in size: CellSize, isTurned: Bool = false) -> PictureProblem? {
    let things = isTurned ? ["row", "column"] : ["column", "row"]
    if left + right >= size.width {
      return .capsTooLarge(caps: left + right, of: size.width, thing: things[0])
    }
    return top + bottom >= size.height
      ? .capsTooLarge(caps: top + bottom, of: size.height, thing: things[1]) : nil
  }
}

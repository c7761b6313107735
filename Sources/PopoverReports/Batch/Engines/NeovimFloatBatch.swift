import PlacementEngines
import PopoverGeometry

/// Neovim's floating windows: options as for `nvim_open_win()` in, place and inner size out.
package enum NeovimFloatBatch {
  /// Row and column of the outer corner, from 0, and the inner size.
  static func answer(_ request: BatchFields) throws -> JSON {
    let screen = try NeovimScreen(request)
    let placement = try NeovimFloat(request.object("opts")).placement(on: screen)
    let (frame, size) = (placement.frame, placement.size)
    return ["pos": [frame.y, frame.x], "width": size.width, "height": size.height]
  }
}

extension NeovimScreen {
  /// Columns and lines in `screen`; the cursor's line counts from 1, its column from 0.
  fileprivate init(_ request: BatchFields) throws {
    self.init(size: try request.size("screen"))
    guard request.has("cursor") else { return }
    let cursor: [Double] = try request.list("cursor", shape: ["line", "column"])
    self.cursor = Point(x: cursor[1], y: cursor[0] - 1)
  }
}

extension NeovimFloat {
  fileprivate init(_ options: BatchFields) throws {
    self.init(size: Size(width: try options.value("width"), height: try options.value("height")))
    relative = try options.name("relative", or: .editor)
    anchor = try options.name("anchor", or: anchor)
    (row, col) = (try options.value("row", or: 0), try options.value("col", or: 0))
    border = try options.border()
    fixed = try options.value("fixed", or: false)
  }
}

extension BatchFields {
  /// The border of a float: a name, or the characters of its corners and sides, clockwise from the
  /// top-left corner. Fewer than eight are used over and over; a side without a character is no side.
  fileprivate func border() throws -> Insets {
    guard has("border") else { return .zero }
    if ifAny("border", as: String.self) != nil {
      return try name("border", or: NeovimBorder.none).insets
    }
    let characters = try elements("border").map(borderCharacter)
    guard [1, 2, 4, 8].contains(characters.count) else {
      throw fault(.other("expected 1, 2, 4 or 8 characters"), at: "border")
    }
    let sides = [1, 3, 5, 7].map { characters[$0 % characters.count].isEmpty ? 0.0 : 1 }
    return Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  /// A character alone, or before the name of its highlighting.
  private func borderCharacter(_ element: BatchElement) throws(BatchFault) -> String {
    if let alone = String(element.json) { return alone }
    return try element.elements().first?.value() ?? ""
  }
}

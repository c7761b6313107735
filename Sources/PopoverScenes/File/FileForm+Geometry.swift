import AnnotatedYAML
import CellCanvas
import PopoverGeometry

extension FileForm where Value == CellSize {
  /// Columns and rows, as in `80x24`.
  static func size(_ range: ClosedRange<Int> = 0...greatestFigure) -> Self {
    let words =
      "columns x rows, each from \(range.lowerBound) to \(range.upperBound), as in 40x10"
    return Self(
      read: { node, faults in
        if case .text(let text) = node.content, let size = CellSize(text),
          range.contains(size.width), range.contains(size.height)
        {
          return size
        }
        faults.append(node.fault(expecting: words))
        return nil
      },
      written: { .text("\($0.width)x\($0.height)") })
  }
}

extension FileForm where Value == SceneScreen {
  /// `real`, or a size.
  static let screen = Self(
    read: { node, faults in
      if case .text("real") = node.content { return .real }
      if let size = FileForm<CellSize>.size(screenRange).read(node, &faults) { return .cells(size) }
      faults[faults.count - 1] = node.fault(
        expecting: "real, or columns x rows, each from 1 to 2000, as in 80x24")
      return nil
    },
    written: { screen in
      if case .cells(let size) = screen {
        FileForm<CellSize>.size().written(size)
      } else {
        .text("real")
      }
    }, words: ["real"])
}

/// The sizes of screens that are drawn.
public let screenRange = 1...2000

extension FileForm where Value == CellRect {
  /// The four figures `[x, y, width, height]`.
  ///
  /// - Parameter places: what the first two may be.
  static func rect(_ places: ClosedRange<Int>) -> Self {
    Self(
      read: { node, faults in
        guard let nodes = node.list(of: "figures: [x, y, width, height]", &faults) else {
          return nil
        }
        guard nodes.count == 4 else {
          faults.append(Fault(at: node.place, .count(nodes.count, expected: 4, of: "figure")))
          return nil
        }
        let figures = zip(nodes, [places, places, 0...greatestFigure, 0...greatestFigure])
          .compactMap { $0.integer(in: $1, &faults) }
        guard figures.count == 4 else { return nil }
        return CellRect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
      },
      written: { rect in
        .list([rect.x, rect.y, rect.width, rect.height].map { .text("\($0)") })
      })
  }
}

extension FileForm where Value == CellInsets {
  private static let edges = SceneFields<CellInsets>(
    usual: .zero,
    [
      .init("top", \.top, .cells), .init("left", \.left, .cells),
      .init("bottom", \.bottom, .cells), .init("right", \.right, .cells),
    ])

  /// Cells at the edges: one number for all, a list of rows and columns, or edges by name.
  static let insets = Self(
    read: { node, faults in
      switch node.content {
      case .text: return FileForm<Int>.cells.read(node, &faults).map { CellInsets(all: $0) }
      case .list(let nodes) where nodes.count == 2:
        let figures = nodes.compactMap { FileForm<Int>.cells.read($0, &faults) }
        guard figures.count == 2 else { return nil }
        return CellInsets(
          top: figures[0], left: figures[1], bottom: figures[0], right: figures[1])
      case .list(let nodes):
        faults.append(Fault(at: node.place, .count(nodes.count, expected: 2, of: "number")))
        return nil
      case .mapping:
        return FileForm.mapping(edges).read(node, &faults)
      }
    },
    written: { insets in
      let isSymmetrical = insets.top == insets.bottom && insets.left == insets.right
      let pair = [insets.top, insets.left].map { FileValue.text("\($0)") }
      let single = isSymmetrical && insets.top == insets.left ? [pair[0]] : []
      return .forms(
        single + (isSymmetrical ? [.list(pair)] : []) + [.mapping(edges.written(insets))])
    })
}

extension CellSize {
  /// Columns and rows with an `x` between them.
  public init?(_ text: String) {
    let figures = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard figures.count == 2, let width = figures[0], let height = figures[1] else { return nil }
    self.init(width: width, height: height)
  }
}

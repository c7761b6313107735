import CellCanvas
import ClassicBackgrounds
import PopoverGeometry

/// The layout of the tiles of a theme.
struct TilePlan {
  private static let anchorSize = Size(width: 6, height: 1)

  private let metrics: PopoverMetrics
  private let contentSize: Size
  private let margins: Insets

  /// - Parameter lines: the number of lines for which the popover has room.
  init(_ theme: Theme, lines: Int) {
    metrics = theme.metrics
    let rows = lines + theme.rowsTaken(title: ChromeTile.title, footer: ChromeTile.footer)
    contentSize = metrics.contentSize(atLeast: Size(width: 12, height: Double(rows)))
    margins = Insets(around: theme.shape.shadow)
  }

  /// The size of every tile, which is that of the largest form.
  var size: CellSize {
    let frames = (ArrowDirection.allCases + [nil]).map { direction in
      let frame = frameSize(direction)
      return Size { axis in
        frame[axis] + (direction?.axis == axis ? Self.anchorSize[axis] : 0) + margins[axis].sum
      }
    }
    return CellSize(
      width: Int(frames.map(\.width).max() ?? 0), height: Int(frames.map(\.height).max() ?? 0))
  }

  private func frameSize(_ direction: ArrowDirection?) -> Size {
    metrics.frameSize(content: contentSize, direction: direction)
  }

  /// The frame of the popover: at the top left, behind the anchor if the popover follows it.
  private func frame(of form: ChromeForm) -> Rect {
    let follows = form.direction?.popoverFollowsAnchor == true
    let size = frameSize(form.direction)
    return Rect { axis in
      let gap = follows && form.direction?.axis == axis ? Self.anchorSize[axis] : 0
      return Span(start: margins[axis].near + gap, length: size[axis])
    }
  }

  func chrome(of form: ChromeForm, as mode: BackgroundViewMode) -> PopoverChrome {
    let frame = frame(of: form)
    let offset = form.direction.map { direction in
      form.arrowOffset(
        base: metrics.arrow(direction).base, on: frame[direction.axis.crossed].length)
    }
    return mode.chrome(
      frame: frame, direction: form.direction, arrowOffset: offset ?? 0, metrics: metrics,
      grid: .cells)
  }

  /// The anchor, which touches the frame on the arrow's side; empty without an arrow. Its middle is
  /// that of the safe mode's arrow, unless it would then leave the tile.
  func anchor(of form: ChromeForm) -> CellRect {
    guard let direction = form.direction else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    let tile = Rect(size: Size(size))
    let frame = frame(of: form)
    let arrow = chrome(of: form, as: .safe).arrow
    return CellRect(
      Rect { axis in
        let length = Self.anchorSize[axis]
        if axis == direction.axis {
          let start = direction.popoverFollowsAnchor ? frame[axis].start - length : frame[axis].end
          return Span(start: start, length: length)
        }
        let wanted = (arrow[axis].mid - length / 2).rounded(.down)
        return Span(start: wanted, length: length).shifted(into: tile[axis])
      })
  }
}

extension PopoverMetrics {
  /// A size of content with which an arrow has at least two cells to move between the corners.
  fileprivate func contentSize(atLeast least: Size) -> Size {
    Size { axis in
      let arrow = arrow(axis == .horizontal ? .up : .left)
      let edge = arrow.base + capInsets[axis].sum + 2
      return max(least[axis], edge - contentViewInsets[axis].sum)
    }
  }
}

extension Insets {
  /// The margins around a frame and its anchor: a row for the name, a column at each side, and room for
  /// the shadow.
  fileprivate init(around shadow: ThemeShadow?) {
    let width = Double(max(1, shadow?.size.width ?? 0))
    self.init(
      top: 1, left: shadow?.side == .left ? width : 1,
      bottom: Double(shadow?.size.height ?? 0), right: shadow?.side == .right ? width : 1)
  }
}

import CellCanvas
import PopoverGeometry

/// What lies around the content in the box of a popover, as other programs have it.
package struct BoxFrame: Equatable, Sendable {
  /// The cells of the border: 0 or 1 on each side.
  package let border: CellInsets
  /// The cells between border and content.
  package let padding: CellInsets

  /// Whether the border is on every side.
  package var isWhole: Bool { border == CellInsets(all: 1) }

  /// - Parameter widths: those of the border on sides that have room for it. Of insets alone nobody can tell whether they are
  ///   a border or padding.
  package init(of layout: PopoverLayout, border widths: CellInsets) {
    let (box, content) = (CellRect(layout.background), CellRect(layout.content))
    let widths = layout.dropped.contains(.border) ? .zero : widths
    let insets = CellInsets { axis in
      let (box, content) = (box[axis], content[axis])
      return Ends(near: max(0, content.start - box.start), far: max(0, box.end - content.end))
    }
    let border = CellInsets { axis in
      Ends(
        near: min(widths[axis].near, insets[axis].near),
        far: min(widths[axis].far, insets[axis].far))
    }
    self.border = border
    padding = CellInsets { axis in
      Ends(near: insets[axis].near - border[axis].near, far: insets[axis].far - border[axis].far)
    }
  }
}

import CellCanvas
import PopoverGeometry

extension ChromePicture {
  /// Left to right.
  var mirrored: ChromePicture {
    ChromePicture(parts: parts.mirrored(\.mirrored), capInsets: capInsets.mirrored)
  }

  /// A picture whose arrow points up, made to point another way. What starts on the left starts at the
  /// top where it is turned to a side.
  func turned(to direction: ArrowDirection) -> ChromePicture {
    switch direction {
    case .up: self
    case .down: ChromePicture(parts: parts.flipped(\.flipped), capInsets: capInsets.flipped)
    case .right: ChromePicture(parts: parts.turned(\.turned), capInsets: capInsets.turned)
    case .left: turned(to: .right).mirrored
    }
  }
}

extension ChromePicture {
  /// The same with the nearest ASCII for every glyph.
  var inASCII: ChromePicture {
    ChromePicture(parts: parts.map { $0.map { $0.mapped(\.ascii) } }, capInsets: capInsets)
  }
}

extension [[ChromePart?]] {
  /// An arrow that points up, made to point another way.
  func turned(to direction: ArrowDirection) -> [[ChromePart?]] {
    ChromePicture(parts: self, capInsets: .zero).turned(to: direction).parts
  }

  fileprivate func mirrored(_ glyph: KeyPath<Glyph, Glyph>) -> Self {
    map { $0.reversed().map { $0.mapped(glyph) } }
  }

  fileprivate func flipped(_ glyph: KeyPath<Glyph, Glyph>) -> Self {
    reversed().map { $0.map { $0.mapped(glyph) } }
  }

  fileprivate func turned(_ glyph: KeyPath<Glyph, Glyph>) -> Self {
    (first ?? []).indices.map { x in reversed().map { $0[x].mapped(glyph) } }
  }
}

extension ChromePart? {
  fileprivate func mapped(_ glyph: KeyPath<Glyph, Glyph>) -> Self {
    map { ChromePart(glyph: $0.glyph[keyPath: glyph], role: $0.role) }
  }
}

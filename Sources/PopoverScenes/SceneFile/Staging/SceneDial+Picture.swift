import CellCanvas
import Dial
import PopoverGeometry

extension SceneDial {
  /// The dial at its value; `nil` if it has no item.
  public var picture: CellDial? {
    DialScale(count: count).map { scale in
      CellDial(
        DialRotation(scale, angle: scale.angle(showing: value)),
        labels: labels.map { GlyphText($0) }, background: face.background)
    }
  }
}

extension SceneDial.Face {
  fileprivate var background: DialBackground {
    switch self {
    case .none: .none
    case .scale: .scale
    case .wheel: .colorWheel
    }
  }
}

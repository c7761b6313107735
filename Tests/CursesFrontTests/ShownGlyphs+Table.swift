import CellCanvas

@testable import CursesFront

extension ShownGlyphs {
  /// A screen that gives glyphs as many columns as our own table does.
  static let byTable = ShownGlyphs(
    isASCII: false,
    width: { scalar in
      if (0x300...0x36F).contains(scalar) { return 0 }
      return Unicode.Scalar(scalar).map { Int32(Glyph($0).width) } ?? -1
    }, placesWidened: true)
}

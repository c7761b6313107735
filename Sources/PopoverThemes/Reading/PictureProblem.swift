import AnnotatedYAML

/// Why a picture of chrome cannot be drawn as it is.
public enum PictureProblem: Equatable, Sendable {
  /// Caps that leave no column, or no row, to repeat.
  case capsTooLarge(caps: Int, of: Int, thing: String)
  /// Nothing tells where the arrow ends and the popover begins.
  case noBody
  /// A cap that does not hold the arrow and the border behind it.
  case arrowNotKept(cap: Int, height: Int)
  /// Caps that leave nothing for the arrow.
  case noArrow
  /// A part of the arrow where the picture repeats.
  case arrowRepeats
  /// An arrow of another size than that of another picture.
  case arrowDiffers(base: Int, height: Int, expectedBase: Int, expectedHeight: Int)
  /// An arrow at the end of an edge that is nearer to the corner than the corner is long; with fewer
  /// cells than none it does not even fit into its cap.
  case cornerTooShort(cells: Int, least: Int)
  /// A glyph where nothing of a border shows.
  case middleOfBorder(String)
}

extension PictureProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .capsTooLarge(let caps, let length, let thing):
      "the caps take \(caps) of the picture's \(number(of: thing, length)); one at least must be left to repeat"
    case .noBody:
      "it cannot be told where the arrow ends, as the edges of this picture are blank all along; "
        + "say it with 'arrow-height'"
    case .arrowNotKept(let cap, let height):
      "the cap of \(cap) at the arrow does not hold it and the border; \(height + 1) at least"
    case .noArrow: "the caps leave no cells for the arrow between what repeats"
    case .arrowRepeats:
      "the arrow reaches into what repeats; make the picture wider there, or change the caps"
    case .arrowDiffers(let base, let height, let expectedBase, let expectedHeight):
      "this arrow has a base of \(base) and a height of \(height); \(expectedBase) and "
        + "\(expectedHeight) expected, as in the other picture of its axis"
    case .cornerTooShort(let cells, let least) where cells < 0:
      "the cap at the end is \(number(of: "cell", -cells)) shorter than the arrow; it must hold the "
        + "arrow and a corner of \(least), as in the picture of the middle"
    case .cornerTooShort(let cells, let least):
      "the arrow is \(number(of: "cell", cells)) from the end; at least \(least), the length of the "
        + "corner in the picture of the middle"
    case .middleOfBorder(let glyph):
      "'\(glyph)' in the middle of a border does not show; put a blank there, or make a picture of the "
        + "whole surface with 'background'"
    }
  }
}

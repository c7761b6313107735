import AnnotatedYAML
import CellCanvas
import Foundation
import MessageText

/// A fault that only theme files can have.
enum ThemeProblem: Equatable, Sendable {
  /// A text that is no colour, and the names of the palette that would be possible.
  case unknownColor(String, palette: [String])
  /// A name that only the palette of the other appearance has.
  case colorOfOtherAppearance(String, missingIn: Appearance)
  /// A name of the palette that no style uses, and the colours that are used.
  case unusedColor(String, used: [String])
  /// A name of the palette that begins as a colour does.
  case colorAsName(String)
  /// A colour, or nothing, where a picture is expected.
  case noPicture(String)
  /// A key that belongs below `styles`, as in the example.
  case keyOfStyles(String, example: String)
  /// The path of a parent as the file has it, and where it was looked for.
  case unreadableParent(String, path: String)
  /// A parent with the name of the theme itself that no other theme has.
  case ownName(String)
  /// Files that inherit from one another in a cycle; the last one is among the others too.
  case inheritanceCycle([String])
  case tooManyAncestors(limit: Int)
  case raggedRow(columns: Int, expected: Int)
  /// A row of a picture with a line break in it.
  case brokenRow
  /// A character of a picture that does not take exactly one cell.
  case notOneCell(String)
  case artSize(CellSize, expected: CellSize, as: String)
  case picture(PictureProblem)
}

extension ThemeProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownColor(let name, let palette): words(color: name, palette)
    case .colorOfOtherAppearance(let name, let appearance):
      "the palette of '\(appearance.rawValue)' has no colour \(quoted(name)), as that of "
        + "'\(appearance.other.rawValue)' has; name it in both, or in a 'palette' beside them"
    case .unusedColor(let name, let used): words(unused: name, used)
    case .colorAsName(let name):
      "the name of a colour cannot begin with #, as \(quoted(name)) does"
    case .noPicture(let text):
      (text.isEmpty ? "found nothing; " : "\(quoted(text)) is a colour; ")
        + "'background' is a picture here, and the colour of a popover stands under "
        + "'styles: { fill: { background: ... } }'"
    case .keyOfStyles(let key, let example):
      "\(quoted(key)) stands under 'styles', as in 'styles: \(example)'"
    case .unreadableParent(let text, let path):
      "there is no theme to read at \(quoted(text))"
        + (text == path ? "" : ", looked for as '\(path.shownSafely)'")
        + "; a path is relative to this file, or begins with /"
    case .ownName(let name):
      "a theme cannot inherit from itself, and there is no other theme \(quoted(name))"
    case .inheritanceCycle(let paths):
      "the theme inherits from itself: \(paths.map(\.shownSafely).joined(separator: ", then "))"
    case .tooManyAncestors(let limit):
      "the theme inherits through more than \(limit) files; at most \(limit) are read"
    case .raggedRow(let columns, let expected):
      "this row has \(number(of: "column", columns)); \(expected) expected, as in the first row"
    case .brokenRow:
      "a row of art has no line breaks; write the rows as a list, as in ['+-+', '| |', '+-+']"
    case .notOneCell(let text):
      "\(quoted(text)) does not take one cell; art is made of characters that do"
    case .artSize(let size, let expected, let other):
      "this art has \(words(size)); \(words(expected)) expected, as for \(other)"
    case .picture(let problem): problem.description
    }
  }

  private func words(unused name: String, _ used: [String]) -> String {
    if used.contains(name) {
      return "the colour \(quoted(name)) has no effect: "
        + "'light' or 'dark' has another where a style uses the name"
    }
    let question = Suggestion.question(about: name, in: used.map(\.shownSafely))
    return "no style uses the colour \(quoted(name))" + (question.map { "; \($0)" } ?? "")
  }

  private func words(color name: String, _ palette: [String]) -> String {
    let palette = palette.map(\.shownSafely)
    if !name.hasPrefix("#"), let near = Suggestion.nearest(to: name, in: palette + ColorName.all) {
      return "\(quoted(name)) is not a colour; did you mean '\(near)'?"
    }
    let own = palette.isEmpty ? "" : "; or one of the palette: \(palette.joined(separator: ", "))"
    return "found \(quoted(name)); expected \(ColorName.expectation)\(own)"
  }

  private func words(_ size: CellSize) -> String {
    "\(number(of: "row", size.height)) of \(number(of: "column", size.width))"
  }
}

extension Fault.Reason {
  static func theme(_ problem: ThemeProblem) -> Self { .specific(Fault.Specific(problem)) }
}

extension Fault.Expectation {
  /// A picture of at most this size.
  static func art(atMost size: CellSize) -> Fault.Expectation {
    .other(
      size == CellSize(width: 1, height: 1)
        ? "one cell in quotes"
        : "rows of art in quotes, at most \(size.height) rows of \(size.width) columns")
  }
}

/// The reason why a picture of chrome cannot be drawn.
enum PictureProblem: Equatable, Sendable {
  /// Caps that leave no column, or no row, to repeat.
  case capsTooLarge(caps: Int, of: Int, thing: String)
  /// A picture in which the rows of the arrow cannot be distinguished from those of the popover.
  case noBody
  /// A given height of the arrow that leaves no room for the popover.
  case noRoomForArrow(height: Int, most: Int, of: Int, thing: String)
  /// A cap that does not contain the arrow and the border behind it.
  case arrowNotKept(cap: Int, height: Int)
  /// Caps that leave no cells for the arrow.
  case noArrow
  /// A part of the arrow in the part of the picture that repeats.
  case arrowRepeats
  /// An arrow whose size differs from that in another picture.
  case arrowDiffers(base: Int, height: Int, expectedBase: Int, expectedHeight: Int)
  /// Fewer cells from an arrow to its end than the corner takes; negative if its cap is too small.
  case cornerTooShort(cells: Int, least: Int)
  /// A glyph in the middle of a border, which is never drawn.
  case middleOfBorder(String)
}

extension PictureProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .capsTooLarge(let caps, let length, let thing):
      "the caps take \(caps) of the picture's \(number(of: thing, length)); at least one must be left to repeat"
    case .noBody:
      "it is not clear where the arrow ends, as the edges of this picture are blank; "
        + "set 'arrow-height'"
    case .noRoomForArrow(let height, let most, let length, let thing):
      "a picture of \(number(of: thing, length)) has no room for an arrow of \(height) and the popover; "
        + "'arrow-height' is at most \(most) here"
    case .arrowNotKept(let cap, let height):
      "the cap of \(cap) at the arrow has no room for it and the border; it must be at least \(height + 1)"
    case .noArrow: "the caps leave no cells for the arrow between the parts that repeat"
    case .arrowRepeats:
      "the arrow reaches into the part that repeats; make the picture wider there, or change the caps"
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

extension CellInsets {
  /// The problem of these caps in a picture, turned or not; `nil` if they leave something to repeat.
  func problem(in size: CellSize, isTurned: Bool = false) -> PictureProblem? {
    let things = isTurned ? ["row", "column"] : ["column", "row"]
    if left + right >= size.width {
      return .capsTooLarge(caps: left + right, of: size.width, thing: things[0])
    }
    return top + bottom >= size.height
      ? .capsTooLarge(caps: top + bottom, of: size.height, thing: things[1]) : nil
  }
}

/// The reason why a theme cannot be read.
public enum ThemeError: Error, Equatable, Sendable {
  /// All faults of a file, sorted by place.
  case malformed(path: String, faults: [Fault])
  /// A name that no theme has.
  case unknownName(String, known: [String])
}

extension ThemeError: LocalizedError {
  /// The same as ``description``, for whoever asks for `localizedDescription`.
  public var errorDescription: String? { description }
}

extension ThemeError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    switch self {
    case .malformed(let path, let faults):
      faults.map { $0.message(path: path) }.joined(separator: "\n")
    case .unknownName(let name, let known):
      Fault.Reason.unknownName(name, thing: "theme", known: known).description
    }
  }
}

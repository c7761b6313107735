/// A version of Vim that ``VimPopup`` reproduces; the raw value is its name in files.
public enum VimVersion: String, Sendable, CaseIterable {
  /// Vim 9.2, the newest of them.
  case v92 = "9.2.995"
  /// Vim 9.0 as Debian 12 has it. Its popups may reach beyond the screen, and text without room may have a negative
  /// width or height, with which Vim itself may crash.
  case v90 = "9.0.1378"

  /// Where it differs from the newest one.
  var rules: VimRules {
    switch self {
    case .v92:
      VimRules()
    case .v90:
      VimRules(
        reservesRightBorder: false, measuresHiddenLines: false, ignoresFirstlineBeyondText: false,
        movesBeforeWrapping: false, movesUpToMaxwidth: false, flipsByWholeHeight: false,
        keepsOnScreen: false)
    }
  }
}

/// The choices in which versions of Vim differ; by default those of the newest one.
struct VimRules: Sendable {
  /// Whether the room for text ends before the right border and padding. Otherwise they may lie beyond the screen.
  var reservesRightBorder = true

  /// Whether lines out of sight count for the width. Otherwise it changes as the text scrolls.
  var measuresHiddenLines = true

  /// Whether the text starts anew where `firstline` is beyond its end. Otherwise its last line is the first visible one.
  var ignoresFirstlineBeyondText = true

  /// Whether a popup moves left for a long line before it wraps or cuts the line. Otherwise it does not move if it
  /// wraps, and the line that it has moved for counts as no wider than the room there.
  var movesBeforeWrapping = true

  /// Whether moving left gives text no more columns than `maxwidth`.
  var movesUpToMaxwidth = true

  /// Whether the height of all text decides on which side of its line a popup goes. Otherwise it is that of the text
  /// above the end of the screen, so that a popup without border and padding stays below.
  var flipsByWholeHeight = true

  /// Whether the popup is at last moved onto the screen, and cut if it is larger. Otherwise only its first row is
  /// certain to be there.
  var keepsOnScreen = true
}

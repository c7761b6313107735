import PlacementEngines
import PopoverGeometry
import Testing

/// A popup that versions of Vim place differently, on a screen of 20x8.
struct VersionedPopup: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var lineWidths: [Int]
  /// How it differs from a popup at line 1 and column 16.
  var change: @Sendable (inout VimPopup) -> Void = { _ in }
  var v92: Rect
  var v90: Rect

  func frame(_ version: VimVersion) -> Rect {
    var popup = VimPopup(lineWidths: lineWidths)
    (popup.line, popup.col, popup.version) = (1, 16, version)
    change(&popup)
    return popup.position(on: VimScreen(columns: 20, lines: 8)).frame
  }

  /// One for each rule in which they differ, with the places that both were seen to choose.
  static let all = [
    VersionedPopup(
      testDescription: "no room for the right border", lineWidths: [1],
      change: {
        ($0.col, $0.fixed, $0.wrap) = (20, true, false)
        $0.border = EdgeInsets(all: 1)
      },
      v92: rect(17, 0, 3, 3), v90: rect(18, 0, 3, 3)),
    VersionedPopup(
      testDescription: "a long line out of sight", lineWidths: [2, 4], change: { $0.maxheight = 1 },
      v92: rect(15, 0, 5, 1), v90: rect(15, 0, 3, 1)),
    VersionedPopup(
      testDescription: "a first line beyond the text", lineWidths: [3, 3],
      change: { $0.firstline = 5 }, v92: rect(15, 0, 3, 2), v90: rect(15, 0, 4, 1)),
    VersionedPopup(
      testDescription: "a long line that wraps", lineWidths: [10], v92: rect(10, 0, 10, 1),
      v90: rect(15, 0, 5, 2)),
    VersionedPopup(
      testDescription: "a greatest width", lineWidths: [10],
      change: { ($0.wrap, $0.maxwidth) = (false, 7) }, v92: rect(13, 0, 7, 1),
      v90: rect(10, 0, 10, 1)),
    VersionedPopup(
      testDescription: "no border, and no room below", lineWidths: [3, 3, 3, 3, 3],
      change: { $0.line = 6 }, v92: rect(15, 0, 3, 4), v90: rect(15, 5, 3, 3)),
    VersionedPopup(
      testDescription: "an end beyond the screen", lineWidths: [4],
      change: { ($0.pos, $0.col, $0.wrap) = (.topRight, 30, false) }, v92: rect(16, 0, 4, 1),
      v90: rect(26, 0, 4, 1)),
  ]

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}

@Suite struct VimVersionTests {
  @Test(arguments: VersionedPopup.all) func versionsDiffer(popup: VersionedPopup) {
    #expect(popup.frame(.v92) == popup.v92)
    #expect(popup.frame(.v90) == popup.v90)
  }

  @Test func theNewestIsTheDefault() { #expect(VimPopup(lineWidths: []).version == .v92) }
}

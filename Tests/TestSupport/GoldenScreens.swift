import CellCanvas
import CellPictures

/// Golden screens: files of `screen` format. They are written only on request, with `RECORD_SCREENS=1`, and
/// never on CI.
package struct GoldenScreen {
  private var file: GoldenFile

  /// - Parameter testFile: the test's `#filePath`; its folder `Screens` has the files.
  package init(_ name: String, testFile: String = #filePath) {
    file = GoldenFile("\(name).screen", testFile: testFile)
  }

  /// What differs between `canvas` and the file; `nil` if nothing does.
  package func difference(from canvas: Canvas) throws -> String? {
    try file.difference(from: ScreenText.text(of: canvas))
  }
}

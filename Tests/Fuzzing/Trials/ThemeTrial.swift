import CellCanvas
import PopoverGeometry
import PopoverThemes

/// Rules for any bytes that the theme reader gets, for the fuzzer and the tests.
package enum ThemeTrial {
  /// The rule that the reader breaks with these bytes; `nil` if it breaks none.
  ///
  /// The bytes are a family of files: a line `=== name` begins the next one, from which the others may
  /// inherit. The first is the one that is read, as `first.yaml`.
  package static func complaint(about bytes: [UInt8]) -> String? {
    let family = ThemeFamily(bytes)
    do throws(ThemeError) {
      return complaint(about: try family.theme())
    } catch {
      return complaint(about: error)
    }
  }

  /// Every fault is reported in one line that begins with its place and that a terminal can show.
  static func complaint(about error: ThemeError) -> String? {
    guard case .malformed(let path, let faults) = error else {
      return "no fault of a file: \(error)"
    }
    if faults.isEmpty { return "refused without a fault" }
    let messages = faults.map { $0.message(path: path) }
    if let unclean = messages.first(where: { !$0.isOneCleanLine }) {
      return "not one clean line: \(unclean.unicodeScalars.map { $0.escaped(asASCII: true) })"
    }
    if let placeless = messages.first(where: { !$0.hasPlace }) { return "no place: \(placeless)" }
    return error.description == messages.joined(separator: "\n") ? nil : "other words: \(error)"
  }

  /// A theme that can be read can be drawn in each variant, in any direction and at any size.
  static func complaint(about theme: Theme) -> String? {
    for variant in theme.renderings {
      guard (0...1).contains(variant.brightness) else { return "brightness \(variant.brightness)" }
      for (number, direction) in (ArrowDirection.allCases + [nil]).enumerated() {
        let canvas = variant.drawn(
          direction, in: CellSize(width: 13 - 3 * number, height: 7 - number))
        let rows = canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
        guard rows.allSatisfy({ String($0).isOneCleanLine }) else {
          return "drawn: \(canvas.picture)"
        }
      }
    }
    let values = theme.listing.map(\.value)
    return values.first { !$0.isOneCleanLine }.map { "listed: \($0)" }
  }
}

extension Theme {
  /// The theme in each kind and appearance, unchanged and in ASCII.
  fileprivate var renderings: [Theme] {
    [self, inASCII].flatMap { theme in
      kinds.flatMap { kind in
        appearances.map { appearance in
          var variant = theme
          (variant.kind, variant.appearance) = (kind, appearance)
          return variant
        }
      }
    }
  }

  fileprivate func drawn(_ direction: ArrowDirection?, in size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    let frame = Rect(x: 1, y: 1, width: Double(size.width - 2), height: Double(size.height - 1))
    let chrome = PopoverChrome(
      frame: frame, direction: direction, arrowOffset: -1, metrics: metrics, grid: .cells)
    draw(
      chrome, direction: direction, title: "ab", footer: "c", lines: [GlyphText("de")],
      depth: .palette8, on: &canvas)
    return canvas
  }
}

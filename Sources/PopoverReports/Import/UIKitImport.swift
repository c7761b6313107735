import AnnotatedYAML
import MessageText
import PopoverGeometry

/// Lines of UIKit, in Swift or in Objective-C.
enum UIKitImport {
  static let source = ImportSource(
    name: "UIKit",
    needs: "sourceRect, as in 'sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)'",
    recognizes: { text in keys.contains { text.contains($0.key) } }, read: read)

  private typealias Reader = @Sendable (SourcePiece, inout SceneDraft, inout [Fault]) -> Void

  private static let keys: [String: Reader] = [
    "sourceRect": { value, draft, faults in
      figures(4, in: value, "CGRect(x: 8, y: 16, width: 80, height: 16)", &faults).map {
        draft.anchor = Rect(x: $0[0], y: $0[1], width: max(0, $0[2]), height: max(0, $0[3]))
      }
    },
    "preferredContentSize": { value, draft, faults in
      figures(2, in: value, "CGSize(width: 160, height: 64)", &faults).map {
        draft.size = Size(width: max(0, $0[0]), height: max(0, $0[1]))
      }
    },
    "popoverLayoutMargins": { value, draft, faults in
      figures(4, in: value, "UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)", &faults).map {
        draft.margins = Insets(
          top: max(0, $0[0]), left: max(0, $0[1]), bottom: max(0, $0[2]), right: max(0, $0[3]))
      }
    },
    "permittedArrowDirections": { value, draft, faults in
      draft.permitted = directions(value, &faults)
    },
    "canOverlapSourceViewRect": { value, draft, _ in
      draft.canOverlap = ["true", "YES"].contains(value.text.trimmed)
      if !draft.canOverlap, !["false", "NO"].contains(value.text.trimmed) {
        draft.lose("whether it may cover its anchor is worked out", at: value.place)
      }
    },
  ]

  /// What belongs to a popover and has no place in a scene.
  private static let lost = [
    "backgroundColor", "barButtonItem", "sourceItem", "passthroughViews",
    "popoverBackgroundViewClass",
  ]

  private static let read: @Sendable ([UInt8], inout SceneDraft, inout [Fault]) -> Void = {
    bytes, draft, faults in
    let scanner = SourceScanner(bytes, isCode: true)
    scanner.loseNesting(&draft)
    var titles = UIKitTitles()
    for (name, value) in scanner.assignments where faults.count < Fault.mostOfAFile {
      var path = name.text.split { ".?!".contains($0) }.map(String.init)
      let key = path.popLast() ?? ""
      keys[key]?(value, &draft, &faults)
      titles.read(key, of: path, value)
      // Other views have a background too.
      let isOfPopover = name.text.contains("opover")
      if isOfPopover, lost.contains(key) {
        draft.lose("'\(key)' has no place in a scene", at: name.place)
      }
    }
    titles.apply(to: &draft)
  }

  private static func figures(
    _ count: Int, in value: SourcePiece, _ example: String, _ faults: inout [Fault]
  ) -> [Double]? {
    let figures = CallFigures.figures(of: value.text)
    let numbers = figures.compactMap(\.self).filter { abs($0) < 1e6 }
    if figures.count == count, numbers.count == count { return numbers }
    faults.append(value.fault("\(count) plain numbers, as in '\(example)'"))
    return nil
  }

  private static func directions(_ value: SourcePiece, _ faults: inout [Fault]) -> ArrowDirections {
    let words = value.text.split { !$0.isLetter }
      .map { $0.replacing("UIPopoverArrowDirection", with: "").lowercased() }
      .filter { !$0.isEmpty }
    let directions = words.compactMap { ArrowDirection(name: $0) }
    let others = Set(words.filter { ArrowDirection(name: $0) == nil })
    if others == ["any"] { return .any }
    if !others.isEmpty {
      faults.append(value.fault("arrow directions, as in '[.up, .down]' or '.any'"))
    }
    return ArrowDirections(directions)
  }
}

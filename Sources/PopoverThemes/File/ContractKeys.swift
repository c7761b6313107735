import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// What of a look of a theme breaks the contract of backgrounds, and the keys that decide it.
package struct ContractFinding: Sendable {
  /// The theme in the kind and the appearance in which it shows.
  package let look: Theme
  package let violation: ContractViolation
  /// The outermost keys that it may come from, the likeliest first.
  package let keys: [String]
  /// Where a file has the likeliest one that it sets.
  package let place: Place
}

/// Where the files of a theme set its keys.
public struct ThemeKeyPlaces: Equatable, Sendable {
  /// The youngest file first. The others have one place each, at which it inherits.
  private let trees: [SourceNode]

  /// The keys of no file.
  package init() { trees = [] }

  /// - Parameter trees: the oldest ancestor first.
  init(_ trees: [SourceNode]) { self.trees = trees.reversed() }

  /// What of a theme of these files breaks the contract of backgrounds, in each of its looks and in ASCII.
  package func contractFindings(of theme: Theme) -> [ContractFinding] {
    theme.variants.flatMap { [$0, $0.inASCII] }.flatMap { look in
      look.contractViolations.map { violation in
        let keys = look.keys(behind: violation)
        return ContractFinding(
          look: look, violation: violation, keys: keys.map { $0[0] },
          place: place(of: keys, isASCII: look.isASCII))
      }
    }
  }

  /// Of the youngest file that sets one of the keys, the first one's. In ASCII what any file has for that comes before all
  /// else.
  private func place(of keys: [[String]], isASCII: Bool) -> Place {
    let fallbacks = isASCII ? trees.compactMap { $0.entry("ascii")?.value } : []
    let places = (fallbacks + trees).lazy.compactMap { shape in
      keys.lazy.compactMap(shape.place).first
    }
    return places.first ?? .start
  }
}

extension SourceNode {
  /// Where a key stands that is in others, or else the innermost of those; `nil` if even the first is missing.
  fileprivate func place(of keys: [String]) -> Place? {
    guard let first = keys.first, let entry = entry(first) else { return nil }
    return entry.value.place(of: Array(keys.dropFirst())) ?? entry.place
  }
}

extension Theme {
  /// The keys that decide what is wrong, each behind those that it is in; the likeliest first.
  fileprivate func keys(behind violation: ContractViolation) -> [[String]] {
    let direction = violation.example.direction ?? .up
    let arrow = key(ofArrow: direction)
    if arrow[0] == "images" { return [arrow] + (shape.background == nil ? [] : [["background"]]) }
    let surface = [shape.background == nil ? "border" : "background"]
    switch violation.fault {
    case .arrowDetached(row: 1):
      return [["join", direction.name], arrow, surface]
    case .cornerBroken: return [arrow, ["overlap"], ["caps"], surface]
    case .backgroundMissing, .roomWithoutArrow: return [surface, arrow, ["overlap"]]
    default: return [arrow]
    }
  }

  private func key(ofArrow direction: ArrowDirection) -> [String] {
    if kind == .seamless, shape.seamless != nil {
      return ["images", SeamlessDraft.Name.middle(of: direction).rawValue]
    }
    return ["arrow", kind == .turnedArrow ? ArrowDirection.up.name : direction.name]
  }
}

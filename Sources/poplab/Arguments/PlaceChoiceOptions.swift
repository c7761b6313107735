import ArgumentParser
import CellCanvas
import PopoverGeometry
import PopoverScenes

/// How a side is chosen, and how the popover lies there.
struct PlaceChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the arrow may point, in order of preference: up or below, down or above, left and right; or any, or none.",
      valueName: "up,down,left,right|any|none"), completion: .directions,
    transform: CellArguments.directions)
  var permitted: ArrowDirections?

  @Option(
    help: ArgumentHelp(
      "Which side is chosen: the first that fits, the one with the most room, the nearest to "
        + "--current-frame, or the first that the content may shrink into (default: first-fit)."))
  var choose: SideChoice?

  @Option(
    help: ArgumentHelp(
      "The current direction; --stability says how much it counts. Not for 'map'.",
      valueName: "up|down|left|right"), completion: .direction,
    transform: CellArguments.direction)
  var current: ArrowDirection?

  @Option(
    form: "x,y,w,h", read: CellArguments.rect, help: "The current frame. Not for 'map'.")
  var currentFrame: CellRect?

  @Option(
    form: "rechoose|while-it-fits|dead-band:N|least-movement", read: PolicyArguments.stability,
    help: "How much the current answer counts (default: while-it-fits).", completion: .stabilities)
  var stability: Stability?

  @Option(
    form: "n", read: CellArguments.distance, help: "Cells between the anchor and the arrow's tip.")
  var gap: Int?

  @Option(
    form: "n", read: CellArguments.cells,
    help: "Cells by which the popover is moved along the edge.")
  var skid: Int?

  @Option(
    name: [.long, .customLong("alignment")],
    help: "How the popover lies along the anchor's edge (default: center).")
  var align: Alignment?

  @Flag(help: "Writing runs from right to left: start is on the right, and --skid moves left.")
  var rtl = false

  @Option(
    form: "n", read: PolicyArguments.aspect,
    help: "The height of a cell divided by its width, from \(PlacementPolicy.aspectRange); "
      + "2 if it is not given.")
  var aspect: Double?

  var policy: PlacementPolicy {
    PlacementPolicy(
      gap: Double(gap ?? 0), skid: Double(skid ?? 0), alignment: align ?? .center,
      writingDirection: rtl ? .rightToLeft : .leftToRight, stability: stability ?? .whileItFits,
      score: (choose ?? .firstFit).score, aspect: aspect ?? PlacementPolicy.standard.aspect)
  }
}

/// The figures of a policy as they are written on the command line.
enum PolicyArguments {
  static func aspect(_ text: String) throws -> Double {
    guard let aspect = Double(decimal: text), PlacementPolicy.aspects.contains(aspect) else {
      throw ValidationError(
        "an aspect is a number from \(PlacementPolicy.aspectRange), such as 2 for usual terminals.")
    }
    return aspect
  }

  static func stability(_ text: String) throws -> Stability {
    guard let stability = Stability(name: text) else {
      throw ValidationError("a stability is \(Stability.names).")
    }
    return stability
  }

  /// Parts with commas between them; their order has no effect.
  static func decorations(_ text: String) throws -> Decorations {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return try parts.reduce(into: []) { all, name in
      guard let part = Decorations(name: String(name)) else {
        throw ValidationError("what may be dropped is \(Decorations.allNames).")
      }
      all.insert(part)
    }
  }
}

/// The value of `--align`.
extension Alignment: WordArgument {}

/// The value of `--choose`.
extension SideChoice: WordArgument {}

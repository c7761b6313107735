import AnnotatedYAML
import MessageText
import PlacementEngines
import PopoverGeometry

/// Requests of `xdg_positioner`, from a log of `WAYLAND_DEBUG` or from code in C.
enum XDGImport {
  static let source = ImportSource(
    name: interface, needs: "the requests set_size and set_anchor_rect",
    recognizes: { $0.contains(interface) }, read: read)

  private static let interface = "xdg_positioner"

  /// What the requests to a positioner have said so far.
  private struct Positioner {
    var object = ""
    var isGone = false
    /// The names of those that were made.
    var said: Set<String> = []
    var size: Size?
    var anchorRect: Rect?
    var anchor = XDGEdge.none
    var gravity = XDGEdge.none
    var adjustment: XDGConstraintAdjustment = []
    var offset = Point(x: 0, y: 0)

    /// Whether a request is to another object, with the number or the name of this one, which is gone. In code one may be
    /// destroyed on a way that ends there.
    func isOver(at request: WaylandRequest) -> Bool {
      isGone && (request.isLogged || said.contains(request.name))
    }
  }

  private typealias Reader = @Sendable (SourcePiece, inout Positioner, inout [Fault]) -> Void

  private static let requests: [String: Reader] = [
    "set_size": { value, positioner, faults in
      figures(2, value, sizes: 2, &faults).map {
        positioner.size = Size(width: $0[0], height: $0[1])
      }
    },
    "set_anchor_rect": { value, positioner, faults in
      figures(4, value, sizes: 2, &faults).map {
        positioner.anchorRect = Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    },
    "set_anchor": { value, positioner, faults in
      positioner.anchor = edge(value, "ANCHOR_", &faults) ?? .none
    },
    "set_gravity": { value, positioner, faults in
      positioner.gravity = edge(value, "GRAVITY_", &faults) ?? .none
    },
    "set_constraint_adjustment": { value, positioner, faults in
      positioner.adjustment = adjustment(value, &faults) ?? []
    },
    "set_offset": { value, positioner, faults in
      figures(2, value, &faults).map { positioner.offset = Point(x: $0[0], y: $0[1]) }
    },
  ]

  private static let lost = ["set_reactive", "set_parent_size", "set_parent_configure"]

  private static let read: @Sendable ([UInt8], inout SceneDraft, inout [Fault]) -> Void = {
    bytes, draft, faults in
    let scanner = scanner(bytes)
    scanner.loseNesting(&draft)
    let positioner = positioner(in: scanner, &draft, &faults)
    draft.screen = screen(in: scanner)
    apply(positioner, to: &draft)
  }

  /// A comment of code may quote a log, and what a program prints into its log may look like the ends of a comment.
  private static func scanner(_ bytes: [UInt8]) -> SourceScanner {
    let log = SourceScanner(bytes, isCode: false)
    let code = SourceScanner(bytes, isCode: true)
    guard WaylandRequest.all(to: interface, in: log).contains(where: \.isLogged) else {
      return code
    }
    let requests = WaylandRequest.all(to: interface, in: code)
    return requests.isEmpty || requests.contains(where: \.isLogged) ? log : code
  }

  /// What the last positioner was told.
  private static func positioner(
    in scanner: SourceScanner, _ draft: inout SceneDraft, _ faults: inout [Fault]
  ) -> Positioner {
    var positioner = Positioner()
    for request in WaylandRequest.all(to: interface, in: scanner)
    where faults.count < Fault.mostOfAFile {
      let isOther = request.object != positioner.object || positioner.isOver(at: request)
      if request.name.hasPrefix("set_"), isOther {
        if positioner.size != nil {
          draft.lose("an earlier positioner; the last one counts", at: request.place)
        }
        positioner = Positioner(object: request.object)
      }
      if request.name == "destroy", !isOther { positioner.isGone = true }
      positioner.said.insert(request.name)
      requests[request.name]?(request.arguments, &positioner, &faults)
      if lost.contains(request.name) {
        draft.lose("'\(request.name)' has no place in a scene", at: request.place)
      }
    }
    return positioner
  }

  /// The last size of a surface that is no popup itself. A surface that is gone gives its number to another one.
  private static func screen(in scanner: SourceScanner) -> Size? {
    var (lives, popups) = ([String: Int](), Set<String>())
    var sizes: [(surface: String, arguments: SourcePiece)] = []
    for request in WaylandRequest.all(to: "xdg_surface", in: scanner) {
      let surface = "\(request.object) \(lives[request.object, default: 0])"
      switch request.name {
      case "destroy" where request.isLogged: lives[request.object, default: 0] += 1
      case "get_popup": popups.insert(surface)
      case "set_window_geometry": sizes.append((surface, request.arguments))
      default: break
      }
    }
    guard let last = sizes.last(where: { !popups.contains($0.surface) }) else { return nil }
    let figures = last.arguments.lastNumbers(2)
    return figures.count == 2
      ? Size(width: figures.first ?? 0, height: figures.last ?? 0) : nil
  }

  /// - Parameter sizes: how many of the last ones are sizes, which are not negative.
  private static func figures(
    _ count: Int, _ value: SourcePiece, sizes: Int = 0, _ faults: inout [Fault]
  ) -> [Double]? {
    let numbers = value.lastNumbers(count, of: count)
    if numbers.count == count, numbers.suffix(sizes).allSatisfy({ $0 >= 0 }) { return numbers }
    let rest = sizes > 0 ? ", and none of the sizes negative" : ""
    faults.append(value.fault("\(count) whole numbers below a million\(rest)"))
    return nil
  }

  /// A number of the protocol, or a constant of C.
  private static func edge(
    _ value: SourcePiece, _ family: String, _ faults: inout [Fault]
  ) -> XDGEdge? {
    let edges = XDGEdge.allCases
    if let range = value.text.firstRange(of: family) {
      let name = value.text[range.upperBound...].prefix { $0.isLetter || $0 == "_" }
      if let edge = XDGEdge(name: name.lowercased()) { return edge }
    } else if let number = whole(value), edges.indices.contains(number) {
      return edges[number]
    }
    faults.append(value.fault("an edge from 0 to 8, as the protocol numbers them"))
    return nil
  }

  private static func adjustment(
    _ value: SourcePiece, _ faults: inout [Fault]
  ) -> XDGConstraintAdjustment? {
    let named = XDGConstraintAdjustment.named.filter {
      value.text.contains("ADJUSTMENT_" + $0.key.uppercased())
    }
    if !named.isEmpty { return named.reduce([]) { $0.union($1.value) } }
    if value.text.contains("ADJUSTMENT_NONE") { return nil }
    if let bits = bits(value) { return XDGConstraintAdjustment(rawValue: bits & 63) }
    faults.append(value.fault("a sum of adjustments, which the protocol numbers from 1 to 32"))
    return nil
  }

  /// The last argument, if it is a number that the protocol may have.
  private static func whole(_ value: SourcePiece) -> Int? {
    CallFigures.list(value.text)?.last.flatMap { whole($0) }
  }

  private static func whole(_ text: some StringProtocol) -> Int? {
    let figures = CallFigures.figures(of: text)
    return figures.count == 1 ? figures[0].flatMap { UInt32(exactly: $0) }.map { Int($0) } : nil
  }

  /// The bits of the last argument, a number or several with signs between them.
  private static func bits(_ value: SourcePiece) -> Int? {
    let last = (CallFigures.list(value.text)?.last ?? "").trimmed
    let sum =
      last.hasPrefix("(") && last.hasSuffix(")") ? String(last.dropFirst().dropLast()) : last
    let bits = sum.split(omittingEmptySubsequences: false) { "|+".contains($0) }.map { whole($0) }
    return bits.reduce(0) { all, bit in all.flatMap { all in bit.map { all | $0 } } }
  }

  private static func apply(_ positioner: Positioner, to draft: inout SceneDraft) {
    (draft.anchor, draft.size, draft.isSizeOfBox) = (positioner.anchorRect, positioner.size, true)
    guard let side = side(of: positioner) else {
      draft.permitted = .none
      return draft.lose(
        "the gravity names no side; the popover has no arrow and lies in the middle")
    }
    let (axis, along) = (side.axis, side.axis.crossed)
    let mayFlip = positioner.adjustment.contains(.flip(axis))
    let opposite = ArrowDirection(side).opposite
    draft.permitted = mayFlip ? [ArrowDirection(side), opposite] : [ArrowDirection(side)]
    draft.alignment = alignment(positioner, along, &draft)
    let away = side.isNear ? -positioner.offset[axis] : positioner.offset[axis]
    draft.gap = max(0, away)
    if away < 0 {
      draft.lose("that the popover reaches over its anchor, by the offset")
    }
    draft.skid = positioner.offset[along]
    if !positioner.adjustment.contains(.slide(along)) {
      draft.lose("that it may not slide along its anchor; poplab always moves it into the area")
    }
  }

  /// The axis on which it hangs on the edge that it grows away from; of two, the vertical one.
  private static func side(of positioner: Positioner) -> Side? {
    for axis in [Axis.vertical, .horizontal] {
      guard positioner.gravity[axis] != .middle, positioner.gravity[axis] == positioner.anchor[axis]
      else {
        continue
      }
      let isFar = positioner.gravity[axis] == .far
      return axis == .vertical ? (isFar ? .below : .above) : (isFar ? .right : .left)
    }
    return nil
  }

  private static func alignment(
    _ positioner: Positioner, _ along: Axis, _ draft: inout SceneDraft
  ) -> Alignment {
    switch (positioner.anchor[along], positioner.gravity[along]) {
    case (.near, .far): return .start
    case (.far, .near): return .end
    case (.middle, .middle): return .center
    default:
      draft.lose("that it begins at another point of its anchor; it is centred")
      return .center
    }
  }
}

extension SourcePiece {
  /// The last arguments of a request, if they are plain numbers below a million; none otherwise.
  ///
  /// - Parameter whole: how many there are beside the object, which a log has elsewhere; `nil` is any number.
  fileprivate func lastNumbers(_ count: Int, of whole: Int? = nil) -> [Double] {
    let arguments = CallFigures.list(text) ?? []
    if let whole, !(whole...whole + 1).contains(arguments.count) { return [] }
    let figures = arguments.suffix(count).map { CallFigures.figures(of: $0) }
    let numbers = figures.compactMap { $0.count == 1 ? $0[0] : nil }
    return numbers.count == count && numbers.allSatisfy { abs($0) < 1e6 } ? numbers : []
  }
}

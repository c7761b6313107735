import AnnotatedYAML
import PlacementEngines
import PopoverGeometry

/// Requests of `xdg_positioner`, from a log of `WAYLAND_DEBUG` or from code in C.
enum XDGImport {
  static let source = ImportSource(
    name: "xdg_positioner", needs: "the requests set_size and set_anchor_rect",
    recognizes: { $0.contains("xdg_positioner") }, read: read)

  /// What the requests have said so far.
  private struct Request {
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
    func isOver(at call: Call) -> Bool {
      isGone && (call.isLogged || said.contains(call.name))
    }
  }

  private typealias Reader = @Sendable (SourcePiece, inout Request, inout [Fault]) -> Void

  private static let requests: [String: Reader] = [
    "set_size": { value, request, faults in
      figures(2, value, sizes: 2, &faults).map {
        request.size = Size(width: $0[0], height: $0[1])
      }
    },
    "set_anchor_rect": { value, request, faults in
      figures(4, value, sizes: 2, &faults).map {
        request.anchorRect = Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    },
    "set_anchor": { value, request, faults in
      request.anchor = edge(value, "ANCHOR_", &faults) ?? .none
    },
    "set_gravity": { value, request, faults in
      request.gravity = edge(value, "GRAVITY_", &faults) ?? .none
    },
    "set_constraint_adjustment": { value, request, faults in
      request.adjustment = adjustment(value, &faults) ?? []
    },
    "set_offset": { value, request, faults in
      figures(2, value, &faults).map { request.offset = Point(x: $0[0], y: $0[1]) }
    },
  ]

  private static let lost = ["set_reactive", "set_parent_size", "set_parent_configure"]

  private static let read: @Sendable ([UInt8], inout SceneDraft, inout [Fault]) -> Void = {
    bytes, draft, faults in
    let isLog = ["#", "@"].contains {
      bytes.firstRange(of: Array("xdg_positioner\($0)".utf8)) != nil
    }
    let scanner = SourceScanner(bytes, isCode: !isLog)
    let request = request(in: scanner, &draft, &faults)
    draft.screen = screen(in: scanner)
    apply(request, to: &draft)
  }

  /// What the last positioner asks for.
  private static func request(
    in scanner: SourceScanner, _ draft: inout SceneDraft, _ faults: inout [Fault]
  ) -> Request {
    var request = Request()
    for call in calls(of: "xdg_positioner", in: scanner) where faults.count < Fault.mostOfAFile {
      if call.name == "destroy", call.object == request.object { request.isGone = true }
      if call.name.hasPrefix("set_"), call.object != request.object || request.isOver(at: call) {
        if request.size != nil {
          draft.lose("an earlier positioner; the last one counts", at: call.place)
        }
        request = Request(object: call.object)
      }
      request.said.insert(call.name)
      requests[call.name]?(call.arguments, &request, &faults)
      if lost.contains(call.name) {
        draft.lose("'\(call.name)' has no place in a scene", at: call.place)
      }
    }
    return request
  }

  /// The last size of a surface that is no popup itself. A surface that is gone gives its number to another one.
  private static func screen(in scanner: SourceScanner) -> Size? {
    var (lives, popups) = ([String: Int](), Set<String>())
    var sizes: [(surface: String, arguments: SourcePiece)] = []
    for call in calls(of: "xdg_surface", in: scanner) {
      let surface = "\(call.object) \(lives[call.object, default: 0])"
      switch call.name {
      case "destroy" where call.isLogged: lives[call.object, default: 0] += 1
      case "get_popup": popups.insert(surface)
      case "set_window_geometry": sizes.append((surface, call.arguments))
      default: break
      }
    }
    guard let last = sizes.last(where: { !popups.contains($0.surface) }) else { return nil }
    let figures = last.arguments.numbers.suffix(2)
    return figures.count == 2
      ? Size(width: figures.first ?? 0, height: figures.last ?? 0) : nil
  }

  /// A request to an object.
  private struct Call {
    var object: String
    var name: String
    var place: Place
    var arguments: SourcePiece
    /// Whether it is of a log, whose lines are in the order of time.
    var isLogged = false
  }

  /// The requests to objects of an interface: `xdg_surface#3.destroy()` in a log, `xdg_surface_destroy(surface)` in code.
  private static func calls(of interface: String, in scanner: SourceScanner) -> [Call] {
    scanner.calls(interface).map { name, arguments in
      let text = name.text
      if let dot = text.firstIndex(of: ".") {
        return Call(
          object: String(text[..<dot]), name: String(text[text.index(after: dot)...]),
          place: name.place, arguments: arguments, isLogged: true)
      }
      return Call(
        object: arguments.firstArgument, name: String(text.drop { $0 == "_" }), place: name.place,
        arguments: arguments)
    }
  }

  /// - Parameter sizes: how many of the last ones are sizes, which are not negative.
  private static func figures(
    _ count: Int, _ value: SourcePiece, sizes: Int = 0, _ faults: inout [Fault]
  ) -> [Double]? {
    let numbers = value.numbers.suffix(count)
    if numbers.count == count, numbers.allSatisfy({ abs($0) < 1e6 }),
      numbers.suffix(sizes).allSatisfy({ $0 >= 0 })
    {
      return Array(numbers)
    }
    let rest = sizes > 0 ? ", and none of the sizes negative" : ""
    faults.append(value.fault("\(count) whole numbers below a million\(rest)"))
    return nil
  }

  /// A number of the protocol, or a constant of C.
  private static func edge(
    _ value: SourcePiece, _ family: String, _ faults: inout [Fault]
  ) -> XDGEdge? {
    let edges = XDGEdge.allCases
    if let range = value.text.range(of: family) {
      let name = value.text[range.upperBound...].prefix { $0.isLetter || $0 == "_" }
      if let edge = XDGEdge(name: name.lowercased()) { return edge }
    } else if let number = whole(value), edges.indices.contains(number) {
      return edges[number]
    }
    faults.append(value.fault("an edge from 0 to 8, as the protocol numbers them"))
    return nil
  }

  private static let adjustments: [(name: String, bit: XDGConstraintAdjustment)] = [
    ("SLIDE_X", .slideX), ("SLIDE_Y", .slideY), ("FLIP_X", .flipX), ("FLIP_Y", .flipY),
    ("RESIZE_X", .resizeX), ("RESIZE_Y", .resizeY),
  ]

  private static func adjustment(
    _ value: SourcePiece, _ faults: inout [Fault]
  ) -> XDGConstraintAdjustment? {
    let named = adjustments.filter { value.text.contains("ADJUSTMENT_" + $0.name) }
    if !named.isEmpty { return named.reduce([]) { $0.union($1.bit) } }
    if value.numbers.isEmpty { return nil }
    if let bits = whole(value) { return XDGConstraintAdjustment(rawValue: bits & 63) }
    faults.append(value.fault("a sum of adjustments, which the protocol numbers from 1 to 32"))
    return nil
  }

  /// The last number, if it is one of those that the protocol has.
  private static func whole(_ value: SourcePiece) -> Int? {
    value.numbers.last.flatMap { UInt32(exactly: $0) }.map { Int($0) }
  }

  private static func apply(_ request: Request, to draft: inout SceneDraft) {
    (draft.anchor, draft.size, draft.isSizeOfBox) = (request.anchorRect, request.size, true)
    guard let side = side(of: request) else {
      draft.permitted = .none
      return draft.lose(
        "the gravity names no side; the popover has no arrow and lies in the middle")
    }
    let (axis, along) = (side.axis, side.axis.crossed)
    let mayFlip = request.adjustment.contains(.flip(axis))
    let opposite = ArrowDirection(side).opposite
    draft.permitted = mayFlip ? [ArrowDirection(side), opposite] : [ArrowDirection(side)]
    draft.alignment = alignment(request, along, &draft)
    let offset = Point(x: request.offset.x, y: request.offset.y)
    let away = axis == .horizontal ? offset.x : offset.y
    draft.gap = max(0, side.isNear ? -away : away)
    if (side.isNear ? -away : away) < 0 {
      draft.lose("that the popover reaches over its anchor, by the offset")
    }
    draft.skid = axis == .horizontal ? offset.y : offset.x
    if !request.adjustment.contains(.slide(along)) {
      draft.lose("that it may not slide along its anchor; poplab always moves it into the area")
    }
  }

  /// The axis on which it hangs on the edge that it grows away from; of two, the vertical one.
  private static func side(of request: Request) -> Side? {
    for axis in [Axis.vertical, .horizontal] {
      guard request.gravity[axis] != .middle, request.gravity[axis] == request.anchor[axis] else {
        continue
      }
      let isFar = request.gravity[axis] == .far
      return axis == .vertical ? (isFar ? .below : .above) : (isFar ? .right : .left)
    }
    return nil
  }

  private static func alignment(
    _ request: Request, _ along: Axis, _ draft: inout SceneDraft
  ) -> Alignment {
    switch (request.anchor[along], request.gravity[along]) {
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
  /// The first of the arguments of a call, without blanks.
  fileprivate var firstArgument: String {
    var depth = 0
    let first = text.prefix { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return character != "," || depth > 0
    }
    return String(first.filter { !$0.isWhitespace })
  }
}

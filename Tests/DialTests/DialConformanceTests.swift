import Dial
import Foundation
import PopoverGeometry
import TestSupport
import Testing

@Suite("Recorded answers of the dial")
struct DialConformanceTests {
  @Test func allAreMet() throws {
    let vectors = try DialVector.all()
    #expect(!vectors.isEmpty)
    for vector in vectors {
      for words in try vector.disagreements() { Issue.record("\(words)") }
    }
  }

  @Test func everyKindIsInTheSample() throws {
    guard Vectors.areOwn else { return }
    let kinds = Set(try DialVector.all().map(\.kind))
    #expect(
      kinds == [
        "label", "tick", "floor", "snap", "scroll", "heading", "endPoint", "inertia",
      ])
  }
}

/// A recorded answer of a dial: that of `AYNCircleView` and the recommended one.
struct DialVector {
  var id: String
  private var vector: JSONValue

  init(_ line: Data) throws {
    vector = try JSONValue(parsing: line)
    id = vector["id"].map { "\($0)" } ?? ""
  }

  static func all() throws -> [DialVector] {
    try Vectors.lines(of: "dial.jsonl").map(DialVector.init)
  }

  var kind: String { text("kind") ?? "" }

  /// The disagreements, in words.
  func disagreements() throws -> [String] {
    let original = try #require(facts(as: .ayn), "\(id) is of an unknown kind")
    let safe = try #require(facts(as: .safe))
    var pairs = (vector["expect"]?.members ?? [:]).map { key, value in
      (key, value, original[key] ?? Self.recommendedKey(key).flatMap { safe[$0] })
    }
    for recommended in [vector["recommended"], vector["expect"]?["recommended"]] {
      pairs += (recommended?.members ?? [:]).map { ($0, $1, safe[$0]) }
    }
    return pairs.filter { key, value, own in
      key != "recommended" && own.map(value.agrees(with:)) != true
    }.map { "\(id) \($0): \($1), not \($2.map(String.init(describing:)) ?? "known")" }
  }
}

extension DialVector {
  /// `value` of `recommendedValue`.
  private static func recommendedKey(_ key: String) -> String? {
    guard key.hasPrefix("recommended") else { return nil }
    let name = key.dropFirst("recommended".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func text(_ key: String) -> String? {
    if case .text(let text) = vector[key] { text } else { nil }
  }

  private func number(_ key: String) -> Double { vector[key]?.number ?? .nan }

  private func point(_ key: String) -> Point { vector[key]?.point ?? Point(x: .nan, y: .nan) }

  private var scale: DialScale? { DialScale(count: Int(exactly: number("count")) ?? 0) }

  private func facts(as mode: DialMode) -> [String: JSONValue]? {
    switch kind {
    case "label": labelFacts(mode)
    case "tick": tickFacts
    case "floor":
      ["angle": .number(mode == .safe ? number("angle").withinTurn : number("angle").withoutTurns)]
    case "snap": snapFacts(mode)
    case "scroll": scrollFacts(mode)
    case "heading": ["angle": .number(flick?.originalHeading ?? .nan)]
    case "endPoint": flick.map { endPointFacts($0, mode) }
    case "inertia": inertiaFacts
    default: nil
    }
  }

  private func labelFacts(_ mode: DialMode) -> [String: JSONValue]? {
    guard let angle = scale?.position(of: Int(number("index"))) else { return nil }
    let face = DialFace(radius: number("radius"), labelOffset: number("offset"), as: mode)
    return [
      "angle": .number(angle), "angleDegrees": .number(angle * 180 / .pi),
      "center": JSONValue(face.labelCenter(at: angle)),
    ]
  }

  private var tickFacts: [String: JSONValue] {
    let half = DialHalf(touch: number("touchX"), center: number("centerX"))
    let scroll = DialScroll(start: point("start"), offset: point("offset"), half: half)
    return [
      "half": .text(half.rawValue), "sign": .number(scroll.sign),
      "tick": .number(scroll.tick(radius: number("radius"))),
    ]
  }

  private func snapFacts(_ mode: DialMode) -> [String: JSONValue]? {
    scale.map { scale in
      let angle = number("angle")
      let snapped = scale.snapped(angle, as: mode)
      return [
        "angle": .number(snapped), "value": JSONValue(scale.item(at: snapped, as: mode)),
        "unsnappedValue": JSONValue(scale.item(at: angle, as: .ayn)),
      ]
    }
  }

  private func scrollFacts(_ mode: DialMode) -> [String: JSONValue]? {
    guard let scale else { return nil }
    let angle = vector["previousAngle"]?.number ?? 0
    var rotation = DialRotation(scale, angle: angle, as: mode)
    var start = point("start")
    let steps = (vector["events"]?.values ?? []).map { event in
      let (offset, touch) = (event.values[0].point, event.values[1].number)
      let scroll = DialScroll(
        start: start, offset: offset, half: DialHalf(touch: touch, center: number("centerX")))
      start = offset
      let tick = scroll.tick(radius: number("radius"))
      rotation.turn(by: tick)
      return JSONValue.object([
        "half": .text(scroll.half.rawValue), "tick": .number(tick),
        "angle": .number(rotation.angle), "value": JSONValue(rotation.item),
      ])
    }
    rotation.snap()
    return [
      "steps": .list(steps), "snapped": .number(rotation.angle),
      "snappedValue": JSONValue(rotation.item),
    ]
  }

  /// A flick, or only the direction of one.
  private var flick: DialFlick? {
    let end = vector["target"] == nil ? point("offset") : point("target")
    let half = text("half").flatMap(DialHalf.init(rawValue:)) ?? .left
    guard let scale = vector["count"] == nil ? DialScale(count: 1) : scale else { return nil }
    return DialFlick(
      DialScroll(start: point("start"), offset: end, half: half), angle: number("previousAngle"),
      radius: number("radius"), scale: scale)
  }

  private func endPointFacts(_ flick: DialFlick, _ mode: DialMode) -> [String: JSONValue] {
    let landing = flick.landing(as: mode)
    return [
      "rotation": .number(flick.rotation), "normalized": .number(landing.wanted),
      "heading": .number(flick.originalHeading), "target": JSONValue(landing.target),
      "landsAt": .number(landing.angle), "exact": .flag(landing.isExact),
    ]
  }

  private var inertiaFacts: [String: JSONValue]? {
    Deceleration(rate: number("rate")).map { deceleration in
      let (start, speed) = (number("x0"), number("velocity"))
      let times = vector["times"]?.values.map(\.number) ?? []
      return [
        "projected": .number(start + deceleration.projectedDistance(from: speed)),
        "at": .list(
          times.map { time in
            let way = deceleration.distance(from: speed, after: time)
            let left = deceleration.speed(speed, after: time)
            return .list([.number(time), .number(start + way), .number(left)])
          }),
      ]
    }
  }
}

extension JSONValue {
  fileprivate init(_ point: Point) { self = .list([.number(point.x), .number(point.y)]) }

  fileprivate init(_ item: Int) { self = .number(Double(item)) }

  fileprivate var number: Double { if case .number(let number) = self { number } else { .nan } }

  fileprivate var point: Point {
    values.count == 2
      ? Point(x: values[0].number, y: values[1].number) : Point(x: .nan, y: .nan)
  }
}

import AnnotatedYAML
import CellCanvas
import MessageText

/// The results of the checks of a file.
public struct CheckReport: Equatable, Sendable {
  /// A result with its place in the file.
  public struct Entry: Equatable, Sendable {
    /// Where the file says what is expected.
    public var place: Place
    /// What was found there.
    public var result: CheckResult
  }

  /// Names the file.
  public let path: String
  /// The size and the theme in words, where a scene is checked with several; else empty.
  public let combination: String
  /// The results in the order of the checks.
  public private(set) var entries: [Entry]

  /// A report on the results of the checks of `document`.
  public init(_ document: SceneDocument, _ results: [CheckResult], combination: String = "") {
    path = document.path
    self.combination = combination
    entries = results.map { Entry(place: document.place(of: $0), result: $0) }
  }

  /// Adds the result of a sweep of an anchor, which stands where the anchor does in the file.
  public mutating func add(
    _ result: CheckResult, ofAnchor name: String, in document: SceneDocument
  ) {
    entries.append(Entry(place: document.place(ofAnchor: name), result: result))
  }

  /// The file, and the combination if there are several, ready to be shown.
  public var name: String {
    path.shownSafely + (combination.isEmpty ? "" : " (\(combination.shownSafely))")
  }

  /// The results that are not as expected.
  public var failures: [Entry] { entries.filter { !$0.result.passes } }

  /// Whether every result is as expected.
  public var passes: Bool { failures.isEmpty }

  /// A line for each failure, its place first, and one for all together; each ends with a line feed.
  public var text: String {
    let path = path.shownSafely
    let lines = failures.map { "\(path):\($0.place): \($0.result.sentence)\n\($0.result.detail)" }
    return lines.joined() + "\(name): \(summary)\n"
  }

  private var summary: String {
    let checks = number(of: "check", entries.count)
    if entries.isEmpty { return "no checks" }
    if passes { return "\(checks) pass\(entries.count == 1 ? "es" : "")" }
    return "\(failures.count) of \(checks) fail\(failures.count == 1 ? "s" : "")"
  }
}

/// A failing expectation prints what fails, and not the whole value.
extension CheckReport: CustomStringConvertible {
  /// ``text`` without the line feed at its end.
  public var description: String { String(text.dropLast()) }
}

extension CheckResult: CustomStringConvertible {
  /// ``sentence``.
  public var description: String { sentence }
}

/// The result of one expectation of one popover.
public struct CheckResult: Equatable, Sendable {
  /// The place of the check in the scene.
  public var check: Int
  /// The key of what is expected.
  public var key: String
  /// What was checked: the name of the popover, or what else in words, as in `the picture`.
  public var subject: String
  /// The situation in which it was checked.
  public var situation: SceneSituation
  /// What was asked, as in `below`.
  public var asked: String
  /// What is, as in `it lies above`.
  public var found: String
  /// Whether it is as expected.
  public var passes: Bool
  /// What more there is to be seen, in lines; empty for most.
  public var detail = ""

  /// What is, and what was asked if that is something else; without a full stop.
  public var sentence: String {
    let whole = "\(subject)\(situation.words): \(found)"
    return passes ? "\(whole), as asked" : "\(whole); asked: \(asked)"
  }
}

extension SceneSituation {
  /// How the situation differs, to be added to a name.
  package var words: String {
    let size = screen.map { " on \($0.words)" } ?? ""
    let edges = reserved.map { edges in
      let figures = [edges.top, edges.left, edges.bottom, edges.right].map { "\($0)" }
      return " with \(figures.joined(separator: ",")) reserved"
    }
    return size + (edges ?? "")
  }
}

extension CheckResult {
  /// The results of the checks of a scene, in their order, as if it were on the screen all the while: what
  /// was shown in one situation counts in the next, as each popover's stability says.
  ///
  /// - Parameters:
  ///   - stage: the scene with a screen and a theme.
  ///   - pictures: what the files hold that checks name as `picture`, by their paths there.
  public static func all(
    on stage: SceneStage, pictures: [String: KeptPicture] = [:]
  ) -> [CheckResult] {
    let stage = stage.measured
    var popovers: [CheckedPopover] = []
    return stage.checkedPlacements.enumerated().flatMap { index, found in
      let (check, shown) = found
      if popovers.first?.shown.isSame(as: shown) != true { popovers = shown.popovers }
      let picture = ofPicture(check, at: index, stage.picture(of: shown.placement), pictures)
      return results(of: check, at: index, popovers) + [picture].compactMap(\.self)
    }
  }

  /// The results of a check of what is shown now.
  package static func ofNow(
    _ check: SceneCheck, _ placement: ScenePlacement, on stage: SceneStage
  ) -> [CheckResult] {
    let shown = CheckedPlacement(stage: stage, situation: check.given, placement: placement)
    return results(of: check, at: 0, shown.popovers)
  }

  /// Whether all checks of the scene's task pass for what is shown.
  package static func meetsTask(_ placement: ScenePlacement, on stage: SceneStage) -> Bool {
    (stage.scene.task?.checks ?? []).allSatisfy { check in
      ofNow(check, placement, on: stage).allSatisfy(\.passes)
    }
  }

  private static func results(
    of check: SceneCheck, at index: Int, _ popovers: [CheckedPopover]
  ) -> [CheckResult] {
    let asked = popovers.filter { check.popover == nil || $0.placed.name == check.popover }
    if asked.isEmpty, check.expected != SceneExpectations() {
      return [missing(check, at: index)]
    }
    return asked.flatMap { popover in
      ExpectationRule.all.compactMap { rule in
        rule.verdict(check.expected, popover).map { verdict in
          result(of: rule, verdict, popover.placed, check, at: index)
        }
      }
    }
  }

  private static func result(
    of rule: ExpectationRule, _ verdict: CheckVerdict, _ placed: PlacedPopover,
    _ check: SceneCheck, at index: Int
  ) -> CheckResult {
    let isJudged = placed.isShown || rule.isOfHidden
    return CheckResult(
      check: index, key: rule.key, subject: placed.name, situation: check.given,
      asked: verdict.asked, found: isJudged ? verdict.found : placed.absence,
      passes: isJudged && verdict.passes)
  }
}

extension CheckResult {
  /// What is expected of a popover that the scene does not have, or of every popover of a scene without one.
  private static func missing(_ check: SceneCheck, at index: Int) -> CheckResult {
    CheckResult(
      check: index, key: "popover", subject: check.popover ?? "every popover",
      situation: check.given, asked: check.popover == nil ? "at least one" : "one of this name",
      found: "the scene has \(check.popover == nil ? "no popover" : "no such popover")",
      passes: false)
  }
}

extension SceneDocument {
  /// The place of an anchor in the file, by its name.
  fileprivate func place(ofAnchor name: String) -> Place {
    root.entry("anchors")?.value.entry(name)?.place ?? .start
  }

  /// The place in the file of what was checked, in the scene that the file holds.
  fileprivate func place(of result: CheckResult) -> Place {
    guard case .list(let checks)? = root.entry("checks")?.value.content,
      checks.indices.contains(result.check)
    else { return .start }
    let check = checks[result.check]
    return check.entry(result.key)?.place ?? check.place
  }
}

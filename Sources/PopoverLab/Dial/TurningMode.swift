import CellCanvas
import Dial
import PopoverGeometry
import PopoverScenes

/// A dial that takes the keys: that of a number of the lab, or one in a popover of the scene.
struct TurningMode: LabMode {
  enum Subject: Equatable, Sendable {
    /// A number of the lab, by a dial in a popover of its own.
    case number(LabNumber, values: [Int])
    /// The dial that a popover of the scene shows, by the name of the popover.
    case content(String)
  }

  let subject: Subject
  var control: DialControl
  /// The message and the speed of paths before the first dial was opened.
  private let noticeBefore: Notice?
  private let speedBefore: Int
  /// Its first cell when the mouse grabbed it; turning the dial may move it.
  var grabbedOrigin: CellPoint?
  /// The time of its last event of time, while something moves.
  private var clock: Duration?
  var isKept = false

  static let facts = [ModeFacts(.dial, "a dial", [.isExploring, .isTrying], keys)]

  var number: LabNumber? {
    if case .number(let number, _) = subject { number } else { nil }
  }

  /// The popover of the scene that shows the dial; `nil` for a number of the lab.
  var popover: String? {
    if case .content(let name) = subject { name } else { nil }
  }

  init(
    _ number: LabNumber, after former: TurningMode?, notice: Notice?, in lab: inout LabContext
  ) throws(NumberRefusal) {
    let choices = try NumberChoices(number, in: lab)
    guard let scale = DialScale(count: choices.values.count) else {
      throw NumberRefusal(reason: "There is only one value")
    }
    former?.turn(to: former?.control.target ?? 0, &lab)
    if number != .speed { lab.leavePlay() }
    let picture = CellDial(
      DialRotation(scale, angle: scale.angle(showing: choices.item)),
      background: choices.background)
    self.init(
      .number(number, values: choices.values), picture, labels: choices.labels, after: former,
      notice: notice, lab)
    lab.explanation.turning = number
    lab.explanation.lastNumber = number
    lab.notice = .done(number.words(in: lab))
  }

  init(
    contentAfter former: TurningMode?, notice: Notice?, in lab: inout LabContext
  ) throws(NumberRefusal) {
    let (popover, picture, labels) = try Self.content(in: lab)
    self.init(.content(popover), picture, labels: labels, after: former, notice: notice, lab)
    if let former { control = former.control }
    lab.leavePlay()
    lab.notice = .done(Self.words(ofContent: popover, lab))
    lab.dialsInUse = dialsInUse
  }

  private init(
    _ subject: Subject, _ picture: CellDial, labels: [String], after former: TurningMode?,
    notice: Notice?, _ lab: LabContext
  ) {
    var behavior = DialBehavior()
    behavior.reducesMotion = lab.display.reducesMotion
    behavior.signal = lab.display.dialSignal
    self.subject = subject
    control = DialControl(picture, labels: labels, behavior: behavior)
    noticeBefore = former == nil ? notice : former?.noticeBefore
    speedBefore = former?.speedBefore ?? lab.player.chosenSpeed
  }

  /// The dial in the selected popover of the scene.
  ///
  /// - Throws: why it cannot be used.
  private static func content(
    in lab: LabContext
  ) throws(NumberRefusal) -> (popover: String, picture: CellDial, labels: [String]) {
    guard lab.base.name == .scene else {
      throw NumberRefusal(reason: "A dial is used in the scene; \(lab.wayOut)")
    }
    guard let popover = lab.edited.popover else { throw NumberRefusal(reason: lab.noPopover) }
    let name = popover.name.capitalizedFirst
    guard case .dial(let content) = popover.content, let picture = content.picture else {
      throw NumberRefusal(
        reason: "\(name) shows no dial; \(lab.key(for: "dial")) turns a number")
    }
    guard lab.placedPopover?.isShown == true else {
      throw NumberRefusal(reason: "\(name) is not shown")
    }
    return (popover.name, picture, content.labels)
  }
}

extension TurningMode {
  /// Closes the dial. Unless the value of a number is kept, everything becomes as it was before. A dial in the
  /// scene always keeps its value.
  mutating func close(in lab: inout LabContext) {
    lab.explanation.turning = nil
    lab.dialsInUse = [:]
    if number == nil || isKept {
      turn(to: control.target, &lab)
      lab.notice = .change(words(lab))
      return
    }
    // While a path plays, only its speed can have been turned.
    if lab.player.play == nil { lab.restore(lab.history.moment) }
    lab.player.use(speedBefore)
    lab.notice = noticeBefore
  }

  private func turn(to item: Int, _ lab: inout LabContext) {
    switch subject {
    case .number(let number, let values):
      guard values.indices.contains(item) else { return }
      number.set(to: values[item], in: &lab)
    case .content(let name):
      let popovers = lab.edited.scene.popovers
      guard let index = popovers.firstIndex(where: { $0.name == name }),
        case .dial(var dial) = popovers[index].content
      else { return }
      dial.value = item
      lab.edited.scene.popovers[index].content = .dial(dial)
    }
    lab.notice = .change(words(lab))
  }

  func words(_ lab: LabContext) -> String {
    switch subject {
    case .number(let number, _): number.words(in: lab)
    case .content(let popover): Self.words(ofContent: popover, lab)
    }
  }

  private static func words(ofContent popover: String, _ lab: LabContext) -> String {
    let shown = lab.edited.scene.popovers.first { $0.name == popover }
    guard case .dial(let dial) = shown?.content else { return popover.capitalizedFirst }
    return "\(popover) \(dial.valueLabel)".capitalizedFirst
  }

  private var dialsInUse: [String: CellDial] {
    guard let popover else { return [:] }
    var picture = control.picture
    picture.hasFocus = true
    return [popover: picture]
  }

  mutating func show(_ label: String, in lab: inout LabContext) {
    guard let item = control.item(labelled: label) else { return miss(label, &lab) }
    receive(.show(item), &lab)
  }

  private func miss(_ label: String, _ lab: inout LabContext) {
    lab.reject("There is no \(label) on this dial\(control.words(near: label))")
  }

  mutating func receive(_ event: DialEvent, _ lab: inout LabContext) {
    let size = OpenDial(self, lab).frame?.size ?? CellSize(width: 0, height: 0)
    control.fit(size)
    let effects = control.receive(event, in: size)
    if !control.needsTime { clock = nil }
    for case .passed(let item) in effects { turn(to: item, &lab) }
    for case .missed(let label) in effects { miss(label, &lab) }
    if effects.contains(.bell) { lab.ask(.terminal(.bell)) }
    lab.dialsInUse = dialsInUse
  }

  /// The time of the next picture of a moving dial; pictures are no more frequent than the eye can see.
  func due(in lab: LabContext) -> Duration? {
    guard let wait = control.wantedTime else { return nil }
    return clock.map { $0 + .seconds(wait) } ?? .zero
  }

  /// Moves the dial by all the time that has passed, so that a slow terminal only skips pictures.
  mutating func advance(to now: Duration, _ lab: inout LabContext) {
    let passed = clock.map { max(.zero, now - $0) } ?? .zero
    clock = now
    receive(.time(passed / .seconds(1)), &lab)
  }
}

extension DialControl {
  /// What there is in place of a label, as the end of a sentence: the numbers on both sides of it, or else the least and
  /// the greatest label, or the first and the last; empty for a dial with one item.
  fileprivate func words(near label: String) -> String {
    let numbers = labels.compactMap { Int($0) }
    let sorted = numbers.count == labels.count ? numbers.sorted() : []
    if let number = Int(label), let above = sorted.firstIndex(where: { $0 > number }), above > 0 {
      return "; the nearest are \(sorted[above - 1]) and \(sorted[above])"
    }
    let shown = sorted.isEmpty ? labels : sorted.map { "\($0)" }
    guard shown.count > 1, let first = shown.first, let last = shown.last else { return "" }
    return "; it goes from \(first) to \(last)"
  }
}

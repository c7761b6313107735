import CellCanvas
import ColorSchemes
import PopoverGeometry

/// The colours of the scheme in use, one of which is selected and changed, beside the scene in these colours.
struct TuneMode: ScrolledMode {
  /// The first slot of the selected part.
  var slot: SchemeSlot

  static let facts = [
    ModeFacts(.tuning, "the colours of a scheme", [.takesCounts, .isPanel], keys)
  ]

  /// - Parameter slot: what to select; `nil` for the first colour.
  /// - Throws: why there is nothing to tune.
  init(_ slot: SchemeSlot?, in lab: LabContext) throws(TuneRefusal) {
    guard let scheme = lab.themes.tunedScheme(lab.themes.choice) else { throw .noScheme }
    guard let first = scheme.parts.first?.first else { throw .empty }
    guard let slot else {
      self.slot = first
      return
    }
    guard let part = scheme.parts.first(where: { $0.contains(slot) }) else {
      throw .missing(slot)
    }
    self.slot = part[0]
  }
}

/// What of a colour is changed by itself.
enum ColorPart: Sendable {
  case hue
  case lightness
  case chroma

  /// The amount by which a key changes it, which is just seen.
  fileprivate var step: Double { self == .hue ? 5 : 0.01 }

  fileprivate func change(_ color: inout OKLCH, by amount: Double) {
    switch self {
    case .hue: color.hue += amount
    case .lightness: color.lightness += amount
    case .chroma: color.chroma += amount
    }
  }

  /// Why there is no more of it, or no less; `nil` for hues, which go round.
  fileprivate func limit(isMore: Bool) -> String? {
    switch self {
    case .hue: nil
    case .lightness: isMore ? "White is the lightest" : "Black is the darkest"
    case .chroma:
      isMore ? "A screen has no more chroma in this hue and lightness" : "A grey has no chroma"
    }
  }
}

/// Why no colour can be tuned.
enum TuneRefusal: Error, Equatable {
  case noScheme
  case empty
  case missing(SchemeSlot)

  var words: String {
    switch self {
    case .noScheme:
      "Only the colours of a scheme are tuned, and the theme has its own; :scheme NAME takes a scheme"
    case .empty: "The scheme leaves all colours to the terminal"
    case .missing(let slot): "The scheme has no \(slot.name)"
    }
  }
}

extension TuneMode {
  mutating func scroll(_ step: ScrollStep, in lab: inout LabContext) {
    let panel = TunePanel(self, lab)
    let before = panel.selected
    select(before + step.rows(page: panel.list.place.height), in: panel)
    if TunePanel(self, lab).selected == before {
      lab.refuse("This is the \(step.rows(page: 1) < 0 ? "first" : "last") colour")
    }
  }

  mutating func select(_ row: Int, in panel: TunePanel) {
    let row = max(0, min(row, panel.parts.count - 1))
    if panel.parts.indices.contains(row) { slot = panel.parts[row][0] }
  }

  /// The selected colour, as it was asked for.
  func color(in lab: LabContext) -> OKLCH? {
    lab.themes.choice.tuning?[slot]
      ?? lab.themes.tunedScheme(lab.themes.choice)?[slot].map { OKLCH($0) }
  }

  /// Changes one of the three, and says what it is now.
  func change(_ part: ColorPart, by steps: Int, _ lab: inout LabContext) {
    guard let before = color(in: lab) else { return }
    var color = before
    part.change(&color, by: part.step * Double(steps))
    color.keepLimits(after: before)
    if color == before, let limit = part.limit(isMore: steps > 0) { return lab.refuse(limit) }
    var choice = lab.themes.choice
    choice.tune(slot, to: nil)
    let own = lab.themes.tunedScheme(choice)?[slot].map { OKLCH($0) }
    let isOwn = own?.isNearly(color) == true
    if !isOwn { choice.tune(slot, to: color) }
    lab.themes.choice = choice
    if isOwn { return tellRestored(&lab) }
    lab.notice = .done(words(lab))
  }

  func restore(_ lab: inout LabContext) {
    guard lab.themes.choice.tuning?[slot] != nil else {
      return lab.refuse("The \(slot.name) of the scheme was not changed")
    }
    lab.themes.choice.tune(slot, to: nil)
    tellRestored(&lab)
  }

  private func tellRestored(_ lab: inout LabContext) {
    lab.notice = .done("\(words(lab)), as in the file")
  }

  /// `ansi.4 #88c0d0: hue 213, lightness 0.77, chroma 0.06; contrast 9.01 on the background`.
  func words(_ lab: LabContext) -> String {
    guard let scheme = lab.themes.tunedScheme(lab.themes.choice), let color = color(in: lab),
      let rgb = scheme[slot], let hexadecimal = Color.rgb(rgb).hexadecimal
    else { return slot.name }
    let contrast = TunedContrast(of: slot, in: scheme).map { "; contrast \($0.words)" } ?? ""
    return "\(slot.name) \(hexadecimal): \(color.words)\(contrast)"
  }
}

extension OKLCH {
  /// Brings hue and lightness into their ranges, and chroma to what sRGB has if it was raised; one that was asked
  /// for where sRGB has more is kept for that place.
  fileprivate mutating func keepLimits(after before: OKLCH) {
    hue = hue.truncatingRemainder(dividingBy: 360)
    if hue < 0 { hue += 360 }
    lightness = max(0, min(1, lightness))
    if chroma > before.chroma { chroma = max(before.chroma, min(chroma, greatestChroma)) }
    // Less of what is not seen would not be seen either.
    if chroma < before.chroma { chroma = max(0, min(chroma, greatestChroma)) }
  }

  /// Whether it is the same but for what sums leave in the last digits, as steps to and fro do.
  fileprivate func isNearly(_ other: OKLCH) -> Bool {
    let turn = abs(hue - other.hue)
    let distances = [lightness - other.lightness, chroma - other.chroma, min(turn, 360 - turn)]
    return distances.allSatisfy { abs($0) < 1e-9 }
  }

  /// Hue in whole degrees, the others in hundredths.
  fileprivate var words: String {
    let hue = Int(hue.rounded()) % 360
    return "hue \(hue), lightness \(Self.figure(lightness)), chroma \(Self.figure(chroma))"
  }

  private static func figure(_ number: Double) -> String {
    Words.fraction(Int((number * 100).rounded()), decimals: 2)
  }
}

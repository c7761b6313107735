import CellCanvas
import ColorSchemes
import MessageText
import PopoverScenes

/// What the user has changed in the colours of a scheme, by slots that ``ColorScheme/parts`` begin with.
///
/// Lightness, chroma and hue are kept as they were asked for: a colour that sRGB cannot show, and one that has become
/// grey, have their chroma and hue again when they are changed further.
struct SchemeTuning: Equatable, Sendable {
  private(set) var colors: [SchemeSlot: OKLCH] = [:]

  /// `nil` takes a change back.
  subscript(slot: SchemeSlot) -> OKLCH? {
    get { colors[slot] }
    set { colors[slot] = newValue }
  }

  func applied(to scheme: ColorScheme) -> ColorScheme {
    SchemeSlot.all.reduce(scheme) { scheme, slot in
      colors[slot].map { scheme.having($0.rgb, in: slot) } ?? scheme
    }
  }

  /// The changes that make one scheme look as these make another one look. What a format derives follows by itself.
  func kept(from former: ColorScheme, to scheme: ColorScheme) -> SchemeTuning {
    let shown = applied(to: former)
    var kept = SchemeTuning()
    for slot in shown.parts.map({ $0[0] }) where scheme[slot] != shown[slot] {
      guard let color = shown.colors[slot], !color.isDerived else { continue }
      kept[slot] = self[slot] ?? OKLCH(color.rgb)
    }
    return kept
  }
}

extension ThemeChoice {
  /// The changes of the scheme in use; `nil` without any.
  var tuning: SchemeTuning? { scheme.flatMap { tunings[$0] } }

  /// Changes a colour of the scheme in use; `nil` takes all changes of it back.
  mutating func tune(_ slot: SchemeSlot, to color: OKLCH?) {
    guard let scheme else { return }
    tunings[scheme, default: SchemeTuning()][slot] = color
    if tunings[scheme]?.colors.isEmpty == true { tunings[scheme] = nil }
  }

  /// Lets a scheme that is in use, or was tuned, look as before where its file gets other colours.
  mutating func keepLook(
    ofScheme reference: String, from former: ColorScheme, to scheme: ColorScheme
  ) {
    guard self.scheme == reference || tunings[reference] != nil else { return }
    let kept = (tunings[reference] ?? SchemeTuning()).kept(from: former, to: scheme)
    tunings[reference] = kept.colors.isEmpty ? nil : kept
  }
}

extension ThemeCollection {
  /// The scheme of a choice as the user has tuned it; `nil` for the colours of the themes.
  func tunedScheme(_ choice: ThemeChoice) -> ColorScheme? {
    guard let reference = choice.scheme, let scheme = schemes[reference] else { return nil }
    return choice.tunings[reference]?.applied(to: scheme) ?? scheme
  }

  /// The schemes whose tuned colours stand in no file, by what finds them.
  var unsavedSchemes: [String] { unsavedTunings(choice).keys.sorted() }

  /// The same as messages call them.
  var unsavedSchemeTitles: [String] { unsavedSchemes.map { "the scheme \($0.shownSafely)" } }

  /// What a choice has changed in schemes and stands in no file, by what finds the schemes.
  func unsavedTunings(_ choice: ThemeChoice) -> [String: SchemeTuning] {
    choice.tunings.filter { reference, tuning in
      // What was recovered for a scheme that cannot be read is not known to be saved.
      guard let scheme = schemes[reference] else { return true }
      return tuning.colors.contains { scheme[$0.key] != $0.value.rgb }
        && !isWritten(tuning.applied(to: scheme))
    }
  }

  private func isWritten(_ scheme: ColorScheme) -> Bool {
    writtenSchemes.values.contains { $0.scheme.colors == scheme.colors }
  }

  /// The command that writes unsaved schemes, with the one that is needed before it as only the scheme in use is written.
  var schemeWritingCommand: String {
    let unsaved = unsavedSchemes
    if unsaved.count > 1 { return ":write-scheme after :scheme NAME" }
    guard let scheme = unsaved.first, scheme != choice.scheme else { return ":write-scheme" }
    return ":write-scheme after :scheme \(scheme.shownSafely)"
  }

  /// Takes a scheme that was written: it is in use from now on, under what finds its file.
  mutating func note(_ written: WrittenScheme, of former: String) {
    let reference = written.reference
    for (other, known) in writtenSchemes where known.path == written.path {
      writtenSchemes[other]?.content = written.content
    }
    writtenSchemes[reference] = written
    schemes.note(written)
    choice.scheme = reference
    choice.tunings[former] = nil
    choice.tunings[reference] = nil
  }
}

import ColorSchemes
import MessageText
import PopoverGeometry

/// Commands that write the scheme in use, as it was tuned, into a file.
enum SchemeFileCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "write-scheme", "write the scheme in use into a new file of your own", .writesFile,
      value: .optionalName("[NAME]")
    ) { save(to: $2, isForced: false, &$1) },
    Command(
      "overwrite-scheme", "write the scheme in use over a file of your own", .writesFile,
      value: .optionalName("[NAME]")
    ) { save(to: $2, isForced: true, &$1) },
  ]

  /// - Parameters:
  ///   - name: a name for the user's folder of schemes, or a path; `nil` for one that the scheme's own gives.
  ///   - isForced: whether a file of this name is written over, and without a name the scheme's own.
  private static func save(to name: String?, isForced: Bool, _ lab: inout LabContext) {
    guard let reference = lab.themes.choice.scheme,
      let scheme = lab.themes.tunedScheme(lab.themes.choice)
    else { return lab.refuse(withoutScheme(lab)) }
    if name == nil, !isForced, !lab.themes.unsavedSchemes.contains(reference) {
      return lab.refuse(unchanged(reference, lab))
    }
    // What was written here may be written again, as a file is in any editor.
    let own = name == nil ? lab.themes.writtenSchemes[reference]?.content : nil
    let replaces = isForced ? .anything : own.map(SchemeSaving.Replaced.written) ?? .nothing
    let saving = SchemeSaving(
      scheme: scheme, reference: reference,
      target: name.map(lab.path) ?? (replaces == .nothing ? nil : reference), replaces: replaces)
    lab.ask(.world(.writeScheme(saving)))
  }

  private static func withoutScheme(_ lab: LabContext) -> String {
    "No scheme is in use; " + (wayToOthers(lab) ?? ":scheme NAME takes one")
  }

  /// A copy of what was not changed would leave the changes of another scheme unsaved.
  private static func unchanged(_ scheme: String, _ lab: LabContext) -> String {
    "The scheme \(scheme.shownSafely) has no unsaved change; "
      + (wayToOthers(lab) ?? ":write-scheme NAME writes a copy")
  }

  /// What writes the schemes that have unsaved changes; `nil` if there are none.
  private static func wayToOthers(_ lab: LabContext) -> String? {
    let others = lab.themes.unsavedSchemes.map(\.shownSafely)
    if others.isEmpty { return nil }
    return "\(lab.themes.schemeWritingCommand) writes what was tuned in \(Words.list(others))"
  }

  /// What was done before a scheme was written is undone to the colours of then; one that only the new file has stays.
  private static func keepEarlierLooks(_ written: WrittenScheme, _ lab: inout LabContext) {
    guard let former = lab.themes.schemes[written.reference] else { return }
    lab.history.changeThemes {
      $0.keepLook(ofScheme: written.reference, from: former, to: written.scheme)
    }
  }

  static func take(
    _ answer: Result<WrittenScheme, SchemeRefusal>, of saving: SchemeSaving,
    _ lab: inout LabContext
  ) {
    switch answer {
    case .success(let written):
      keepEarlierLooks(written, &lab)
      lab.themes.note(written, of: saving.reference)
      // What was recovered is saved, and is left to nobody else.
      lab.files.stored.colors.isRecovered = false
      let losses = written.remarks.map { "; \($0)" }.joined()
      lab.notice = .done("Written: \(written.path)\(losses)".shownSafely)
    case .failure(let refusal): lab.refuse(refusal.words)
    }
  }
}

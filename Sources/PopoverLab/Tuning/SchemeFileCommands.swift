import ColorSchemes
import MessageText

/// Commands that write the scheme in use, as it was tuned, into a file.
enum SchemeFileCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "write-scheme", "write the scheme in use into a new file of your own", .writesFile,
      value: .optionalText("[NAME]")
    ) { save(to: $2, isForced: false, &$1) },
    Command(
      "overwrite-scheme", "write the scheme in use over a file of your own", .writesFile,
      value: .optionalText("[NAME]")
    ) { save(to: $2, isForced: true, &$1) },
  ]

  /// - Parameters:
  ///   - name: a name for the user's folder of schemes, or a path; `nil` for one that the scheme's own gives.
  ///   - isForced: whether a file of this name is written over, and without a name the scheme's own.
  private static func save(to name: String?, isForced: Bool, _ lab: inout LabContext) {
    guard let reference = lab.themes.choice.scheme,
      let scheme = lab.themes.tunedScheme(lab.themes.choice)
    else { return lab.refuse("No scheme is in use; :scheme NAME takes one") }
    // What was written here may be written again, as a file is in any editor.
    let own = name == nil ? lab.themes.writtenSchemes[reference]?.content : nil
    let replaces = isForced ? .anything : own.map(SchemeSaving.Replaced.written) ?? .nothing
    let saving = SchemeSaving(
      scheme: scheme, reference: reference,
      target: name ?? (replaces == .nothing ? nil : reference), replaces: replaces)
    lab.ask(.world(.writeScheme(saving)))
  }

  static func take(
    _ answer: Result<WrittenScheme, SchemeRefusal>, of saving: SchemeSaving,
    _ lab: inout LabContext
  ) {
    switch answer {
    case .success(let written):
      lab.themes.note(written, of: saving.reference)
      let losses = written.remarks.map { "; \($0)" }.joined()
      lab.notice = .done("Written: \(written.path)\(losses)".shownSafely)
    case .failure(let refusal): lab.refuse(refusal.words)
    }
  }
}

import CellCanvas
import MessageText
import PopoverReports
import PopoverScenes

/// A text that can be copied.
private enum CopiedText: Hashable, Sendable {
  case decision
  /// The screen of the scene as characters without styles.
  case picture
  /// The scene as the text of a file.
  case scene
  /// The selected popover as code for another program, by the name of the target.
  case code(String)

  /// What a key copies by turns.
  static let usual: [CopiedText] = [.decision, .picture, .scene]
  static let all = usual + ExportTarget.all.map { .code($0.name) }

  /// The text of a name after `:copy`; code also by the other names that its target has.
  init?(name: String) {
    let known = ExportTarget.named(name).map { Self.code($0.name) }
    guard let text = known ?? Self.usual.first(where: { $0.name == name }) else { return nil }
    self = text
  }

  /// The name after `:copy`.
  var name: String {
    switch self {
    case .decision: "decision"
    case .picture: "picture"
    case .scene: "scene"
    case .code(let target): target
    }
  }

  /// What it is, as it is said.
  var words: String {
    if case .code(let target) = self { "code for \(target)" } else { name }
  }
}

/// Commands that copy text out of the lab, into the clipboard of the terminal or into a new file.
enum CopyCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "copy", "copy the decision, picture, scene or code, or write a new file", .writesFile,
      value: value
    ) { _, lab, copied in copy(copied.text, to: copied.path.map(lab.path), &lab) },
    .times(
      "copy-next", "y",
      "send the decision to the clipboard, then the picture, the scene",
      value: .timesOfKeys(setBy: "copy picture")
    ) { copyNext($2, &$1) },
  ]

  /// The most bytes for a clipboard; terminals ignore longer texts without a message.
  private static let longestCopy = 74_994

  private static let value = CommandValue<(text: CopiedText, path: String?)>(
    "THING [FILE]", words: .fixed(CopiedText.all.map(\.name))
  ) { call throws(CommandFault) in
    let line = CommandLine(call.argument)
    guard let text = CopiedText(name: line.name) else {
      let names = CopiedText.all.map(\.name).joined(separator: ", ")
      throw .unwanted(line.name, of: "copy", expected: "one of \(names)")
    }
    let path = line.argument.unquoted
    guard path.isEmpty == line.argument.isEmpty else {
      throw .unwanted(
        line.argument, of: "copy \(line.name)", expected: "the name of a file")
    }
    return (text, path.isEmpty ? nil : path)
  }

  /// Sends the first text to the clipboard, or the one after the text that the last event has sent.
  private static func copyNext(_ times: Int, _ lab: inout LabContext) {
    let all = CopiedText.usual
    let sent = lab.sent.flatMap { $0.notice == lab.earlierNotice ? $0.name : nil }
    let last = all.firstIndex { $0.name == sent }
    copy(all.element(from: last, by: times), to: nil, &lab)
  }

  /// - Parameter path: the file to write; `nil` is the clipboard.
  private static func copy(_ copied: CopiedText, to path: String?, _ lab: inout LabContext) {
    guard let text = text(of: copied, lab) else {
      return lab.refuse(copied.refusal)
    }
    if let path { return write(text, copied, to: path, &lab) }
    guard text.utf8.count <= longestCopy else {
      return lab.refuse(
        "The \(copied.words) is too long for a clipboard; :copy \(copied.name) FILE writes a file")
    }
    let notice = notice(afterSending: text, copied, lab)
    (lab.notice, lab.sent) = (notice, SentText(name: copied.name, notice: notice))
    lab.ask(.terminal(.copy(text)))
  }

  private static func write(
    _ text: String, _ copied: CopiedText, to path: String, _ lab: inout LabContext
  ) {
    let kind = copied.kind(of: text)
    if let objection = kind.objection(toFile: path.shownSafely, "the \(copied.words)") {
      let ending = kind.endings.first.map { "; a name ends in .\($0)" } ?? ""
      return lab.refuse("\(objection)\(ending); nothing was written")
    }
    lab.ask(.world(.writeText(text, path: path)))
  }

  private static func text(of copied: CopiedText, _ lab: LabContext) -> String? {
    switch copied {
    case .decision: lab.decision.sentence
    case .picture:
      lab.shown.stage.picture(of: lab.placement, depth: .none).pictureWithoutBlankEnds
    case .scene:
      (try? SceneDocument(lab.edited.scene, path: "scene"))
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    case .code(let target): code(for: target, lab)
    }
  }

  /// The popover as it is shown now.
  private static func code(for target: String, _ lab: LabContext) -> String? {
    guard let name = lab.edited.popover?.name else { return nil }
    let subject = ExportedPopover(name, of: lab.shown.stage, placement: lab.placement)
    return subject.flatMap { ExportTarget.named(target)?.code($0) }
  }

  /// No terminal reports whether it has accepted the text.
  private static func notice(
    afterSending text: String, _ copied: CopiedText, _ lab: LabContext
  ) -> Notice {
    let key = lab.key(for: "copy-next")
    let next =
      CopiedText.usual.contains(copied) ? CopiedText.usual.element(after: copied) : .decision
    let again = CopiedText.usual.contains(copied) ? "again " : ""
    return .done(
      "Copied the \(copied.words) (\(text.utf8.count) bytes); \(key) \(again)copies the \(next.name)"
    )
  }

  static func reportWritten(_ path: String, _ fault: StorageFault?, _ lab: inout LabContext) {
    if let fault { return lab.refuse(FileCommands.refusal(toWrite: path, fault, lab)) }
    lab.notice = .done("Written: \(path.shownSafely)")
  }
}

extension CopiedText {
  /// What a file with the text is.
  fileprivate func kind(of text: String) -> FileKind {
    switch self {
    case .decision, .picture: .text
    case .scene: .yaml
    // It may be a page.
    case .code: text.hasPrefix("<") ? .html : .text
    }
  }

  /// Why there is no such text.
  fileprivate var refusal: String {
    if case .code = self {
      "No popover is shown that code could be written for"
    } else {
      "No file can hold this scene"
    }
  }
}

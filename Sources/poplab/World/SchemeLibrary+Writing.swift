import BundledThemes
import ColorSchemes
import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes

extension SchemeLibrary {
  /// Writes a scheme that was tuned, in its own format: into the user's folder of schemes, or where a path says.
  func written(_ saving: SchemeSaving) -> Result<WrittenScheme, SchemeRefusal> {
    Result { () throws(SchemeRefusal) in
      let (reference, path) = try place(of: saving)
      var scheme = saving.scheme
      scheme.name = scheme.name.map { name(of: saving, after: $0) }
      let writing = scheme.written(as: scheme.format)
      let bytes = Array(writing.text.utf8)
      let losses = saving.replaces == .anything ? losses(at: path, in: bytes) : []
      try put(bytes, at: path, insteadOf: saving.replaces)
      return WrittenScheme(
        reference: reference, path: path,
        scheme: (try? ColorScheme.read(bytes))?.scheme ?? scheme,
        content: ContentFingerprint(bytes), remarks: writing.remarks + losses + hiding(reference))
    }
  }

  /// What is lost of a file that is written over.
  private func losses(at path: String, in new: [UInt8]) -> [String] {
    guard let old = (try? InputFile.glance(at: path)).flatMap(ReplacedScheme.init) else {
      return []
    }
    let new = ReplacedScheme(new)
    return [old.unreadColors(leftOutOf: new), old.losses(in: new)].compactMap(\.self)
  }

  /// Of a new scheme with the name of one that comes with the program, that it is found in its place.
  private func hiding(_ reference: String) -> [String] {
    let isShipped = BundledThemes.schemes.contains { $0.name == reference }
    return isShipped && !own.contains { $0.name == reference }
      ? ["it is found in place of the one that comes with poplab"] : []
  }

  /// What the file says its scheme is called: after the name that it is written under, where that is a new one.
  private func name(of saving: SchemeSaving, after former: String) -> String {
    guard let target = saving.target else { return former.withoutTunedMark + " (tuned)" }
    return target.isSchemePath || target == saving.reference ? former : target
  }

  private func place(
    of saving: SchemeSaving
  ) throws(SchemeRefusal) -> (reference: String, path: String) {
    if let target = saving.target, target.isSchemePath {
      // A file that is there already is what it is, whatever its name.
      if saving.replaces == .nothing, let objection = saving.scheme.format.objection(toFile: target)
      {
        throw SchemeRefusal(objection)
      }
      return (target, target)
    }
    guard let folder else {
      throw SchemeRefusal(
        "There is no folder for schemes of your own; :write-scheme ./FILE writes one")
    }
    let name = saving.target ?? newName(after: saving.reference)
    if let objection = name.objectionAsScheme { throw SchemeRefusal(objection) }
    if let file = own.first(where: { $0.name == name }) { return (name, file.path) }
    if saving.replaces == .anything {
      throw SchemeRefusal(
        "'\(name.shownSafely)' is no scheme of your own; :write-scheme writes a new one")
    }
    return (name, "\(folder)/\(name).\(saving.scheme.format.fileExtension)")
  }

  /// `nord-tuned`, or `nord-tuned-2` if that is taken.
  private func newName(after reference: String) -> String {
    (reference.fileStem.withoutTunedMark + "-tuned").numbered(unless: names.contains)
  }

  private func put(
    _ bytes: [UInt8], at path: String, insteadOf replaced: SchemeSaving.Replaced
  ) throws(SchemeRefusal) {
    do throws(StorageFault) {
      if let folder, path.hasPrefix(folder + "/") {
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      try FileReplacement(of: path, expected: expected(replaced, at: path), with: bytes).run()
    } catch {
      throw SchemeRefusal(words(error, path.shownSafely, replaced))
    }
  }

  private func expected(
    _ replaced: SchemeSaving.Replaced, at path: String
  ) -> ContentFingerprint? {
    switch replaced {
    case .nothing: nil
    case .written(let content): content
    case .anything: (try? InputFile.glance(at: path)).map { ContentFingerprint($0) }
    }
  }

  private func words(
    _ fault: StorageFault, _ path: String, _ replaced: SchemeSaving.Replaced
  ) -> String {
    guard case .changed(let found) = fault else {
      return "Cannot write the scheme '\(path)': \(fault)"
    }
    if found == nil { return "'\(path)' is gone; :write-scheme with its name writes it again" }
    return replaced == .nothing
      ? "'\(path)' is there already; :overwrite-scheme with its name writes over it"
      : "'\(path)' has changed meanwhile; :overwrite-scheme writes over it"
  }
}

extension String {
  /// Without what a tuned scheme has at the end of its name, and the number behind it.
  fileprivate var withoutTunedMark: String {
    for mark in ["-tuned", " (tuned)"] {
      guard let range = range(of: mark, options: .backwards) else { continue }
      let rest = self[range.upperBound...]
      if rest.isEmpty || rest.first == "-" && rest.dropFirst().allSatisfy(\.isNumber) {
        return String(self[..<range.lowerBound])
      }
    }
    return self
  }
}

extension String {
  /// Why no scheme that is written can be called so, as it would not be found by this name; `nil` if it can be.
  fileprivate var objectionAsScheme: String? {
    if SchemeName.reserved.contains(self) {
      return
        "'\(self)' is no name for a scheme, as ':scheme \(self)' means no file; name it otherwise"
    }
    if hasPrefix(".") || hasYAMLEnding {
      return "'\(shownSafely)' would not be found by this name; :write-scheme ./FILE writes a file"
    }
    return nil
  }
}

extension SchemeFormat {
  /// Why a file of this name must not hold a scheme of the format; `nil` if it may.
  fileprivate func objection(toFile path: String) -> String? {
    let kind = FileKind(ofFile: "scheme.\(fileExtension)") ?? .text
    return kind.objection(toFile: path.shownSafely, "a scheme of \(rawValue)")
  }

  /// The ending that files of the format usually have.
  fileprivate var fileExtension: String {
    switch self {
    case .base16, .base24, .gogh: "yaml"
    case .alacritty, .wezterm: "toml"
    case .windowsTerminal, .vhs: "json"
    case .iterm2: "itermcolors"
    case .foot: "ini"
    case .ghostty, .kitty: "conf"
    case .xresources: "Xresources"
    }
  }
}

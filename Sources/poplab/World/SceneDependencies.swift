import AnnotatedYAML
import CellCanvas
import MessageText
import PopoverLab
import PopoverScenes

/// What a scene names outside of its own file.
struct SceneDependencies {
  /// The name of the theme, or the path of its file; `nil` if the scene asks for none.
  var theme: String?
  /// The name of the colour scheme, or the path of its file; `nil` if the scene asks for none.
  var scheme: String?
  /// The texts with colours.
  var texts: [ANSISource: StyledText] = [:]
}

extension SceneLibrary {
  /// What a scene names outside of its own file. A theme and a scheme that are given in place of its own are taken, and
  /// its own ones not looked for.
  ///
  /// - Parameter needsNext: whether the scene that follows in a tour has to be there already, as a person who takes it could
  ///   not help it.
  /// - Throws: ``CommandFailure`` with every name and every file that is not there.
  func dependencies(
    of document: SceneDocument, theme: String? = nil, scheme: String? = nil,
    needsNext: Bool = false
  ) throws -> SceneDependencies {
    var dependencies = SceneDependencies(theme: theme, scheme: scheme)
    var faults: [Fault] = []
    let (scene, path) = (document.scene, document.path)
    do throws(Fault) {
      if theme == nil, let name = scene.theme {
        dependencies.theme = try self.theme(name, at: document.place(of: "theme"), in: path)
      }
    } catch { faults.append(error) }
    do throws(Fault) {
      if scheme == nil, let name = scene.scheme {
        dependencies.scheme = try self.scheme(name, at: document.place(of: "scheme"), in: path)
      }
    } catch { faults.append(error) }
    do throws(Fault) {
      if needsNext, let name = scene.task?.next {
        try requireScene(name, at: document.place(of: "next", in: "task"), in: path)
      }
    } catch { faults.append(error) }
    for source in document.scene.sources {
      do throws(Fault) {
        dependencies.texts[source] = try text(source, of: document)
      } catch { faults.append(error) }
    }
    guard faults.isEmpty else { throw CommandFailure(ofNames: faults, in: document.path) }
    return dependencies
  }

  private func text(_ source: ANSISource, of document: SceneDocument) throws(Fault) -> StyledText {
    do {
      return ANSIReader().read(try bytes(of: source, beside: document.path))
    } catch {
      let name =
        if case .file(let path) = source { "'\(path.shownSafely)'" } else { "standard input" }
      throw Fault(
        at: document.place(of: source) ?? .start, unreadable: name, StorageFault(error))
    }
  }

  private func bytes(of source: ANSISource, beside path: String) throws -> [UInt8] {
    guard case .file(let file) = source else {
      return try input ?? StandardInput.pipedText()
    }
    return try InputFile.contents(of: SceneLocation(path).path(of: file))
  }
}

// What a file of the user's names: a scene, or a script that is played.
extension SceneLibrary {
  /// What finds a theme that a file names.
  func theme(_ name: String, at place: Place?, in file: String) throws(Fault) -> String {
    if case .file(let path) = SceneLocation(name) { return try found(path, at: place, in: file) }
    if themes.entry(called: name) != nil { return name }
    let schemes = SchemeLibrary(themes: themes)
    throw Fault(at: place ?? .start, schemes.reasonWithoutTheme(name))
  }

  /// What finds a colour scheme that a file names; `auto` is none where the terminal is not asked.
  func scheme(_ name: String, at place: Place?, in file: String) throws(Fault) -> String {
    if name == SchemeName.auto, !asksTerminal {
      StandardError.write(
        "poplab: \(file.shownSafely): only the lab asks the terminal for the colours of 'auto'; "
          + "themes keep their own\n")
      return SchemeName.none
    }
    if name.isSchemePath { return try found(name, at: place, in: file) }
    let schemes = SchemeLibrary(themes: themes)
    if (SchemeName.reserved + schemes.names).contains(name) { return name }
    throw Fault(at: place ?? .start, schemes.reasonWithoutScheme(name))
  }

  /// Requires a scene that a file names. It is not read, as only its name is needed.
  func requireScene(_ name: String, at place: Place?, in file: String) throws(Fault) {
    if case .file(let path) = SceneLocation(name) {
      if let obstacle = InputFile.obstacle(to: SceneLocation(file).path(of: path)) {
        throw Fault(at: place ?? .start, unreadable: "'\(path.shownSafely)'", obstacle)
      }
      return
    }
    guard ShippedScenes[name] == nil else { return }
    throw Fault(
      at: place ?? .start, .unknownName(name, thing: "scene", known: ShippedScenes.names))
  }

  /// The path of a file that another one names relative to its own folder.
  private func found(
    _ path: String, at place: Place?, in file: String
  ) throws(Fault) -> String {
    let whole = SceneLocation(file).path(of: path)
    if InputFile.isThere(whole) { return whole }
    throw Fault(at: place ?? .start, unreadable: "'\(path.shownSafely)'", .missing)
  }
}

/// A file that another one names, and why it cannot be read.
private struct UnreadableFile: CustomStringConvertible {
  let description: String
}

extension Fault {
  fileprivate init(at place: Place, unreadable name: String, _ fault: StorageFault) {
    let file = UnreadableFile(description: "cannot read \(name): \(fault)")
    self.init(at: place, .specific(Specific(file)))
  }

  /// Whether a file that is named cannot be read.
  var isUnreadableFile: Bool {
    if case .specific(let fault) = reason { fault.facts is UnreadableFile } else { false }
  }
}

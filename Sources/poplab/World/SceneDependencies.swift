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
  /// - Parameter needsNext: whether the scene that follows in a tour has to be there already.
  /// - Throws: ``CommandFailure`` with every name and every file that is not there.
  func dependencies(
    of document: SceneDocument, theme: String? = nil, scheme: String? = nil,
    needsNext: Bool = false
  ) throws -> SceneDependencies {
    var dependencies = SceneDependencies(theme: theme, scheme: scheme)
    var faults: [Fault] = []
    do throws(Fault) {
      if theme == nil { dependencies.theme = try self.theme(of: document) }
    } catch { faults.append(error) }
    do throws(Fault) {
      if scheme == nil { dependencies.scheme = try self.scheme(of: document) }
    } catch { faults.append(error) }
    do throws(Fault) {
      if needsNext { try requireNext(of: document) }
    } catch { faults.append(error) }
    for source in document.scene.sources {
      do throws(Fault) {
        dependencies.texts[source] = try text(source, of: document)
      } catch { faults.append(error) }
    }
    guard faults.isEmpty else { throw failure(faults, in: document.path) }
    return dependencies
  }

  /// Names that are unknown are bad data; where all are files that cannot be read, there is no input.
  private func failure(_ faults: [Fault], in path: String) -> CommandFailure {
    let isUnknown = faults.contains { if case .unknownName = $0.reason { true } else { false } }
    let error = SceneError(path: path, faults: faults.sorted { $0.place < $1.place })
    return CommandFailure(located: "\(error)", status: isUnknown ? .badData : .noInput)
  }

  private func theme(of document: SceneDocument) throws(Fault) -> String? {
    guard let name = document.scene.theme else { return nil }
    let place = document.place(of: "theme") ?? .start
    if case .file(let path) = SceneLocation(name) {
      return try found(path, namedAt: place, in: document)
    }
    if themes.entry(called: name) != nil { return name }
    throw Fault(at: place, .unknownName(name, thing: "theme", known: themes.names))
  }

  private func scheme(of document: SceneDocument) throws(Fault) -> String? {
    guard let name = document.scene.scheme else { return nil }
    let place = document.place(of: "scheme") ?? .start
    if name.isSchemePath { return try found(name, namedAt: place, in: document) }
    let known = SchemeLibrary(themes: themes).names + SchemeName.reserved
    if known.contains(name) { return name }
    throw Fault(at: place, .unknownName(name, thing: "scheme", known: known))
  }

  /// The scene that follows is opened later, by a person who could not help it.
  private func requireNext(of document: SceneDocument) throws(Fault) {
    guard let name = document.scene.task?.next else { return }
    let place = document.place(of: "next", in: "task") ?? .start
    let known = ShippedScenes.all.map(\.name)
    if case .file(let path) = SceneLocation(name) {
      let whole = try found(path, namedAt: place, in: document)
      if let obstacle = InputFile.obstacle(to: whole) {
        throw Fault(at: place, unreadable: "'\(path.shownSafely)'", obstacle)
      }
    } else if !known.contains(name) {
      throw Fault(at: place, .unknownName(name, thing: "scene", known: known))
    }
  }

  /// The path of a file that the scene names relative to its own folder.
  private func found(
    _ path: String, namedAt place: Place, in document: SceneDocument
  ) throws(Fault) -> String {
    let whole = SceneLocation(document.path).path(of: path)
    guard InputFile.isThere(whole) else {
      throw Fault(at: place, unreadable: "'\(path.shownSafely)'", .missing)
    }
    return whole
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

extension Fault {
  fileprivate init(at place: Place, unreadable name: String, _ fault: StorageFault) {
    self.init(at: place, .specific(Specific("cannot read \(name): \(fault)")))
  }
}

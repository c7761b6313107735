import MessageText
import PopoverGeometry
import PopoverScenes

/// Commands that leave the lab, for good or for a while, and the other ways in which it ends.
enum LeavingCommands {
  static let all: [Command<SceneMode>] = [
    Command(
      "suspend", keys: "<C-z>", "suspend poplab (fg resumes it)",
      [.leavesDialOpen, .worksOnAnyScreen, .needsScreen]
    ) { suspend(wholeJob: true, &$1) },
    Command(
      "quit", alias: "q", keys: "q", hint: .vital("quit"), "leave", .worksOnAnyScreen
    ) { quit(&$1) },
    Command("quit!", alias: "q!", "leave without saving", .worksOnAnyScreen) {
      leaveWithoutAsking(&$1)
    },
    Command(
      "interrupt", keys: "<C-c>", "leave as when interrupted, with exit status 130",
      [.leavesDialOpen, .worksOnAnyScreen]
    ) { interrupt(&$1) },
  ]

  /// Nobody knows whether it will be resumed, so changes are stored before.
  static func suspend(wholeJob: Bool, _ lab: inout LabContext) {
    UnsavedChanges.storeAll(&lab)
    lab.ask(.terminal(.suspend(wholeJob: wholeJob)))
  }

  /// Ends the lab. If a scene differs from its file, the first attempt only warns.
  static func quit(_ lab: inout LabContext) {
    let unsaved = unsaved(in: lab)
    guard unsaved.isEmpty || lab.leaving.warning != nil else {
      let things = unsaved.flatMap(\.things).joined(separator: ", ")
      let commands = unsaved.flatMap(\.commands)
      return lab.warn(
        "Not saved: \(things); \(Words.list(commands)) \(commands.count == 1 ? "saves" : "save"), "
          + "quitting again discards the changes")
    }
    leave(&lab)
  }

  /// A warning holds while it is seen, and while a command is chosen to leave; after anything else the user is warned anew.
  static func forgetWarning(_ lab: inout LabContext) {
    guard let warning = lab.leaving.warning, lab.notice != warning,
      !lab.top.has(.choosesCommand)
    else { return }
    lab.leaving.warning = nil
  }

  /// What would be lost, and the commands that save it.
  private static func unsaved(in lab: LabContext) -> [(things: [String], commands: [String])] {
    let files = lab.files
    let others = files.stored.ofFiles.keys.filter { $0 != files.location }.map(\.title)
    let own = files.isUnsaved(lab.edited.scene) ? [files.location.title] : []
    // These would refuse again to write over what somebody else has changed.
    let isChanged = !own.isEmpty && files.all[files.location]?.change != nil
    let write = others.isEmpty ? ":write" : ":write-all"
    let both = others.isEmpty ? [":overwrite"] : [":overwrite", write]
    let recording = lab.recording.file.flatMap { $0.fault == nil ? nil : $0.path.shownSafely }
    let all: [(things: [String], commands: [String])] = [
      (own + others.sorted(), isChanged ? both : [write]),
      (lab.themes.unsavedSchemeTitles, [lab.themes.schemeWritingCommand]),
      (recording.map { ["the recording \($0)"] } ?? [], [":record FILE"]),
    ]
    return all.filter { !$0.things.isEmpty }
  }

  /// Ends the lab. What is shown becomes the last session if it has no file.
  private static func leave(_ lab: inout LabContext) {
    lab.leaving.ending = .quit
    keepSession(&lab)
  }

  /// Ends the lab without asking, even if the session cannot be kept.
  private static func leaveWithoutAsking(_ lab: inout LabContext) {
    lab.leaving.mayLoseSession = true
    leave(&lab)
  }

  /// Stores a changed scene that has no file of its own, as those that come with the program have none. Where the lab has
  /// another one without any name, that is the last session.
  private static func keepSession(_ lab: inout LabContext) {
    let location = lab.reached.location
    guard !location.isFile, let scene = lab.files.unsaved(of: lab.reached) else { return }
    if location == .unnamed || lab.files.stored[.unnamed] != nil {
      return UnsavedChanges.storeChanges(&lab)
    }
    do throws(SceneError) {
      let session = UnsavedScene(
        of: .unnamed, over: nil, try lab.files.content(of: scene, at: location))
      lab.ask(.world(.scene(.storeSession(session, insteadOf: location))))
    } catch {
      UnsavedChanges.reportFailure(location, .scene(error), &lab)
    }
  }

  /// Stores changes and ends the lab. If a file lacks them, the first attempt only says where they are kept.
  private static func interrupt(_ lab: inout LabContext) {
    UnsavedChanges.storeAll(&lab)
    if let changed = changedFiles(lab).first, !lab.leaving.hasToldWhereKept {
      lab.leaving.hasToldWhereKept = true
      lab.leaving.mayLoseSession = lab.leaving.mayLoseSession || changed == lab.files.location
      lab.ask(.world(.scene(.locateStored(changed))))
    } else if let colors = fateOfColors(lab), !lab.leaving.hasToldWhereKept {
      lab.leaving.hasToldWhereKept = true
      lab.refuse("\(lab.key(for: "interrupt")) again leaves; \(colors)")
    } else {
      lab.leaving.ending = .interrupted
    }
  }

  /// - Parameter path: the file for the changes; `nil` if there is none. They are in it unless storing them has failed.
  static func tellWhereKept(_ location: SceneLocation, _ path: String?, _ lab: inout LabContext) {
    let file = lab.files.stored.failed.contains(location) ? nil : path
    let place = file.map { "in \($0.shownSafely)" }
    guard lab.leaving.ending == nil else {
      return lab.refuse(
        "Changes of \(location.title) \(place.map { "are kept \($0)" } ?? "are lost")")
    }
    // What would be lost comes first, as the end of a long line is not seen.
    let colors = fateOfColors(lab).map { "; \($0)" } ?? ""
    let kept = changedFiles(lab).filter { !lab.files.stored.failed.contains($0) }
    let changes = place.map { words(of: kept, keptIn: $0) }
    lab.refuse(
      "\(lab.key(for: "interrupt")) again leaves\(colors); changes of "
        + (changes ?? "\(location.title) would be lost; :write saves them"))
  }

  /// - Parameter place: where those of the first file are kept.
  private static func words(of files: [SceneLocation], keptIn place: String) -> String {
    let titles = files.map(\.title)
    let which = titles.count > 1 ? ", those of \(titles[0])" : ""
    return "\(Words.list(titles)) are kept\(which) \(place)"
  }

  /// The files from which their scenes differ, that of the scene that is shown first.
  private static func changedFiles(_ lab: LabContext) -> [SceneLocation] {
    let shown = lab.files.location
    return lab.files.stored.ofFiles.keys.sorted {
      ($0 == shown ? 0 : 1, $0.title) < ($1 == shown ? 0 : 1, $1.title)
    }
  }

  /// The colours that no file has; `nil` if there are none.
  private static func tunedColors(_ lab: LabContext) -> String? {
    let schemes = lab.themes.unsavedSchemes.map(\.shownSafely)
    return schemes.isEmpty ? nil : "the tuned colours of \(Words.list(schemes))"
  }

  private static let areKept = "are kept, :recover brings them back"

  /// Whether another lab can recover them.
  private static func keepsColors(_ lab: LabContext) -> Bool {
    lab.files.stored.keepsSession && lab.files.stored.colors.fault == nil
  }

  /// What becomes of them when the lab is interrupted; `nil` if there are none.
  private static func fateOfColors(_ lab: LabContext) -> String? {
    tunedColors(lab).map { colors in
      keepsColors(lab)
        ? "\(colors) \(areKept)"
        : "\(colors) would be lost, \(lab.themes.schemeWritingCommand) saves them"
    }
  }

  /// Ends the lab with all that is stored of it, and says where that of files is.
  static func leaveKeepingChanges(_ lab: inout LabContext) {
    if lab.files.location.isFile {
      UnsavedChanges.storeAll(&lab)
    } else {
      keepSession(&lab)
      UnsavedChanges.storeAgain(lab.files.stored.ofFiles, &lab)
    }
    // Nobody is there any more who could be asked.
    (lab.leaving.ending, lab.leaving.mayLoseSession) = (.quit, true)
    for location in lab.files.stored.ofFiles.keys.sorted(by: { $0.title < $1.title }) {
      lab.ask(.world(.scene(.locateStored(location))))
    }
    UnsavedChanges.storeColors(&lab)
    guard let colors = tunedColors(lab) else { return }
    let fate = keepsColors(lab) ? areKept : "are lost"
    lab.refuse("\(colors) \(fate)".capitalizedFirst)
  }
}

import CellCanvas
import Foundation
import MessageText
import PopoverLab
import PopoverReports
import PopoverScenes

/// Scenes that are checked one after the other, on all processors, and reported in their order. What is kept of a scene is
/// its result alone.
struct CheckRun {
  private let library = SceneLibrary()
  private let stages: StageChoice
  private let sweeps: Bool
  private let form: CheckForm
  private let junit: String?
  private var report: CheckReportWriter
  private var xml = JUnitReport()
  private var failure: ExitStatus?

  init(stages: StageChoice, sweeps: Bool, form: CheckForm, junit: String?) {
    (self.stages, self.sweeps, self.form, self.junit) = (stages, sweeps, form, junit)
    report = CheckReportWriter(form: form)
  }

  /// The status of the first scene or picture that could not be looked at, else 1 if a check fails.
  var status: Int32? { failure?.rawValue ?? (report.passes ? nil : 1) }

  mutating func check(_ scenes: [String]) throws {
    _ = try scenes.mapWithProgress("scenes") { try check($0) }
    try StandardOutput.write(report.end)
    if let junit { try OutputFile.write(Array(xml.text.utf8), to: junit) }
  }

  private mutating func check(_ scene: String) throws {
    do {
      let document = try library.document(scene)
      let kept = try library.keptPictures(of: document)
      if kept.values.contains(where: { $0.fault != nil }) { failure = failure ?? .badData }
      let stages = try stages.stages(of: document, in: library)
      let sweeps = sweeps
      let reports = stages.concurrentMap { stage, words in
        CheckReport(document, CheckResult.all(on: stage, pictures: kept), combination: words)
      }
      for (checked, (stage, _)) in zip(reports, stages) {
        var checked = checked
        if sweeps { checked.add(Sweeping.results(of: stage)) }
        try write(.checked(checked))
      }
    } catch let error as CommandFailure where error.status != .inputOutput {
      failure = failure ?? error.status
      let messages = error.text.split(separator: "\n").map(String.init)
      try write(.unreadable(path: scene, messages: messages))
      if form != .json { StandardError.write(error.text + "\n") }
    }
  }

  private mutating func write(_ outcome: CheckOutcome) throws {
    try StandardOutput.write(try report.text(of: outcome))
    if junit != nil { xml.add(outcome) }
  }
}

/// The sweeps of a scene as results of checks.
private enum Sweeping {
  static func results(of stage: SceneStage) -> [CheckResult] {
    SceneSweep.all(of: stage).map { sweep in
      let findings = Array(0..<sweep.places.height).concurrentMap(sweep.finding(inRow:))
      let finding = findings.lazy.compactMap(\.self).first
      return CheckResult(sweep, finding?.smallest())
    }
  }
}

/// Writes the pictures that checks name.
struct PictureUpdate {
  let stages: StageChoice
  private let library = SceneLibrary()

  init(stages: StageChoice) { self.stages = stages }

  private var status: ExitStatus?

  /// - Returns: the status of pictures that were not written, so that nothing is lost.
  /// - Throws: ``CommandFailure`` if a scene is no file that can be read, or a picture cannot be written.
  mutating func run(_ scenes: [String]) throws -> ExitStatus? {
    for scene in scenes { try update(scene) }
    return status
  }

  private mutating func update(_ name: String) throws {
    let document = try library.document(name)
    let kept = try library.keptPictures(of: document)
    guard let stage = try stages.stages(of: document, in: library).first?.stage else { return }
    let pictures = stage.checkedPictures
    if pictures.isEmpty { try StandardOutput.write("\(name.shownSafely): no picture is named\n") }
    for (path, canvas) in pictures {
      let change = PictureChange(from: kept[path] ?? .missing, to: canvas)
      if case .unreadable = kept[path] { status = .badData }
      if let text = change.newText {
        try OutputFile.check(path, holds: "screen", "a picture of screen format")
        try OutputFile.write(Array(text.utf8), to: SceneLocation(document.path).path(of: path))
      }
      try StandardOutput.write("\(path.shownSafely): \(change.words)\n")
    }
  }
}

extension SceneLibrary {
  /// What the files hold that the checks of a scene name as pictures, relative to the scene.
  func keptPictures(of document: SceneDocument) throws -> [String: KeptPicture] {
    let paths = document.scene.checks.compactMap(\.picture)
    return Dictionary(paths.map { ($0, keptPicture($0, beside: document.path)) }) { first, _ in
      first
    }
  }

  private func keptPicture(_ path: String, beside scene: String) -> KeptPicture {
    do throws(StorageFault) {
      return KeptPicture(try InputFile.contents(of: SceneLocation(scene).path(of: path)))
    } catch {
      return error == .missing ? .missing : .unreadable("it cannot be read: \(error)")
    }
  }
}

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
  private let updates: Bool
  private let form: CheckForm
  private let junit: String?
  private var report: CheckReportWriter
  private var xml = JUnitReport()
  private var failure: ExitStatus?
  /// What the pictures hold that were written, by their full paths.
  private var written: [String: ContentFingerprint] = [:]

  /// Why nothing more is printed.
  private var unprinted: UnwrittenOutput?

  /// - Parameter updates: whether the pictures that checks name are written before they are compared with.
  init(stages: StageChoice, sweeps: Bool, updates: Bool, form: CheckForm, junit: String?) {
    (self.stages, self.sweeps, self.updates) = (stages, sweeps, updates)
    (self.form, self.junit) = (form, junit)
    report = CheckReportWriter(form: form)
  }

  /// The status of the first scene or picture that could not be looked at, else 1 if a check fails.
  var status: Int32? { failure?.rawValue ?? (report.passes ? nil : 1) }

  mutating func check(_ scenes: [String]) throws {
    try stages.check(in: library)
    _ = try scenes.mapWithProgress("scenes") { try check($0) }
    try print(report.end)
    if let junit { try OutputFile.write(Array(xml.text.utf8), to: junit) }
    try unprinted?.end()
  }

  /// Prints a text. Where that fails, the report in a file is written all the same.
  private mutating func print(_ text: String) throws {
    guard junit != nil else { return try StandardOutput.write(text) }
    guard unprinted == nil else { return }
    do { try StandardOutput.writeOrFail(Array(text.utf8)) } catch { unprinted = error }
  }

  private mutating func check(_ scene: String) throws {
    do {
      let document = try library.document(scene)
      defer { library.noteKeptPictures(of: document) }
      let stages = try stages.stages(of: document, in: library)
      let kept = try pictures(of: document, on: stages.first?.stage)
      if kept.values.contains(where: { $0.fault != nil }) { failure = failure ?? .badData }
      let sweeps = sweeps
      let reports = stages.concurrentMap { stage, words in
        CheckReport(document, CheckResult.all(on: stage, pictures: kept), combination: words)
      }
      for (checked, (stage, _)) in zip(reports, stages) {
        var checked = checked
        for sweep in sweeps ? SceneSweep.all(of: stage) : [] {
          checked.add(sweep.result, ofAnchor: sweep.anchorName, in: document)
        }
        try write(.checked(checked))
      }
    } catch let error as CommandFailure where error.status != .inputOutput {
      failure = failure ?? error.status
      let other = [FileFault(path: scene, message: error.message)]
      try write(.unreadable(path: scene, error.faults.isEmpty ? other : error.faults))
      if form != .json { StandardError.write(error.text + "\n") }
    }
  }

  /// The pictures that checks name as they are in their files, which are written before if that is asked for.
  private mutating func pictures(
    of document: SceneDocument, on stage: SceneStage?
  ) throws -> [String: KeptPicture] {
    let kept = library.keptPictures(of: document)
    guard updates, let stage else { return kept }
    var update = PictureUpdate(of: document, kept, after: written)
    let words = try update.write(stage.checkedPictures)
    written = update.written
    if form == .text { try print(words) } else { StandardError.write(words) }
    for fault in update.failures {
      failure = failure ?? fault.status
      StandardError.write(fault.text + "\n")
    }
    return update.pictures
  }

  private mutating func write(_ outcome: CheckOutcome) throws {
    try print(try report.text(of: outcome))
    if junit != nil { xml.add(outcome) }
  }
}

extension SceneSweep {
  /// The result of the sweep, as that of a check.
  fileprivate var result: CheckResult {
    let findings = Array(0..<places.height).concurrentMapWithProgress("rows", finding(inRow:))
    return CheckResult(self, findings.lazy.compactMap(\.self).first?.smallest())
  }
}

import PopoverScenes

// Tuned colours belong to no scene: all of a lab are stored together, in a file of their own.
extension UnsavedChanges {
  /// Stores them if they were changed, or could not be stored before; what was saved is removed.
  static func storeColors(_ lab: inout LabContext) {
    let (stored, tunings) = (lab.files.stored.colors, lab.unsavedTunings)
    guard lab.files.stored.keepsSession, tunings != stored.tunings || stored.fault != nil else {
      return
    }
    if tunings.isEmpty { return removeColors(&lab, leavingRecovered: true) }
    lab.files.stored.colors.tunings = tunings
    lab.ask(.world(.scene(.storeColors(UnsavedColors(tunings.mapValues(\.colors))))))
  }

  /// Removes what is stored of them. A script did not make those that it has recovered.
  ///
  /// - Parameter leavingRecovered: whether those that were recovered, which is undone, can be recovered again.
  static func removeColors(_ lab: inout LabContext, leavingRecovered: Bool = false) {
    let stored = lab.files.stored.colors
    guard lab.files.stored.keepsSession, !stored.tunings.isEmpty else { return }
    lab.files.stored.colors = StoredColors()
    let isLeft = leavingRecovered && stored.isRecovered
    lab.ask(.world(.scene(isLeft ? .leaveColors : .forgetColors)))
  }

  /// Reports that they cannot be stored, which is tried again with the next changes and at the end.
  static func noteColors(_ fault: SceneFileFault?, _ lab: inout LabContext) {
    let isNew = lab.files.stored.colors.fault == nil
    lab.files.stored.colors.fault = fault
    // Without the folder nothing is stored, which is a fault only where the user was told that it is.
    let isOfFolder = fault == .file(.missing) && !lab.leaving.hasToldWhereKept
    guard isNew, !isOfFolder, let fault else { return }
    lab.refuse(
      "Cannot keep the tuned colours: \(fault.reason); \(lab.themes.schemeWritingCommand) saves them"
    )
  }
}

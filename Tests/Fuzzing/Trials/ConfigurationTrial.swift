import AnnotatedYAML
import PopoverLab

/// What must hold for any bytes that are given as the user's file.
package enum ConfigurationTrial {
  private static let table: KeyTable<[KeyChange]> = [
    "keys": .init(.named(.text)) { $0 = KeyChange.all(in: $1, &$2) }
  ]

  /// Its keys, which are the lab's; the rest is the program's, whose tests ask for it by its own table.
  static func complaint(about bytes: [UInt8]) -> String? {
    var changes: [KeyChange] = []
    if let wrong = complaint(about: bytes, into: &changes, by: table) { return wrong }
    return changes.lazy.compactMap { KeysTrial.complaint(about: $0.keys) }.first
  }

  /// What is wrong with how a table of keys reads these bytes: every fault is told in a line that begins with its place.
  package static func complaint<Setup>(
    about bytes: [UInt8], into setup: inout Setup, by table: KeyTable<Setup>
  ) -> String? {
    let document = DocumentReader().read(bytes)
    var faults = document.faults
    document.root?.read(into: &setup, by: table, &faults)
    let messages = document.faultsToReport(of: faults).map { $0.message(path: "c.yaml") }
    return messages.first { !$0.isOneCleanLine || !$0.hasPlace }
      .map { "not one clean line with a place: \($0)" }
  }
}

import AnnotatedYAML
import PopoverLab

/// What must hold for any bytes that are given as the user's file of keys.
enum ConfigurationTrial {
  private static let table: KeyTable<[KeyChange]> = [
    "keys": .init(.named(.text)) { $0 = KeyChange.all(in: $1, &$2) }
  ]

  static func complaint(about bytes: [UInt8]) -> String? {
    let document = DocumentReader().read(bytes)
    var (changes, faults) = ([KeyChange](), document.faults)
    document.root?.read(into: &changes, by: table, &faults)
    let messages = document.faultsToReport(of: faults).map { $0.message(path: "c.yaml") }
    if let wrong = messages.first(where: { !$0.isOneCleanLine || !$0.hasPlace }) {
      return "not one clean line with a place: \(wrong)"
    }
    return changes.lazy.compactMap { KeysTrial.complaint(about: $0.keys) }.first
  }
}

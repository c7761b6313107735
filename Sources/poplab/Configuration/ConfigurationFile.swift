import AnnotatedYAML
import Foundation

/// The file with what a user has set up, and what became of reading it.
struct ConfigurationFile {
  /// Its path, whether it is there or not; `nil` where the environment names no home.
  let path: String?
  private(set) var configuration = Configuration()
  /// All that is wrong in it, in the order of the places.
  private(set) var faults: [Fault] = []
  /// Why it cannot be read, although it is there.
  private(set) var obstacle: String?
  private(set) var isThere = false

  /// - Parameter environment: `XDG_CONFIG_HOME`, or else `HOME`, tells where it is.
  init(environment: [String: String]) {
    path = UserFolder.configuration.path(environment).map { $0 + "/config.yaml" }
    guard let path else { return }
    do throws(InputFile.Fault) {
      let bytes = try InputFile.contents(of: path)
      isThere = true
      read(bytes)
    } catch {
      isThere = !error.isMissing
      obstacle = error.isMissing ? nil : error.description
    }
  }

  /// A file that says nothing, as one of comments alone, is well.
  private mutating func read(_ bytes: [UInt8]) {
    let document = DocumentReader().read(bytes)
    guard document.faults.map(\.reason) != [.empty] else { return }
    faults = document.faults
    document.root?.read(into: &configuration, by: Configuration.table, &faults)
    faults = document.telling(faults).sorted { $0.place < $1.place }
  }

  /// Adds a fault that others have found in what is set up.
  mutating func add(_ reason: Fault.Reason, at place: Place) {
    faults.append(Fault(at: place, reason))
    faults.sort { $0.place < $1.place }
  }

  /// - Throws: ``CommandFailure`` with everything that is wrong.
  func check() throws {
    guard let path else { return }
    if let obstacle {
      throw CommandFailure("cannot read '\(path)': \(obstacle)", status: .noInput)
    }
    guard faults.isEmpty else { throw CommandFailure(located: lines.joined(separator: "\n")) }
  }

  /// A line for each fault.
  var lines: [String] { faults.map { $0.message(path: path ?? "") } }
}

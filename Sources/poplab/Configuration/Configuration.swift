import AnnotatedYAML
import CellCanvas
import CursesFront
import Dial
import Foundation
import PopoverGeometry
import PopoverLab

/// What a user has set up for every run.
struct Configuration {
  var keys: [KeyChange] = []
  /// The name of a theme, or the path of its file.
  var theme: Setting<String>?
  /// The name of a colour scheme, or the path of its file.
  var scheme: Setting<String>?
  var color: Setting<ColorChoice>?
  var isASCII: Setting<Bool>?
  var painter: Setting<PainterChoice>?
  var mouse: Setting<MouseChoice>?
  var ambiguousWidth: Setting<AmbiguousWidth>?
  var motion: Setting<MotionSettings>?
  var reducesMotion: Setting<Bool>?
  var dialSignal: Setting<DialBehavior.Signal>?
}

extension Configuration {
  /// Every key of the file.
  static let table: KeyTable<Configuration> = [
    "keys": .init(KeyChange.schema) { $0.keys = KeyChange.all(in: $1, &$2) },
    "theme": .init(.text) { $0.theme = Setting($1.line(&$2), at: $1) },
    "scheme": .init(.text) { $0.scheme = Setting($1.line(&$2), at: $1) },
    "color": .init(.words(of: ColorChoice.self)) {
      $0.color = Setting($1.choice(ColorChoice.self, "choice of colours", &$2), at: $1)
    },
    "ambiguous-width": .init(.whole(1...2)) {
      $0.ambiguousWidth = Setting(
        $1.choice(of: ["1": AmbiguousWidth.one, "2": .two], called: "width", &$2), at: $1)
    },
    "ascii": .init(.flag) { $0.isASCII = Setting($1.flag(&$2), at: $1) },
    "dial-signal": .init(.words(of: DialBehavior.Signal.self)) {
      $0.dialSignal = Setting($1.choice(DialBehavior.Signal.self, "signal", &$2), at: $1)
    },
    "mouse": .init(.words(of: MouseChoice.self)) {
      $0.mouse = Setting($1.choice(MouseChoice.self, "choice", &$2), at: $1)
    },
    "motion": .init(.text) { $0.motion = Setting($1.motion(&$2), at: $1) },
    "reduced-motion": .init(.flag) { $0.reducesMotion = Setting($1.flag(&$2), at: $1) },
    "painter": .init(.words(of: PainterChoice.self)) {
      $0.painter = Setting($1.choice(PainterChoice.self, "painter", &$2), at: $1)
    },
  ]
}

/// The file with what a user has set up, and what became of reading it.
struct ConfigurationFile {
  /// Its path, whether it is there or not; `nil` where the environment names no home.
  let path: String?
  private(set) var configuration = Configuration()
  /// Every fault in it, in the order of the places.
  private(set) var faults: [Fault] = []
  /// Why it cannot be read, although it is there.
  private(set) var obstacle: String?
  private(set) var isThere = false

  /// - Parameter environment: `XDG_CONFIG_HOME`, or else `HOME`, says where it is.
  init(environment: [String: String]) {
    path = UserFolder.configuration.path(environment).map { $0 + "/config.yaml" }
    guard let path else { return }
    do throws(StorageFault) {
      let bytes = try InputFile.contents(of: path)
      isThere = true
      read(bytes)
    } catch {
      isThere = error != .missing
      obstacle = error == .missing ? nil : error.description
    }
  }

  /// A file that says nothing, as one of comments alone, is well.
  private mutating func read(_ bytes: [UInt8]) {
    let document = DocumentReader().read(bytes)
    guard document.faults.map(\.reason) != [.empty] else { return }
    faults = document.faults
    document.root?.read(into: &configuration, by: Configuration.table, &faults)
    faults = document.faultsToReport(of: faults)
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
    guard faults.isEmpty else { throw CommandFailure(faults, in: path) }
  }
}

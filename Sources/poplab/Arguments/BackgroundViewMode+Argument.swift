import ArgumentParser
import ClassicBackgrounds
import PopoverGeometry
import PopoverScenes

extension BackgroundViewMode {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") + "." }

  static func parsed(_ name: String) throws -> BackgroundViewMode {
    do { return try named(name) } catch { throw ValidationError(error.reason + ".") }
  }
}

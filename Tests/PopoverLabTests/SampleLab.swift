import BundledThemes
import CellCanvas
import LabSupport
import PopoverScenes
import PopoverThemes
import Testing

@testable import PopoverLab

extension Lab {
  /// The shipped themes, read once for all tests.
  private static let shippedThemes: [Theme] = {
    let catalog = ThemeCatalog(BundledThemes.all)
    return catalog.names.compactMap { try? catalog.theme(named: $0) }
  }()

  /// A lab with the shipped themes, on a usual screen.
  static func sample(
    size: CellSize = CellSize(width: 80, height: 24), theme: String = "rounded",
    display: DisplayOptions = DisplayOptions(), keyMap: KeyMap = .standard
  ) -> Lab {
    let first = shippedThemes.first { $0.name == theme } ?? Theme(name: "none")
    return Lab(
      size: size, themes: ThemeCollection(first: first, others: shippedThemes), display: display,
      keyMap: keyMap)
  }

  var container: CellRect { context.container }
  var placedPopover: PlacedPopover? { context.placedPopover }

  /// The same lab with an empty history of commands.
  var withoutCommands: Lab {
    var lab = self
    lab.context.commandHistory = CommandHistory()
    return lab
  }
}

/// A lab after these keys, which has left its first screen behind.
func press(_ script: String, on lab: Lab = .sample()) throws -> Lab {
  var lab = lab
  lab.context.isFresh = false
  for key in try KeyScript(script).keys { lab.press(key) }
  return lab
}

/// The list of settings with one of them selected, and after these keys.
func list(_ name: String, _ keys: String = "", on lab: Lab = .sample()) throws -> Lab {
  var lab = try press(",", on: lab)
  let index = SettingTable(lab.context).all.firstIndex { $0.name == name }
  for _ in 0..<(try #require(index, "\(name)")) { lab.press(.character("j")) }
  return try press(keys, on: lab)
}

func setting(_ name: String, _ lab: Lab) throws -> LabSetting {
  try #require(SettingTable(lab.context).all.first { $0.name == name })
}

extension HeadlessWorld {
  /// The requests that do not concern the files of scenes.
  var requestsBesideScenes: [WorldRequest] {
    requests.filter { if case .scene = $0 { false } else { true } }
  }
}

extension Lab {
  var selectedPopover: ScenePopover? { context.edited.popover }
}

/// Why a setting has no effect; `nil` if it may have one.
func obstacle(_ name: String, _ lab: Lab) -> String? {
  SettingFacts.all.first { $0.name == name }?.obstacle(in: lab.context)
}

import BundledThemes
import CellCanvas
import PopoverThemes

@testable import PopoverLab

extension Lab {
  /// A lab with the shipped themes, on a usual screen.
  static func sample(
    size: CellSize = CellSize(width: 80, height: 24), theme: String = "rounded",
    look: LabLook = LabLook()
  ) -> Lab {
    let catalog = ThemeCatalog(BundledThemes.all)
    let themes = catalog.names.compactMap { try? catalog.theme(named: $0) }
    let first = (try? catalog.theme(named: theme)) ?? Theme(name: "none")
    return Lab(size: size, themes: ThemeShelf(first: first, others: themes), look: look)
  }
}

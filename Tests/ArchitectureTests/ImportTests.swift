import Testing

/// The layers: what each target may import, below it in the picture of the article "Architecture".
private let permittedImports: [String: Set<String>] = [
  "MessageText": [],
  "PopoverGeometry": [],
  "CellCanvas": ["PopoverGeometry"],
  "CellPictures": ["CellCanvas", "MessageText", "PopoverGeometry"],
  "Dial": ["CellCanvas", "PopoverGeometry"],
  "PlacementEngines": ["PopoverGeometry"],
  "PlacementRequests": ["CellCanvas", "MessageText", "PlacementEngines", "PopoverGeometry"],
  "AnnotatedYAML": ["CYaml", "MessageText"],
  "ClassicBackgrounds": ["PopoverGeometry"],
  "ColorSchemes": ["AnnotatedYAML", "CellCanvas", "Foundation", "MessageText", "TOMLKit"],
  "PopoverThemes": [
    "AnnotatedYAML", "MessageText", "BundledThemes", "ClassicBackgrounds", "ColorSchemes", "Dial",
    "CellCanvas",
    "PopoverGeometry", "Foundation",
  ],
  "PopoverScenes": [
    "AnnotatedYAML", "MessageText", "PlacementEngines", "PopoverThemes", "Dial", "CellCanvas",
    "CellPictures",
    "PopoverGeometry", "Foundation",
  ],
  "PopoverReports": [
    "AnnotatedYAML", "PlacementRequests", "MessageText", "PopoverScenes", "PlacementEngines",
    "PopoverThemes",
    "ClassicBackgrounds",
    "ColorSchemes", "Dial", "CellCanvas", "CellPictures", "PopoverGeometry", "Foundation",
  ],
  "PopoverLab": [
    "AnnotatedYAML", "MessageText", "PopoverReports", "PopoverScenes", "PlacementEngines",
    "PopoverThemes",
    "ColorSchemes", "Dial", "CellCanvas", "CellPictures", "PopoverGeometry",
  ],
  "CursesFront": ["CCurses", "PopoverLab", "CellCanvas", "PopoverGeometry", "Foundation"],
  "poplab": [
    "AnnotatedYAML", "PlacementRequests", "MessageText", "ArgumentParser", "BundledThemes",
    "CFileAttributes",
    "CellCanvas", "CellPictures",
    "ClassicBackgrounds",
    "ColorSchemes", "CursesFront", "Dial",
    "Foundation",
    "PlacementEngines", "PopoverGeometry", "PopoverLab", "PopoverReports", "PopoverScenes",
    "PopoverThemes", "SystemPackage",
  ],
]

@Suite("The layers")
struct ImportTests {
  @Test func aTargetImportsOnlyWhatLiesBelowIt() throws {
    let files = try SourceFile.all()
    #expect(files.count > 40)
    for file in files {
      let permitted = try #require(permittedImports[file.target], "\(file.path) is in no layer")
      for module in file.imports {
        #expect(permitted.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func noFileIsTwoThings() throws {
    for file in try SourceFile.all() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 300, "\(file.path) has \(lines) lines")
    }
  }
}

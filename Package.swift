// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// Tests are built with the optimized program, as it is delivered; to optimize them too takes longer than it saves, and so
// does it to emit a module, for which nobody waits, before the code: all is checked twice then.
let strictTests =
  strict + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

// What only files and the program need is fetched with their traits alone: who asks for no trait fetches nothing.
let files = TargetDependencyCondition.when(traits: ["Files"])
let program = TargetDependencyCondition.when(traits: ["Program"])
let yams = Target.Dependency.product(name: "Yams", package: "Yams", condition: files)
let tomlKit = Target.Dependency.product(name: "TOMLKit", package: "TOMLKit", condition: files)
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: program)
let systemPackage = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: program)

let package = Package(
  name: "poplab",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "BundledThemes", targets: ["BundledThemes"]),
    .library(name: "PopoverGeometry", targets: ["PopoverGeometry"]),
    .library(name: "CellCanvas", targets: ["CellCanvas"]),
    .library(name: "CellPictures", targets: ["CellPictures"]),
    .library(name: "ClassicBackgrounds", targets: ["ClassicBackgrounds"]),
    .library(name: "ColorSchemes", targets: ["ColorSchemes"]),
    .library(name: "Dial", targets: ["Dial"]),
    .library(name: "PlacementEngines", targets: ["PlacementEngines"]),
    .library(name: "PlacementRequests", targets: ["PlacementRequests"]),
    .library(name: "PopoverThemes", targets: ["PopoverThemes"]),
    .library(name: "PopoverScenes", targets: ["PopoverScenes"]),
    .executable(name: "poplab", targets: ["poplab"]),
  ],
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(
      name: "Files", description: "Themes, schemes and scenes, which are read from YAML and TOML."),
    .trait(
      name: "Program", description: "The program poplab and its tests.", enabledTraits: ["Files"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    .target(name: "MessageText", swiftSettings: strict),
    .target(
      name: "PopoverGeometry", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "ClassicBackgrounds", dependencies: ["PopoverGeometry"], swiftSettings: strict),
    .target(name: "CellCanvas", dependencies: ["PopoverGeometry"], swiftSettings: strict),
    .target(
      name: "CellPictures", dependencies: ["CellCanvas", "MessageText", "PopoverGeometry"],
      swiftSettings: strict),
    .target(name: "Dial", dependencies: ["CellCanvas", "PopoverGeometry"], swiftSettings: strict),
    .target(name: "PlacementEngines", dependencies: ["PopoverGeometry"], swiftSettings: strict),
    .target(
      name: "PlacementRequests",
      dependencies: ["CellCanvas", "MessageText", "PlacementEngines", "PopoverGeometry"],
      swiftSettings: strict),
    // It imports CYaml, the part of Yams that is libyaml.
    .target(
      name: "AnnotatedYAML", dependencies: ["MessageText", yams],
      swiftSettings: strict),
    .target(
      name: "ColorSchemes",
      dependencies: [
        "AnnotatedYAML", "CellCanvas", "MessageText", tomlKit,
      ],
      swiftSettings: strict),
    .target(
      name: "PopoverThemes",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "ClassicBackgrounds", "ColorSchemes", "Dial",
        "CellCanvas", "MessageText", "PopoverGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "BundledThemes", path: "Themes",
      resources: [
        .embedInCode("ascii.yaml"), .embedInCode("brutalist.yaml"), .embedInCode("bubble.yaml"),
        .embedInCode("classic.yaml"), .embedInCode("double.yaml"), .embedInCode("gik.yaml"),
        .embedInCode("gt-black.yaml"), .embedInCode("high-contrast.yaml"),
        .embedInCode("ios7.yaml"), .embedInCode("mb-blue.yaml"), .embedInCode("mb-green.yaml"),
        .embedInCode("mb-red.yaml"), .embedInCode("mb.yaml"), .embedInCode("monochrome.yaml"),
        .embedInCode("okabe-ito.yaml"), .embedInCode("paper.yaml"), .embedInCode("phosphor.yaml"),
        .embedInCode("rounded.yaml"), .embedInCode("tee.yaml"), .embedInCode("tooltip.yaml"),
        .embedInCode("Schemes"),
      ],
      swiftSettings: strict),
    .target(
      name: "PopoverScenes",
      dependencies: [
        "AnnotatedYAML", "PlacementEngines", "PopoverThemes", "Dial", "CellCanvas", "CellPictures",
        "MessageText", "PopoverGeometry",
      ],
      resources: [.embedInCode("Shipped"), .embedInCode("ShippedPages")], swiftSettings: strict),
    .target(
      name: "PopoverReports",
      dependencies: [
        "AnnotatedYAML", "PopoverScenes", "PlacementEngines", "PlacementRequests", "PopoverThemes",
        "ClassicBackgrounds",
        "ColorSchemes", "Dial", "CellCanvas", "CellPictures", "MessageText",
        "PopoverGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "PopoverLab",
      dependencies: [
        "AnnotatedYAML", "PopoverReports", "PopoverScenes", "PlacementEngines", "PopoverThemes",
        "ColorSchemes", "Dial", "CellCanvas", "CellPictures", "MessageText", "PopoverGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "CCurses",
      cSettings: strictC + [
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
        .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
        .define("_XOPEN_SOURCE_EXTENDED", .when(platforms: [.macOS])),
        .define("NCURSES_WIDECHAR", to: "1"),
      ],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CursesFront", dependencies: ["CCurses", "CellCanvas", "PopoverLab"],
      swiftSettings: strict),
    .target(
      name: "CFileAttributes",
      cSettings: strictC + [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "poplab",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "CFileAttributes", "CellCanvas", "CellPictures",
        "ClassicBackgrounds",
        "ColorSchemes", "CursesFront", "Dial", "MessageText", "PlacementEngines",
        "PlacementRequests",
        "PopoverGeometry", "PopoverLab", "PopoverReports", "PopoverScenes", "PopoverThemes",
        argumentParser,
        systemPackage,
      ],
      resources: [.embedInCode("Schemas")], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["CellCanvas", "CellPictures", "PopoverGeometry"],
      path: "Tests/TestSupport", swiftSettings: strictTests),
    .target(
      name: "LabSupport",
      dependencies: ["CellCanvas", "ColorSchemes", "PopoverLab", "PopoverScenes"],
      path: "Tests/LabSupport", swiftSettings: strictTests),
    // What must hold of any bytes that come from outside: libFuzzer asks for it, and so do the tests.
    .target(
      name: "FuzzTrials",
      dependencies: [
        "AnnotatedYAML", "CellCanvas", "CellPictures", "ColorSchemes", "CursesFront", "LabSupport",
        "PlacementRequests", "PopoverGeometry", "PopoverLab", "PopoverScenes", "PopoverThemes",
        "TestSupport",
      ],
      path: "Tests/Fuzzing/Trials", swiftSettings: strictTests),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "BundledThemes", "CellCanvas", "CursesFront", "FuzzTrials", "LabSupport", "PopoverLab",
        "PopoverThemes", "TerminalDriver", "TestSupport",
      ],
      path: "Tests/Fuzzing/Replay", swiftSettings: strictTests),
    .testTarget(
      name: "PopoverGeometryTests", dependencies: ["PopoverGeometry", "TestSupport"],
      swiftSettings: strictTests),
    .testTarget(
      name: "ClassicBackgroundsTests",
      dependencies: ["ClassicBackgrounds", "PopoverGeometry", "TestSupport"],
      swiftSettings: strictTests),
    .testTarget(
      name: "CellCanvasTests", dependencies: ["CellCanvas", "TestSupport"],
      swiftSettings: strictTests),
    .testTarget(
      name: "CellPicturesTests",
      dependencies: ["CellCanvas", "CellPictures", "PopoverGeometry", "TestSupport"],
      swiftSettings: strictTests),
    .testTarget(
      name: "DialTests", dependencies: ["CellCanvas", "Dial", "PopoverGeometry", "TestSupport"],
      swiftSettings: strictTests),
    .testTarget(
      name: "PlacementEnginesTests",
      dependencies: [
        "PlacementEngines", "PlacementRequests", "PopoverGeometry", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "PlacementRequestsTests",
      dependencies: [
        "PlacementEngines", "PlacementRequests", "PopoverGeometry", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "AnnotatedYAMLTests",
      dependencies: ["AnnotatedYAML", "TestSupport", yams],
      swiftSettings: strictTests),
    .testTarget(
      name: "ColorSchemesTests",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "CellCanvas", "ColorSchemes", "FuzzTrials",
        "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "PopoverThemesTests",
      dependencies: [
        "BundledThemes", "CellCanvas", "ColorSchemes", "Dial", "FuzzTrials", "PopoverGeometry",
        "PopoverThemes", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "PopoverScenesTests",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "CellCanvas", "Dial", "FuzzTrials", "PlacementEngines",
        "PopoverGeometry",
        "PopoverReports",
        "PopoverScenes", "PopoverThemes", "TestSupport",
      ],
      exclude: ["Motion/Screens"], swiftSettings: strictTests),
    .testTarget(
      name: "PopoverReportsTests",
      dependencies: [
        "BundledThemes", "CellCanvas", "CellPictures", "ClassicBackgrounds", "PlacementEngines",
        "PopoverGeometry", "PopoverReports", "PopoverScenes", "PopoverThemes", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "PopoverLabTests",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "CellCanvas", "Dial", "FuzzTrials", "LabSupport",
        "PopoverGeometry",
        "PopoverLab", "PopoverReports",
        "PopoverScenes", "PopoverThemes", "TestSupport",
      ],
      exclude: ["Screens"], swiftSettings: strictTests),
    // Scenes from what people have reported of other programs.
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "BundledThemes", "CellCanvas", "PlacementEngines", "PopoverGeometry", "PopoverLab",
        "PopoverReports", "PopoverScenes", "PopoverThemes", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(name: "ArchitectureTests", swiftSettings: strictTests),
    // What the documentation quotes, compiled as somebody else's code: it sees nothing but what is public.
    .testTarget(
      name: "Examples",
      dependencies: [
        "CellCanvas", "PlacementEngines", "PlacementRequests", "PopoverGeometry", "PopoverScenes",
        "PopoverThemes",
      ],
      path: "Tests/Examples", exclude: ["Stranger"], packageAccess: false,
      swiftSettings: strictTests),

    .target(
      name: "CRival", path: "Tests/Benchmarks/CRival", cSettings: strictC,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "CAllocations", path: "Tests/Benchmarks/CAllocations", cSettings: strictC),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CAllocations", "CRival", "PlacementEngines", "PopoverGeometry"],
      path: "Tests/Benchmarks/Benchmarks", packageAccess: false, swiftSettings: strict),

    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["CellCanvas", "CursesFront", "PopoverLab", "TestSupport"],
      path: "Tests/TerminalProbe", swiftSettings: strictTests),
    // A program on a pseudo-terminal, its screen kept by libvterm. The driver is a test target so that
    // nothing but the tests needs libvterm: `swift build` alone never compiles it.
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
      cSettings: strictC + [
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
        .define("_DARWIN_C_SOURCE", .when(platforms: [.macOS])),
      ]),
    .testTarget(
      name: "TerminalDriver",
      dependencies: ["CPseudoTerminal", "CVTerm", "CellCanvas", "PopoverLab"],
      path: "Tests/TerminalDriver", swiftSettings: strictTests),
    .testTarget(
      name: "CursesFrontTests",
      dependencies: [
        "CellCanvas", "CursesFront", "PopoverLab", "TerminalDriver", "TerminalProbe", "TestSupport",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "PoplabTests",
      dependencies: [
        "AnnotatedYAML", "BundledThemes", "CPseudoTerminal", "CellCanvas", "CellPictures", "Dial",
        "FuzzTrials", "LabSupport",
        "PopoverLab", "PopoverReports", "PopoverScenes", "PopoverThemes", "TerminalDriver",
        "TestSupport",
        "poplab",
        systemPackage,
      ],
      swiftSettings: strictTests),
  ]
)

// libFuzzer brings its own `main`, so that the fuzzer is there only where `.ci/fuzz` asks for it. A package of its own
// would not see the readers that are no one else's.
if Context.environment["POPLAB_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTrials"], path: "Tests/Fuzzing/Fuzzer",
      swiftSettings: strict))
}

// swift-tools-version: 6.2

import PackageDescription

// Fuzzers for what reads files. From the top of the package:
//
//   cd Tests/Fuzzing
//   swift build -c release --sanitize=fuzzer --product ThemeFuzzer
//   mkdir -p .build/found
//   SWIFT_BACKTRACE=enable=no .build/release/ThemeFuzzer -max_total_time=60 -timeout=10 \
//     -max_len=4096 -dict=theme.dict -artifact_prefix=.build/ .build/found Corpus ../../Themes
//
// The others are SceneFuzzer, with scene.dict, SceneCorpus and ../../Sources/PopoverScenes/Shipped;
// ANSIFuzzer, with ANSICorpus; ScreenFuzzer, with ScreenCorpus; and SchemeFuzzer, with SchemeCorpus.
//
// An input that breaks something goes into the corpus with a telling name; the tests of PopoverThemes,
// PopoverScenes, CellPictures and ColorSchemes replay these folders. The parts that are shared with these tests are links to their files.
//
// Play scripts are read by the program's own modules, which no other package sees, so that they have no fuzzer here: the
// tests of PopoverLab replay ScriptCorpus, and change its files at random.
let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "poplab", path: "../..")],
  targets: [
    .executableTarget(
      name: "ThemeFuzzer",
      dependencies: [
        .product(name: "CellCanvas", package: "poplab"),
        .product(name: "PopoverGeometry", package: "poplab"),
        .product(name: "PopoverThemes", package: "poplab"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SceneFuzzer",
      dependencies: [
        .product(name: "CellCanvas", package: "poplab"),
        .product(name: "PopoverScenes", package: "poplab"),
        .product(name: "PopoverThemes", package: "poplab"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SchemeFuzzer",
      dependencies: [.product(name: "ColorSchemes", package: "poplab")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ScreenFuzzer",
      dependencies: [
        .product(name: "CellCanvas", package: "poplab"),
        .product(name: "CellPictures", package: "poplab"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ANSIFuzzer",
      dependencies: [
        .product(name: "CellCanvas", package: "poplab"),
        .product(name: "PopoverScenes", package: "poplab"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)

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
// An input that breaks something goes into Corpus with a telling name; the tests of PopoverThemes replay
// that folder. The parts that are shared with these tests are links to their files.
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
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "poplab", path: "../..")],
  targets: [
    .target(
      name: "CRival", cSettings: strictC,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CAllocations", cSettings: strictC),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "CRival", .product(name: "PlacementEngines", package: "poplab"),
        .product(name: "PopoverGeometry", package: "poplab"),
      ],
      swiftSettings: strict),
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "poplab",
  products: [
    .library(name: "PopoverGeometry", targets: ["PopoverGeometry"]),
    .library(name: "CellCanvas", targets: ["CellCanvas"]),
  ],
  targets: [
    .target(name: "PopoverGeometry", swiftSettings: strict),
    .target(name: "CellCanvas", dependencies: ["PopoverGeometry"], swiftSettings: strict),
    .target(
      name: "PopoverLab", dependencies: ["CellCanvas", "PopoverGeometry"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["PopoverGeometry"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "PopoverGeometryTests", dependencies: ["PopoverGeometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "CellCanvasTests", dependencies: ["CellCanvas"], swiftSettings: strict),
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "poplab",
  products: [
    .library(name: "PopoverGeometry", targets: ["PopoverGeometry"]),
    .library(name: "CellCanvas", targets: ["CellCanvas"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "PopoverGeometry", swiftSettings: strict),
    .target(name: "CellCanvas", dependencies: ["PopoverGeometry"], swiftSettings: strict),
    .target(
      name: "PopoverLab", dependencies: ["CellCanvas", "PopoverGeometry"], swiftSettings: strict),
  ]
)

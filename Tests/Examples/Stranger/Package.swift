// swift-tools-version: 6.2

// A package that has nothing but PopoverGeometry of poplab. It asks for no trait, so that it fetches nothing else.

import PackageDescription

let package = Package(
  name: "stranger",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "poplab", path: "../../..", traits: [])
  ],
  targets: ["Cells", "Points"].map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "PopoverGeometry", package: "poplab")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  }
)

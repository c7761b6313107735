// swift-tools-version: 6.2

// A package that has nothing but the geometry and the requests of poplab. It asks for no trait, so that it fetches
// nothing else.

import PackageDescription

let package = Package(
  name: "stranger",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "poplab", path: "../../..", traits: [])
  ],
  targets: [
    ("Cells", "PopoverGeometry"), ("Points", "PopoverGeometry"), ("Lines", "PlacementRequests"),
  ].map { name, product in
    .executableTarget(
      name: name, dependencies: [.product(name: product, package: "poplab")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  }
)

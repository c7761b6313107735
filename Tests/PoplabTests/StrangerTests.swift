import Foundation
import TestSupport
import Testing

/// A package of somebody else that depends on this one, as the README tells. It asks for no trait, and fetches nothing.
@Suite(.serialized) struct StrangerTests {
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let example = checkout.appendingPathComponent("Tests/Examples/Stranger")
  private static let targets = ["Cells", "Points", "Lines"]

  private let folder = TemporaryFolder()

  @Test func aPackageBesideTheCheckoutPrintsWhatTheReadmeShows() throws {
    try check(#".package(name: "poplab", path: "\#(Self.checkout.path)", traits: [])"#, pins: 0)
  }

  @Test func aPackageThatNamesATagPrintsWhatTheReadmeShows() throws {
    let repository = try taggedRepository("0.2.0")
    try check(#".package(url: "file://\#(repository)", from: "0.2.0", traits: [])"#, pins: 1)
  }

  /// - Parameter pins: how many packages are fetched, this one counted.
  private func check(_ dependency: String, pins: Int) throws {
    let package = try copyOfExample(dependency: dependency)
    for target in Self.targets {
      let output = try run("swift", ["run", "--quiet", target], in: package)
      #expect(output == (try Self.outputInReadme(of: target)), "\(target)")
    }
    let resolved = package.appendingPathComponent("Package.resolved")
    let text = (try? String(contentsOf: resolved, encoding: .utf8)) ?? ""
    #expect(text.components(separatedBy: #""identity" :"#).count - 1 == pins)
  }

  private func copyOfExample(dependency: String) throws -> URL {
    let package = URL(fileURLWithPath: try folder.makeFolder("stranger"))
    try FileManager.default.copyItem(
      at: Self.example.appendingPathComponent("Sources"),
      to: package.appendingPathComponent("Sources"))
    let manifest = try String(
      contentsOf: Self.example.appendingPathComponent("Package.swift"), encoding: .utf8)
    let byPath = #".package(name: "poplab", path: "../../..", traits: [])"#
    try #require(manifest.contains(byPath))
    try folder.write(
      manifest.replacing(byPath, with: dependency), to: "stranger/Package.swift")
    return package
  }

  /// A repository of its own that has the files of the checkout under a tag.
  private func taggedRepository(_ tag: String) throws -> String {
    let repository = folder.path(of: "poplab")
    let git = { (arguments: [String]) in
      _ = try run(
        "git",
        [
          "--git-dir=\(repository)", "--work-tree=\(Self.checkout.path)", "-c", "user.name=a",
          "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        ] + arguments, in: Self.checkout)
    }
    try git(["init", "--quiet"])
    try git(["add", "--", "Package.swift", "Sources", "Tests/Examples", "Themes"])
    try git(["commit", "--quiet", "--message", "all"])
    try git(["tag", tag])
    return repository
  }

  /// The block behind the one that has the source of a target.
  private static func outputInReadme(of target: String) throws -> String {
    let readme = try String(
      contentsOf: checkout.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: example.appendingPathComponent("Sources/\(target)/main.swift"), encoding: .utf8)
    let rest = try #require(readme.range(of: "```swift\n\(source)```\n"), "\(target)").upperBound
    let blocks = readme[rest...].components(separatedBy: "```\n")
    return try #require(blocks.dropFirst().first)
  }

  private func run(_ command: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command) \(arguments)")
    return String(decoding: printed, as: UTF8.self)
  }
}

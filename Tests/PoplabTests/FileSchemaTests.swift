import AnnotatedYAML
import BundledThemes
import Foundation
import PopoverScenes
import TestSupport
import Testing

/// Editors are told of files by schemas that are made from the tables by which the files are read.
@Suite("Schemas of files")
struct FileSchemaTests {
  private static func schema(_ name: String) throws -> JSONSchema {
    let printed = try BuiltProgram.run("poplab", ["schema", name])
    #expect(printed.status == 0)
    return JSONSchema(try JSONValue(parsing: Data(printed.output.utf8)))
  }

  private static func faults(_ bytes: [UInt8], _ schema: JSONSchema) throws -> [String] {
    schema.faults(of: DocumentReader().read(bytes).root.map(JSONValue.init) ?? .null)
  }

  @Test func shippedScenesAreValid() throws {
    let schema = try Self.schema("scene")
    for (name, source) in ShippedScenes.all {
      #expect(try Self.faults(source, schema) == [], "\(name)")
    }
  }

  /// Whatever the reader takes without a fault is valid too.
  @Test func scenesOfTheFuzzersAreValid() throws {
    let schema = try Self.schema("scene")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpora/scene")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var read = 0
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard (try? SceneDocument(bytes, path: file.lastPathComponent)) != nil else { continue }
      read += 1
      let faults = try Self.faults(bytes, schema)
      #expect(faults.isEmpty, "\(file.lastPathComponent): \(faults)")
    }
    #expect(read >= 10)
  }

  @Test func shippedThemesAreValid() throws {
    let schema = try Self.schema("theme")
    for (name, source) in BundledThemes.all {
      #expect(try Self.faults(source, schema) == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("scene", "version: 1\nanchors: { a: { x: -3, at: top-left } }", true),
    ("scene", "anchors: { a: { rects: [[1, 2, 3, 4]] } }\nmargins: [1, 2]", true),
    (
      "scene",
      "popovers: { p: { anchor: a, size: 20x6, permitted: [up, left], menu: [a, { label: b }] } }",
      true
    ),
    ("scene", "reserved: { bottom: 3 }\npage: { text: here }\nscreen: real", true),
    ("scene", "version: 2", false), ("scene", "anchor: { a: { x: 1 } }", false),
    ("scene", "anchors: { a: { x: 1.5 } }", false), ("scene", "anchors: [a]", false),
    ("scene", "anchors: { a: { rects: [] } }", false), ("scene", "margins: [1, 2, 3]", false),
    ("scene", "reserved: { bottom: -1 }", false), ("scene", "screen: 80", false),
    ("scene", "popovers: { p: { permitted: [over] } }", false),
    ("theme", "border: rounded\nshadow: { side: right, dim: 40 }", true),
    ("theme", "styles: { fill: { background: [red, blue] } }", true),
    ("theme", "padding: { left: 65 }", false), ("theme", "borders: rounded", false),
    ("theme", "shadow: { side: up }", false), ("theme", "styles: { fil: {} }", false),
    ("theme", "kinds: [round]", false), ("theme", "backdrop: 101", false),
    (
      "config",
      "theme: paper\npainter: curses\nkeys: { quit: x, undo: [R, Z] }\nambiguous-width: 2", true
    ),
    ("config", "color: 256", true), ("config", "color: \"256\"", true),
    ("config", "color: 255", false), ("config", "# All as it is.", true),
    ("scene", "# Nothing.", false),
    ("config", "painter: ncurses", false), ("config", "ascii: maybe", false),
    ("config", "colour: auto", false),
    ("script", "size: 80x24\nsteps: [{ keys: llj, wait: 0.5 }, { expect: { side: above } }]", true),
    ("script", "steps: [{ press: l }]", false), ("script", "steps: { keys: l }", false),
    ("script", "size: 80x24", false),
  ])
  func faultsOfStructureAreFound(schema: String, file: String, isValid: Bool) throws {
    let faults = try Self.faults(Array(file.utf8), Self.schema(schema))
    #expect(faults.isEmpty == isValid, "\(faults)")
  }
}

extension JSONValue {
  /// A node as readers of YAML have it that tell numbers and flags from texts.
  fileprivate init(_ node: SourceNode) {
    switch node.content {
    case .text("true"): self = .flag(true)
    case .text("false"): self = .flag(false)
    case .text(let text): self = Double(text).map { .number($0) } ?? .text(text)
    case .list(let nodes): self = .list(nodes.map { JSONValue($0) })
    case .mapping(let entries):
      let members = entries.map { ($0.key, JSONValue($0.value)) }
      self = .object(Dictionary(members) { $1 })
    }
  }
}

import AnnotatedYAML
import BundledThemes
import ColorSchemes
import Foundation
import PopoverScenes
import PopoverThemes
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
    try Self.expectValid("scene", least: 10) { try SceneDocument($0, path: $1) }
  }

  @Test func themesOfTheFuzzersAreValid() throws {
    let reader = ThemeCatalog.shipped.reader
    try Self.expectValid("theme", least: 5) { try reader.theme(ThemeSource(path: $1, bytes: $0)) }
  }

  private static func expectValid<File>(
    _ kind: String, least: Int, reading read: ([UInt8], String) throws -> File
  ) throws {
    let schema = try schema(kind)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpora/\(kind)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard (try? read(bytes, file.lastPathComponent)) != nil else { continue }
      count += 1
      let faults = try faults(bytes, schema)
      #expect(faults.isEmpty, "\(file.lastPathComponent): \(faults)")
    }
    #expect(count >= least)
  }

  /// A theme has names in its palette that may be those of base16; the reader of schemes knows a theme by its other keys.
  @Test func aFileWithAnyKeyOfThemesIsNoScheme() throws {
    let keys = if case .mapping(let keys) = Theme.fileSchema { keys } else { [ValueSchema.Key]() }
    #expect(keys.count > 20)
    for key in keys.map(\.name) where !["name", "author", "palette"].contains(key) {
      let file = "palette: { base03: '#111111' }\n\(key): { a: b }\n"
      #expect(SchemeFormat.detected(in: Array(file.utf8)) == nil, "\(key)")
    }
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

extension FileSchemaTests {
  private static let valid = [
    "border: ┌─┐│┘─└│", "border: rounded", "border: [a, b, c, d, e, f, g, h]", "border: 12345678",
    "border: [+-+, '| |', +-+]", "border: [ab, cd, ef, gh]", "border: e\u{301}------x",
    "arrow: { up: /\\, left: [/, '\\'] }", "content-frame: none", "shadow: { glyph: 3 }",
    "shadow: { glyph: [░] }", "shadow: { glyph: ~ }", "shadow: { glyph: '~' }", "name: 12",
    "name: ' a '", "name: true", "author:", "summary: 1.5", "low-contrast: on purpose",
    "low-contrast: Отчёт", "low-contrast: 1e3", "background: [+-+, '| |', +-+]",
    "background: [111, 1 1, 111]", "background: none", "ascii: { background: none }",
    "palette: { a: '#fff', b: '#A0b1C2', c: 255, d: bright-red, e: '+07', f: '-0', on: standard }",
    "palette: { on: 1, no ne: 2, 300: 3 }\nstyles: { page: { foreground: 300, background: no ne } }",
    "scheme: { accent: ansi.15, page: base0d, text: url_color, dim: Link Color, heading: true }",
    "images: {up: ['   ╱╲   ', '╭─╯  ╰─╮', '│      │', '╰──────╯'], hole: x}",
  ]

  private static let invalid = [
    "border: rouned", "border: ┌─┐│┘─└", "border: ┌─┐│┘─└│x", "border: [a, b, c, d, e, f, g]",
    "border: |\n  +-+\n  | |\n  +-+", "border: [+-+, '| |']", "border: ''", "content-frame: '-'",
    "arrow: { up: [] }", "arrow: { up: [''] }", "arrow: { up: [a, b, c, d, e, f, g, h, i] }",
    "join: { up: '' }", "shadow: { glyph: ab }", "shadow: { glyph: '' }", "shadow: { glyph: '10' }",
    "background: { art: [+-+, '| |', +-+], hole: ─│ }",
    "background: ''", "background: []", "images: { up: [] }", "images: { hole: '' }", "name: ''",
    "name: ' '", "name: \"a\\nb\"", "author: \"a\\nb\"", "inherits: ''", "low-contrast: ''",
    "low-contrast: true", "low-contrast: '12'", "palette: { a: nosuch }", "palette: { a: '' }",
    "palette: { a: 256 }", "palette: { a: '256' }", "palette: { a: '#ffff' }", "palette: { a: ~ }",
    "styles: { page: { foreground: '#ggg' } }", "styles: { fill: { background: [red, '#12'] } }",
    "styles: { page: { foreground: '' } }", "scheme: { accent: '4' }", "scheme: { accent: '#fff' }",
  ]

  /// The reader and the schema agree, as both are made from one table.
  @Test(arguments: [(valid, true), (invalid, false)])
  func valuesOfThemesAreJudgedAsTheReaderDoes(files: [String], isValid: Bool) throws {
    let schema = try Self.schema("theme")
    for file in files {
      let isRead = (try? Theme(Array(file.utf8), path: "t.yaml")) != nil
      #expect(isRead == isValid, "\(file)")
      let faults = try Self.faults(Array(file.utf8), schema)
      #expect(faults.isEmpty == isValid, "\(file): \(faults)")
    }
  }
}

extension JSONValue {
  /// A node as readers of YAML have it that tell numbers, flags and nothing from texts without quotes.
  fileprivate init(_ node: SourceNode) {
    switch node.content {
    case .text(let text): self = node.style == .plain ? JSONValue(plain: text) : .text(text)
    case .list(let nodes): self = .list(nodes.map { JSONValue($0) })
    case .mapping(let entries):
      let members = entries.map { ($0.key, JSONValue($0.value)) }
      self = .object(Dictionary(members) { $1 })
    }
  }

  /// By the core schema of YAML 1.2.
  private init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .flag(true)
    case "false", "False", "FALSE": self = .flag(false)
    default: self = JSONValue.number(plain: text) ?? .text(text)
    }
  }

  private static func number(plain text: String) -> JSONValue? {
    if text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil {
      return Double(text).map { .number($0) }
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix).map { .number(Double($0)) }
    }
    return nil
  }
}

import Testing

/// Targets whose folders still use each other in a cycle.
private let targetsWithCycles: Set<String> = []

/// Types that are declared and extended in more than six files of their target. Of floating-ui that
/// is meant to be so: it has a file for each middleware. The rules of formats have a file for each family.
private let typesInManyFiles: Set = ["FloatingUI", "FormatRules"]

/// Names that still stand for more than one type.
private let ambiguousNames: Set<String> = []

@Suite("Folders and types")
struct FolderTests {
  private static let files = Result {
    try SourceFile.all().map { (file: $0, names: SourceNames($0.text)) }
  }

  @Test func theFoldersOfATargetAreInLayers() throws {
    let targets = Dictionary(grouping: try Self.files.get(), by: \.file.target)
    #expect(targets.count > 5 && targetsWithCycles.isSubset(of: targets.keys))
    for (target, files) in targets {
      let cycle = FolderGraph(files).cycle
      let words = "\(target):\n\(cycle.joined(separator: "\n"))"
      #expect(cycle.isEmpty != targetsWithCycles.contains(target), "\(words)")
    }
  }

  @Test func aTypeIsInFewFilesOfItsTarget() throws {
    var spread: Set<String> = []
    for files in Dictionary(grouping: try Self.files.get(), by: \.file.target).values {
      let own = Set(files.flatMap(\.names.declared))
      let places = files.flatMap { $0.names.declared.union($0.names.extended).intersection(own) }
      let counts = Dictionary(grouping: places) { $0 }.mapValues(\.count)
      spread.formUnion(counts.filter { $0.value > 6 }.keys)
    }
    #expect(spread == typesInManyFiles)
  }

  @Test func aNameStandsForOneType() throws {
    let names = try Self.files.get().flatMap(\.names.declared)
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    #expect(Set(counts.filter { $0.value > 1 }.keys) == ambiguousNames)
  }
}

@Suite("Names in a source")
struct SourceNamesTests {
  @Test func onlyCodeNamesTypes() {
    let names = SourceNames(
      #"""
      // Comment
      /* Outer /* Inner */ Outer */
      struct Own { let text = "String \(call("Inner") + Value) String", other = #"Raw " Raw"# }
      let long = """
        Long " Long
        """
      let open = "a//b", type: Used
      """#)
    #expect(names.used == ["Own", "Value", "Used"])
  }

  @Test func declarationsAreAtTheTopLevel() {
    let names = SourceNames(
      """
      @usableFromInline enum Shown<Element> {
        struct Nested {}
      }
      public indirect enum Other: Equatable {}
      private struct Hidden {}
      extension Array.Index where Element: Equatable {}
      """)
    #expect(names.declared == ["Shown", "Other", "Hidden"])
    #expect(names.filePrivate == ["Hidden"])
    #expect(names.extended == ["Array.Index"])
  }

  @Test func foldersThatUseEachOtherAreFound() {
    func graph(_ sources: [String: String]) -> FolderGraph {
      FolderGraph(
        sources.map { path, text in (SourceFile(path: path, text: text), SourceNames(text)) })
    }
    let layers = ["T/A/a.swift": "struct A {}", "T/B/b.swift": "struct B { var a: A }"]
    #expect(graph(layers).cycle.isEmpty)
    let cycle = layers.merging([
      "T/A/other.swift": "extension A { var c: C }", "T/C/c.swift": "struct C { var b: B }",
    ]) { $1 }
    #expect(
      graph(cycle).cycle == [
        "A -> C: T/A/other.swift names C", "B -> A: T/B/b.swift names A",
        "C -> B: T/C/c.swift names B",
      ])
  }
}

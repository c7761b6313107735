import PopoverScenes

/// Files that are played: what is there from the start, and what a test or a lab puts there.
public struct HeadlessFiles: FileStorage, Equatable, Sendable {
  /// What each file holds, by its path.
  public var contents: [String: [UInt8]]
  /// What comes from standard input.
  public var input: [UInt8]
  /// What is kept in the program's own folder.
  public var kept: [String: [UInt8]] = [:]
  /// What another program has claimed.
  public var claimedElsewhere: Set<String> = []
  /// Why nothing can be written, in the system's words.
  public var refusal: String?

  public init(_ contents: [String: [UInt8]] = [:], input: [UInt8] = []) {
    self.contents = contents
    self.input = input
  }

  public func fullPath(of path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "/here/") + parts.joined(separator: "/")
  }

  public func content(of path: String) throws(StorageFault) -> [UInt8] {
    guard let content = contents[path] else { throw .missing }
    return content
  }

  public func documents() -> [String] {
    contents.keys.filter { $0.hasPrefix("./") && $0.hasSuffix(".yaml") }.sorted()
  }

  public mutating func replace(
    _ expected: ContentFingerprint?, with bytes: [UInt8], at path: String
  ) throws(StorageFault) {
    if let refusal { throw .refused(refusal) }
    let found = contents[path].map { ContentFingerprint($0) }
    guard found == expected else { throw .changed(found) }
    contents[path] = bytes
  }

  public func standardInput() -> [UInt8] { input }

  public func claim(_ name: String) -> Bool { !claimedElsewhere.contains(name) }

  public func release(_ name: String) {}

  public func keptNames() -> [String] { kept.keys.sorted() }

  public func kept(_ name: String) -> [UInt8]? { kept[name] }

  public mutating func keep(_ bytes: [UInt8]?, as name: String) throws(StorageFault) {
    if let refusal { throw .refused(refusal) }
    kept[name] = bytes
  }
}

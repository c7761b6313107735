import AnnotatedYAML

/// A binary property list before Foundation reads it. Its values refer to one another by number, and whoever reads them
/// copies a value to every place that refers to it: some hundred bytes can become more than a memory holds.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  /// Where the table begins that says where each value is.
  private let table: Int
  /// How much the values may still take.
  private var room = SchemeEntries.byteLimit

  /// What a value takes at least, as `<array/>` does in XML.
  private static let leastSize = 8
  private static let trailerSize = 32

  /// - Throws: the fault of a list that is deeper than a file of colours needs, or that becomes larger than a file may be.
  static func check(_ bytes: [UInt8]) throws(Fault) {
    var list = try BinaryPropertyList(bytes)
    let root = try bytes.number(at: bytes.count - trailerSize + 16, size: 8)
    try list.follow(root, depth: 1)
  }

  private init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    offsetSize = try bytes.number(at: trailer + 6, size: 1)
    referenceSize = try bytes.number(at: trailer + 7, size: 1)
    table = try bytes.number(at: trailer + 24, size: 8)
  }

  private mutating func follow(_ reference: Int, depth: Int) throws(Fault) {
    let start = try bytes.number(at: table + reference * offsetSize, size: offsetSize)
    let value = try value(at: start)
    room -= Self.leastSize + value.length
    guard room >= 0 else { throw Fault(at: .start, SchemeProblem.repeatedValues) }
    guard value.references == 0 || depth <= SchemeEntries.depthLimit else {
      throw Fault(at: .start, .tooDeep(limit: SchemeEntries.depthLimit))
    }
    for index in 0..<value.references {
      let place = value.start + index * referenceSize
      try follow(bytes.number(at: place, size: referenceSize), depth: depth + 1)
    }
  }

  /// Where the content of a value begins, the length of a text or of data, and how many values it refers to.
  private func value(at start: Int) throws(Fault) -> (start: Int, length: Int, references: Int) {
    let marker = try bytes.number(at: start, size: 1)
    let kind = marker >> 4
    guard 0x4...0x7 ~= kind || 0xA...0xD ~= kind else { return (start, 0, 0) }
    let (content, count) = try content(of: marker, at: start)
    if kind < 0xA { return (content, count, 0) }
    return (content, 0, kind == 0xD ? 2 * count : count)
  }

  /// A count of fifteen and more is a value of its own behind the marker.
  private func content(of marker: Int, at start: Int) throws(Fault) -> (start: Int, count: Int) {
    if marker & 0xF < 0xF { return (start + 1, marker & 0xF) }
    let size = 1 << (try bytes.number(at: start + 1, size: 1) & 0xF)
    return (start + 2 + size, try bytes.number(at: start + 2, size: size))
  }
}

extension [UInt8] {
  /// A number of the list, the high byte first. None but a single byte can be larger than its file.
  fileprivate func number(at start: Int, size: Int) throws(Fault) -> Int {
    guard 1...8 ~= size, start >= 0, start <= count - size else {
      throw Fault(at: .start, SchemeProblem.propertyList)
    }
    let number = self[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard number <= Swift.max(count, 0xFF) else {
      throw Fault(at: .start, SchemeProblem.propertyList)
    }
    return Int(number)
  }
}

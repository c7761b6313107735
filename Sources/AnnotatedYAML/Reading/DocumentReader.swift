/// Reads a file that a person wrote into nodes with places, and finds what is wrong with it as a text. What
/// is wrong with its meaning is found by the reader of the nodes.
///
/// Any bytes have an answer, in time that grows with their number.
public struct DocumentReader: Equatable, Sendable {
  /// The most bytes that are read.
  public var byteLimit: Int
  /// How many lists and mappings may stand inside one another.
  public var depthLimit: Int

  public init(byteLimit: Int = 256 * 1024, depthLimit: Int = 16) {
    self.byteLimit = byteLimit
    self.depthLimit = depthLimit
  }

  /// The document in a file; a byte order mark at its start is left out.
  ///
  /// All that is wrong is reported, as far as what follows it can be trusted: beside wrong bytes, control
  /// characters and what these files do not have, the rest of the file is read.
  public func read(_ bytes: [UInt8]) -> SourceDocument {
    guard bytes.count <= byteLimit else {
      return SourceDocument(root: nil, faults: [Fault(at: .start, .tooLarge(limit: byteLimit))])
    }
    let decoded = DecodedText(bytes)
    let text = SourceText(decoded.scalars)
    let faults = decoded.faults(in: text)
    return decoded.isCut ? SourceDocument(root: nil, faults: faults) : read(text, faults)
  }

  /// - Parameter known: what was found already; signs or blanks are in its place.
  private func read(_ text: SourceText, _ known: [Fault]) -> SourceDocument {
    var composition = NodeComposition(text, depthLimit: depthLimit, hasSigns: !known.isEmpty)
    do throws(Fault) {
      guard let root = try composition.root() else { throw Fault(at: .start, .empty) }
      return SourceDocument(
        root: root, faults: known + composition.faults, damaged: composition.damaged)
    } catch {
      if known.count < DecodedText.faultLimit, let (text, fault) = text.leavingOut(error) {
        return read(text, known + [fault])
      }
      // The parser's words may come of what was left out.
      let isMisled = !known.isEmpty || composition.faults.contains(where: \.isUnsupported)
      return SourceDocument(
        root: nil,
        faults: known + composition.faults + (error.isOfParser && isMisled ? [] : [error]))
    }
  }
}

extension SourceText {
  /// The text without the anchor, alias, tag or directive at which the parser stopped, and the fault that
  /// this is; `nil` if there is none.
  fileprivate func leavingOut(_ fault: Fault) -> (SourceText, Fault)? {
    guard case .syntax(let problem) = fault.reason else { return nil }
    for place in [problem.begun, fault.place].compactMap({ $0 }) {
      let start = index(of: place)
      guard let feature = property(at: start) else { continue }
      var scalars = scalars
      if case .alias = feature {
        scalars[start] = DecodedText.sign
      } else {
        for index in start..<endOfProperty(at: start) where !scalars[index].isLineBreak {
          scalars[index] = " "
        }
      }
      return (SourceText(scalars), Fault(at: place, .unsupported(feature)))
    }
    return nil
  }
}

extension Fault {
  /// Whether it is the parser's, which does not know what else is wrong.
  fileprivate var isOfParser: Bool {
    switch reason {
    case .syntax, .empty: true
    default: false
    }
  }

  fileprivate var isUnsupported: Bool { if case .unsupported = reason { true } else { false } }
}

/// What became of a file: its nodes as far as they could be read, and all that is wrong.
public struct SourceDocument: Equatable, Sendable {
  public var root: SourceNode?
  /// By place.
  public var faults: [Fault]
  /// The places of values that are not what they were, as something in them is among the faults.
  private let damaged: Set<Place>

  public init(root: SourceNode?, faults: [Fault], damaged: Set<Place> = []) {
    self.root = root
    self.faults = faults.sorted { $0.place < $1.place }
    self.damaged = damaged
  }

  /// All that was found by reading the nodes too, without what is said of damaged values: of these
  /// enough is reported.
  public func telling(_ found: [Fault]) -> [Fault] {
    found.filter { !damaged.contains($0.place) || faults.contains($0) }
  }
}

/// The characters of a file. Nothing is repaired: wrong bytes and control characters are faults, and a sign
/// that no file may hold stands in their place, so that the rest can be read.
struct DecodedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// By the indices of the signs.
  private var reasons: [(index: Int, reason: Fault.Reason)] = []
  /// Whether there is more than was read: what holds a zero byte is no text, and neither is what holds so
  /// much that is wrong.
  private(set) var isCut = false

  /// It stands in no file, as it is no character, but the parser takes it.
  static let sign: Unicode.Scalar = "\u{10FFFF}"
  static let faultLimit = 100

  /// - Parameter bytes: a byte order mark at their start is left out.
  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    scalars.reserveCapacity(bytes.count)
    var index = bytes.starts(with: mark) ? mark.count : 0
    var iterator = bytes[index...].makeIterator()
    var decoder = UTF8()
    while index < bytes.count, !isCut {
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        index += UTF8.width(scalar)
        append(scalar)
      } else {
        appendSign(for: .invalidUTF8(byte: bytes[index]))
        // The bytes that continue a character have no beginning without it.
        repeat { index += 1 } while index < bytes.count && bytes[index] & 0xC0 == 0x80
        (iterator, decoder) = (bytes[index...].makeIterator(), UTF8())
      }
    }
  }

  func faults(in text: SourceText) -> [Fault] {
    reasons.map { Fault(at: text.place(of: $0.index), $0.reason) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.mayStandInFile else { return appendSign(for: .controlCharacter(scalar)) }
    scalars.append(scalar)
  }

  private mutating func appendSign(for reason: Fault.Reason) {
    reasons.append((scalars.count, reason))
    scalars.append(Self.sign)
    isCut = reason == .controlCharacter("\0") || reasons.count >= Self.faultLimit
  }
}

import Yams

/// Reads a file that a person wrote into nodes with places, and finds what is wrong with it as a
/// text; what is wrong with its meaning is found by whoever reads the nodes.
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
  /// All that is wrong is told, as far as what stands behind it can be trusted: beside wrong bytes,
  /// control characters and what these files do not have, the rest of the file is read.
  public func read(_ bytes: [UInt8]) -> SourceDocument {
    guard bytes.count <= byteLimit else {
      return SourceDocument(root: nil, faults: [Fault(at: .start, .tooLarge(limit: byteLimit))])
    }
    let text = DecodedText(bytes)
    return text.isCut ? SourceDocument(root: nil, faults: text.faults) : compose(text)
  }

  private func compose(_ text: DecodedText) -> SourceDocument {
    var scan = StructureScan(text.scalars, depthLimit: depthLimit)
    do throws(Fault) {
      try scan.run()
      if !scan.faults.isEmpty { try requireHarmless(scan.harmless) }
      guard let node = try parse(scan.harmless.renaming(scan.duplicates.map(\.index))) else {
        throw Fault(at: .start, .empty)
      }
      var conversion = NodeConversion(
        duplicates: scan.duplicates.map(\.fault),
        hasSigns: scan.harmless.contains(DecodedText.sign))
      let root = conversion.convert(node)
      return SourceDocument(
        root: root, faults: text.faults + scan.faults + conversion.faults,
        damaged: conversion.damaged)
    } catch {
      // What stands behind a fault of the syntax may not be what it seems, and it may come of what was told.
      let told = text.faults + scan.faults
      let earlier = scan.duplicates.map(\.fault).filter { $0.place < error.place }
      let last = error.isOfParser && !told.isEmpty ? [] : [error]
      return SourceDocument(root: nil, faults: told + earlier + last)
    }
  }

  /// What was passed over may have hidden more from the scan, which then must not reach the parser either.
  private func requireHarmless(_ scalars: [Unicode.Scalar]) throws(Fault) {
    var scan = StructureScan(scalars, depthLimit: depthLimit)
    try scan.run()
    if let fault = scan.faults.first { throw fault }
  }

  private func parse(_ scalars: [Unicode.Scalar]) throws(Fault) -> Node? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    do {
      // Without rules nothing is typed, and the encoding is not taken from the environment.
      return try Yams.compose(yaml: String(text), .basic, .default, .utf8)
    } catch {
      throw Fault(error)
    }
  }
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
  /// enough is told.
  public func telling(_ found: [Fault]) -> [Fault] {
    found.filter { !damaged.contains($0.place) || faults.contains($0) }
  }
}

extension Fault {
  /// Whether it is the parser's, who does not know what else is wrong.
  fileprivate var isOfParser: Bool {
    switch reason {
    case .syntax, .empty: true
    default: false
    }
  }
}

extension [Unicode.Scalar] {
  /// The same text with a private character of its own at each of the places, so that keys that
  /// stand twice differ for the parser, which would stop at them. Every column stays as it is.
  fileprivate func renaming(_ places: [Int]) -> [Unicode.Scalar] {
    var scalars = self
    for (number, place) in places.enumerated() {
      scalars[place] = Unicode.Scalar(0xF_0000 + UInt32(number % 0xFFF0)) ?? scalars[place]
    }
    return scalars
  }
}

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
  public func read(_ bytes: [UInt8]) -> SourceDocument {
    do throws(Fault) {
      guard bytes.count <= byteLimit else {
        throw Fault(at: .start, .tooLarge(limit: byteLimit))
      }
      return compose(try decode(bytes))
    } catch {
      return SourceDocument(root: nil, faults: [error])
    }
  }

  private func compose(_ scalars: [Unicode.Scalar]) -> SourceDocument {
    var scan = StructureScan(scalars, depthLimit: depthLimit)
    do throws(Fault) {
      try scan.run()
      guard let node = try parse(scalars.renaming(scan.duplicates.map(\.index))) else {
        throw Fault(at: .start, .empty)
      }
      var conversion = NodeConversion(duplicates: scan.duplicates.map(\.fault))
      let root = conversion.convert(node)
      return SourceDocument(root: root, faults: conversion.faults)
    } catch {
      // What stands behind a fault of the syntax may not be what it seems.
      let earlier = scan.duplicates.map(\.fault).filter { $0.place < error.place }
      return SourceDocument(root: nil, faults: earlier + [error])
    }
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
  public var faults: [Fault]

  public init(root: SourceNode?, faults: [Fault]) {
    self.root = root
    self.faults = faults
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

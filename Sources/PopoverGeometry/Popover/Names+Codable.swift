#if !hasFeature(Embedded)
  // Directions, sides and the like are written by the names that they have in files and answers.

  extension AnchorVisibility: Codable {}
  extension DecidingRule: Codable {}
  extension Alignment: Codable {}
  extension WritingDirection: Codable {}

  extension ArrowDirection: Codable {
    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }

    /// Reads a name, or that of the side on which the popover lies.
    public init(from decoder: any Decoder) throws {
      self = try decoder.named(ArrowDirection.names) { Self(name: $0) }
    }
  }

  extension Side: Codable {
    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }

    /// Reads a name.
    public init(from decoder: any Decoder) throws {
      self = try decoder.named(Side.names) { Self(name: $0) }
    }
  }

  extension Decorations: Codable {
    /// Writes the names of those that are in it.
    public func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }

    /// Reads a list of names.
    public init(from decoder: any Decoder) throws {
      var names = try decoder.unkeyedContainer()
      self = []
      while !names.isAtEnd {
        insert(try names.superDecoder().named(Decorations.allNames) { Decorations(name: $0) })
      }
    }
  }

  extension Decoder {
    /// What has the name that is read; `names` says which there are.
    fileprivate func named<Value>(_ names: String, _ value: (String) -> Value?) throws -> Value {
      let name = try String(from: self)
      guard let value = value(name) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: codingPath, debugDescription: "'\(name)' is not known; use \(names)"))
      }
      return value
    }
  }
#endif

#if !hasFeature(Embedded)
  // In JSON and the like, values are short lists of figures, as the program's answers have them.

  extension Position: Encodable where Scalar: Encodable {
    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
  }

  extension Position: Decodable where Scalar: Decodable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
      let list = try decoder.figures(Scalar.self, "x", "y")
      self.init(x: list[0], y: list[1])
    }
  }

  extension Extent: Encodable where Scalar: Encodable {
    /// Writes `[width, height]`.
    public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
  }

  extension Extent: Decodable where Scalar: Decodable {
    /// Reads `[width, height]`.
    public init(from decoder: any Decoder) throws {
      let list = try decoder.figures(Scalar.self, "width", "height")
      self.init(width: list[0], height: list[1])
    }
  }

  extension Rectangle: Encodable where Scalar: Encodable {
    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws { try figures.encode(to: encoder) }
  }

  extension Rectangle: Decodable where Scalar: Decodable {
    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      let list = try decoder.figures(Scalar.self, "x", "y", "width", "height")
      self.init(x: list[0], y: list[1], width: list[2], height: list[3])
    }
  }

  extension EdgeInsets: Encodable where Scalar: Encodable {
    /// Writes `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws { try figures.encode(to: encoder) }
  }

  extension EdgeInsets: Decodable where Scalar: Decodable {
    /// Reads `[top, left, bottom, right]`.
    public init(from decoder: any Decoder) throws {
      let list = try decoder.figures(Scalar.self, "top", "left", "bottom", "right")
      self.init(top: list[0], left: list[1], bottom: list[2], right: list[3])
    }
  }

  extension Interval: Encodable where Scalar: Encodable {
    /// Writes `[start, length]`.
    public func encode(to encoder: any Encoder) throws { try [start, length].encode(to: encoder) }
  }

  extension Interval: Decodable where Scalar: Decodable {
    /// Reads `[start, length]`.
    public init(from decoder: any Decoder) throws {
      let list = try decoder.figures(Scalar.self, "start", "length")
      self.init(start: list[0], length: list[1])
    }
  }

  extension Decoder {
    /// A list of one figure for each of these names.
    fileprivate func figures<Scalar: Decodable>(
      _ scalar: Scalar.Type, _ names: String...
    ) throws -> [Scalar] {
      let list = try [Scalar](from: self)
      guard list.count == names.count else {
        let form = names.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath,
            debugDescription: "a list of \(list.count) figures; write [\(form)]"))
      }
      return list
    }
  }
#endif

extension PopoverLayout {
  /// The keys of an answer, in the order in which the program writes them. `side` and `anchorVisible` follow
  /// from others.
  package enum JSONKey: String, CaseIterable {
    case side
    case arrowDirection
    case arrowOffset
    case arrowResidual
    case frame
    case background
    case content
    case arrow
    case shrunk
    case dropped
    case overlaps
    case coversKeepOut
    case anchorVisible
    case anchorVisibility
    case rule
  }
}

#if !hasFeature(Embedded)
  extension PopoverLayout.JSONKey: CodingKey {}

  extension PopoverLayout: Codable {
    /// Writes the keys that `poplab place --json` writes.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: JSONKey.self)
      for key in JSONKey.allCases { try encode(key, into: &values) }
    }

    private func encode(
      _ key: JSONKey, into values: inout KeyedEncodingContainer<JSONKey>
    ) throws {
      switch key {
      case .side: try values.encode(sideName, forKey: key)
      case .arrowDirection: try values.encode(arrowDirection.name, forKey: key)
      case .arrowOffset: try values.encode(arrowOffset, forKey: key)
      case .arrowResidual: try values.encode(arrowResidual, forKey: key)
      case .frame: try values.encode(frame, forKey: key)
      case .background: try values.encode(background, forKey: key)
      case .content: try values.encode(content, forKey: key)
      case .arrow: try values.encode(arrow, forKey: key)
      case .shrunk: try values.encode(isShrunk, forKey: key)
      case .dropped: try values.encode(dropped, forKey: key)
      case .overlaps: try values.encode(overlapsAnchor, forKey: key)
      case .coversKeepOut: try values.encode(coversKeepOut, forKey: key)
      case .anchorVisible: try values.encode(isAnchorVisible, forKey: key)
      case .anchorVisibility: try values.encode(anchorVisibility, forKey: key)
      case .rule: try values.encode(rule, forKey: key)
      }
    }

    /// Reads what was written; before 0.2 nothing was said of keep-out rectangles.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: JSONKey.self)
      let direction = try values.decode(String.self, forKey: .arrowDirection)
      self.init(
        arrowDirection: direction == ArrowDirection?.none.name
          ? nil : try values.decode(ArrowDirection.self, forKey: .arrowDirection),
        arrowOffset: try values.decode(Double.self, forKey: .arrowOffset),
        arrowResidual: try values.decode(Double.self, forKey: .arrowResidual),
        frame: try values.decode(Rect.self, forKey: .frame),
        background: try values.decode(Rect.self, forKey: .background),
        content: try values.decode(Rect.self, forKey: .content),
        arrow: try values.decode(Rect.self, forKey: .arrow),
        isShrunk: try values.decode(Bool.self, forKey: .shrunk),
        dropped: try values.decode(Decorations.self, forKey: .dropped),
        overlapsAnchor: try values.decode(Bool.self, forKey: .overlaps),
        coversKeepOut: try values.decodeIfPresent(Bool.self, forKey: .coversKeepOut) ?? false,
        anchorVisibility: try values.decode(AnchorVisibility.self, forKey: .anchorVisibility),
        rule: try values.decode(DecidingRule.self, forKey: .rule))
    }
  }
#endif

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

extension PopoverLayout {
  /// What stands under a key of an answer, in one of the forms that files and streams write.
  package enum JSONFigure {
    case text(String)
    case number(Double)
    case rect(Rect)
    case flag(Bool)
    case names([String])
  }

  /// What stands under a key.
  package func figure(_ key: JSONKey) -> JSONFigure {
    switch key {
    case .side: .text(sideName)
    case .arrowDirection: .text(arrowDirection.name)
    case .arrowOffset: .number(arrowOffset)
    case .arrowResidual: .number(arrowResidual)
    case .frame: .rect(frame)
    case .background: .rect(background)
    case .content: .rect(content)
    case .arrow: .rect(arrow)
    case .shrunk: .flag(isShrunk)
    case .dropped: .names(dropped.names)
    case .overlaps: .flag(overlapsAnchor)
    case .coversKeepOut: .flag(coversKeepOut)
    case .anchorVisible: .flag(isAnchorVisible)
    case .anchorVisibility: .text(anchorVisibility.name)
    case .rule: .text(rule.name)
    }
  }
}

#if !hasFeature(Embedded)
  extension PopoverLayout.JSONKey: CodingKey {}

  extension PopoverLayout: Codable {
    /// Writes the keys that `poplab place --json` writes.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: JSONKey.self)
      for key in JSONKey.allCases {
        switch figure(key) {
        case .text(let text): try values.encode(text, forKey: key)
        case .number(let number): try values.encode(number, forKey: key)
        case .rect(let rect): try values.encode(rect, forKey: key)
        case .flag(let flag): try values.encode(flag, forKey: key)
        case .names(let names): try values.encode(names, forKey: key)
        }
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

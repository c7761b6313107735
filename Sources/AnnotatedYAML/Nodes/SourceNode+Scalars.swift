extension SourceNode {
  /// Text of any number of lines; `nil` and a fault for anything else.
  public func text(_ faults: inout [Fault]) -> String? {
    if case .text(let text) = content { return text }
    faults.append(fault(expecting: .text))
    return nil
  }

  /// Text of one line.
  public func line(_ faults: inout [Fault]) -> String? {
    if case .text(let text) = content, !text.unicodeScalars.contains("\n") { return text }
    faults.append(fault(expecting: .line))
    return nil
  }

  /// A decimal number without a fraction.
  public func integer(in range: ClosedRange<Int>, _ faults: inout [Fault]) -> Int? {
    if case .text(let text) = content, let number = Int(text), range.contains(number) {
      return number
    }
    faults.append(fault(expecting: .wholeNumber(range)))
    return nil
  }

  /// What one of the known names stands for.
  ///
  /// - Parameter thing: what such a name is called in a message, as in "unknown border 'x'".
  public func choice<Value>(
    of names: KeyValuePairs<String, Value>, called thing: String, _ faults: inout [Fault]
  ) -> Value? {
    let name = name(of: names.map(\.key), called: thing, &faults)
    return names.first { $0.key == name }?.value
  }

  /// One of the known names.
  private func name(of known: [String], called thing: String, _ faults: inout [Fault]) -> String? {
    guard case .text(let name) = content, !name.isEmpty else {
      let article = thing.first.map("aeiou".contains) == true ? "an" : "a"
      let words = "\(article) \(thing): \(known.joined(separator: ", "))"
      faults.append(fault(expecting: .other(words)))
      return nil
    }
    if known.contains(name) { return name }
    faults.append(Fault(at: place, .unknownName(name, thing: thing, known: known)))
    return nil
  }

  /// A case of an enumeration by its raw value.
  public func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, _ thing: String, _ faults: inout [Fault]
  ) -> Value? {
    guard let name = name(of: Value.allCases.map(\.rawValue), called: thing, &faults) else {
      return nil
    }
    return Value(rawValue: name)
  }

  /// The nodes of a list.
  ///
  /// - Parameter things: what the list is made of, for a message.
  public func list(of things: String, _ faults: inout [Fault]) -> [SourceNode]? {
    if case .list(let nodes) = content { return nodes }
    faults.append(fault(expecting: .list(of: things)))
    return nil
  }
}

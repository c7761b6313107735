import AnnotatedYAML
import MessageText
import PopoverThemes

extension KeyChange {
  /// What the schema for editors says of the mapping.
  package static let schema = ValueSchema.named(.oneOrList(of: .text, 0...16))

  /// Reads a mapping from commands to keys: a key spelled as in a ``KeyScript``, a list of keys, or `none`.
  /// Entries with faults are left out, and the faults are collected.
  package static func all(in node: SourceNode, _ faults: inout [Fault]) -> [KeyChange] {
    var reading = KeyChangeReading()
    guard case .mapping(let entries) = node.content else {
      faults.append(node.fault(expecting: .mapping))
      return []
    }
    for entry in entries { reading.read(entry) }
    faults += reading.faults
    return reading.changes
  }
}

private struct KeyChangeReading {
  private(set) var changes: [KeyChange] = []
  private(set) var faults: [Fault] = []
  private var places: [Place] = []
  private var bound: [Key: (line: String, place: Place)] = [:]

  mutating func read(_ entry: SourceNode.Entry) {
    guard let call = call(entry), let keys = keys(entry) else { return }
    if let first = changes.firstIndex(where: { $0.call == call }) {
      faults.append(
        Fault(
          at: entry.place,
          .unexpected(
            .text(entry.key),
            .other("a command that is not there yet; at \(places[first]) it is already"))))
      return
    }
    places.append(entry.place)
    changes.append(KeyChange(line: entry.key, call: call, keys: keys))
  }

  private mutating func call(_ entry: SourceNode.Entry) -> CommandCall? {
    let line = SourceNode(at: entry.place, .text(entry.key))
    do throws(CommandFault) {
      guard let call = try CommandRegistry.catalog.call(CommandLine(entry.key)) else {
        faults.append(line.fault(expecting: .other("a command as it is typed after :")))
        return nil
      }
      guard call.command != "interrupt" else {
        faults.append(
          line.fault(expecting: .other("another command; Ctrl-C always leaves the lab")))
        return nil
      }
      return call.ofKey
    } catch {
      faults.append(error.fault(of: line))
      return nil
    }
  }

  private mutating func keys(_ entry: SourceNode.Entry) -> [Key]? {
    switch entry.value.content {
    case .text("none"): return []
    case .list(let nodes): return nodes.compactMap { key($0, of: entry.key) }
    case .text, .mapping: return key(entry.value, of: entry.key).map { [$0] }
    }
  }

  private mutating func key(_ node: SourceNode, of line: String) -> Key? {
    guard let key = node.key else {
      faults.append(
        node.fault(
          expecting: .other("one key, such as u, <C-r>, <S-Up> or <F2>, a list of them, or none")))
      return nil
    }
    if let reason = key.obstacle {
      faults.append(node.fault(expecting: .other("another key; \(reason)")))
      return nil
    }
    if let before = bound[key] {
      faults.append(
        node.fault(
          expecting: .other(
            "another key; '\(before.line.shownSafely)' has it already, at \(before.place)")))
      return nil
    }
    bound[key] = (line, node.place)
    return key
  }
}

extension SourceNode {
  fileprivate var key: Key? {
    guard case .text(let text) = content, let keys = try? KeyScript(text).keys, keys.count == 1
    else { return nil }
    return keys[0]
  }
}

extension CommandFault {
  fileprivate func fault(of line: SourceNode) -> Fault {
    guard case .unknownCommand(let name, let known, _) = self else {
      return line.fault(expecting: .other("a command as it is typed after :; \(description)"))
    }
    if Suggestion.nearest(to: name, in: known) == nil {
      return line.fault(
        expecting: .other(
          "the name of a command; without this line, Ctrl-P in the lab lists all of them"))
    }
    return Fault(at: line.place, .unknownName(name, thing: "command", known: known))
  }
}

extension Key {
  fileprivate var obstacle: String? {
    guard case .character(let scalar) = code else { return nil }
    if self == .control("c") { return "Ctrl-C always leaves the lab" }
    if modifiers.isEmpty, ("1"..."9").contains(scalar) { return "digits are counts" }
    if modifiers.contains(.shift) { return "a letter with Shift is the capital" }
    if modifiers.contains(.control), let other = Key.sameForTerminals[scalar] {
      var sent = other
      sent.modifiers.formUnion(modifiers.subtracting(.control))
      return "terminals cannot tell it from \(sent.label)"
    }
    return nil
  }

  /// Keys that send the same code with Control, as in xterm; digits but 2 to 8 send themselves.
  private static let sameForTerminals: [Unicode.Scalar: Key] = [
    "h": Key(.backspace), "8": Key(.backspace), "?": Key(.backspace), "i": Key(.tab),
    "j": Key(.enter), "m": Key(.enter), "[": Key(.escape), "3": Key(.escape), "@": .control(" "),
    "2": .control(" "), "4": .control("\\"), "5": .control("]"), "6": .control("^"),
    "/": .control("_"), "7": .control("_"), "0": Key(.character("0")), "1": Key(.character("1")),
    "9": Key(.character("9")),
  ]
}

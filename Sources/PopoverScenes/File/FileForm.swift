import AnnotatedYAML
import CellCanvas
import PlacementEngines
import PopoverGeometry

/// How a value is read from a node of a file, and what is written for it, which reads as the same value.
struct FileForm<Value: Sendable>: Sendable {
  var read: @Sendable (SourceNode, inout [Fault]) -> Value?
  var written: @Sendable (Value) -> FileValue
  /// What the schema for editors says of it.
  var schema: ValueSchema
  /// The words that may stand there, where these are few.
  var words: [String] = []
}

extension FileForm {
  /// A text that stands for a value; a message says what is `expected` in its place.
  static func spelled(
    _ expected: String, _ schema: ValueSchema, words: [String] = [],
    _ read: @escaping @Sendable (String) -> Value?,
    written: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      read: { node, faults in
        if case .text(let text) = node.content, let value = read(text) { return value }
        faults.append(node.fault(expecting: expected))
        return nil
      },
      written: { .text(written($0)) }, schema: schema, words: words)
  }

  /// A list of at most `limit` values, which messages call `things`.
  static func list<Element: Sendable>(
    of element: FileForm<Element>, _ things: String, limit: Int
  ) -> Self where Value == [Element] {
    Self(
      read: { node, faults in
        guard let nodes = node.list(of: things, &faults) else { return nil }
        guard nodes.count <= limit else {
          faults.append(node.fault(expecting: "at most \(limit) \(things)"))
          return nil
        }
        return nodes.compactMap { element.read($0, &faults) }
      },
      written: { .list($0.map(element.written)) },
      schema: .list(of: element.schema, 0...limit))
  }

  /// A mapping with the keys of a table.
  static func mapping(_ fields: SceneFields<Value>) -> Self {
    Self(
      read: { node, faults in
        var value = fields.usual
        fields.read(node, into: &value, &faults)
        return value
      },
      written: { .mapping(fields.written($0)) }, schema: fields.schema)
  }

  /// A mapping whose keys are names of `things`, as a message calls them.
  static func named<Element: Sendable>(
    _ fields: SceneFields<Element>, _ name: WritableKeyPath<Element, String> & Sendable,
    _ things: String, limit: Int
  ) -> Self where Value == [Element] {
    Self(
      read: { node, faults in
        guard case .mapping(let entries) = node.content else {
          faults.append(node.fault(expecting: "\(things) by their names, as in 'name: ...'"))
          return nil
        }
        guard entries.count <= limit else {
          faults.append(
            node.fault(expecting: "at most \(limit) \(things), and these are \(entries.count)"))
          return nil
        }
        return entries.map { entry in
          var element = fields.usual
          element[keyPath: name] = entry.key
          if entry.key.isEmpty || entry.key.unicodeScalars.contains("\n") {
            faults.append(
              SourceNode(at: entry.place, .text(entry.key)).fault(expecting: "a name of one line"))
          }
          fields.read(entry.value, into: &element, &faults)
          return element
        }
      },
      written: { elements in
        let entries = elements.map { element in
          FileMapping.Entry(
            key: element[keyPath: name], value: .mapping(fields.written(element)))
        }
        return .mapping(FileMapping(entries: entries, isNamed: true))
      }, schema: .named(fields.schema, most: limit))
  }
}

extension FileForm where Value == String {
  static let line = Self(read: { $0.line(&$1) }, written: { .text($0) }, schema: .text)
  static let path = Self(
    read: { $0.path("the path of a file", &$1) }, written: { .text($0) }, schema: .text)

  /// Text of any number of lines; the breaks at its end do not count.
  static let text = Self(
    read: { $0.text(&$1).map(\.withoutBreaksAtEnd) }, written: { .text($0) }, schema: .text)
}

extension FileForm where Value == Int {
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Self(
      read: { $0.integer(in: range, &$1) }, written: { .text("\($0)") }, schema: .whole(range))
  }

  static let cells = whole(0...greatestFigure)
  /// Cells in one direction, or with a minus sign in the other.
  static let signedCells = whole(-greatestFigure...greatestFigure)
}

extension FileForm where Value == Bool {
  static let flag = Self(
    read: { $0.flag(&$1) }, written: { .text("\($0)") }, schema: .flag, words: ["true", "false"])
}

extension FileForm where Value == Double {
  /// A number with a decimal point, if it needs one: a multiple of `step`, or any number where that is 0.
  private static func decimal(
    _ range: ClosedRange<Double>, step: Double, _ expected: String
  ) -> Self {
    spelled(expected, .decimal(range)) { text in
      guard let number = Double(decimal: text), range.contains(number),
        step == 0 || (number / step).rounded() * step == number
      else { return nil }
      return number
    } written: {
      Words.figure($0)
    }
  }

  static let arrowOffset = decimal(
    -Double(greatestFigure)...Double(greatestFigure), step: 0.5,
    "whole cells or half ones, such as -3 or 2.5")

  static let contrast = decimal(1...21, step: 0, "a contrast from 1 to 21, such as 4.5")
}

extension FileForm where Value: RawRepresentable<String> & CaseIterable {
  /// A case by its name.
  static func choice(_ thing: String) -> Self {
    Self(
      read: { $0.choice(Value.self, thing, &$1) }, written: { .text($0.rawValue) },
      schema: .words(Value.allCases.map(\.rawValue)), words: Value.allCases.map(\.rawValue))
  }
}

extension FileForm where Value: Equatable {
  /// One of the values that have names; the first name of a value is written, and any other is kept.
  static func choice(_ names: KeyValuePairs<String, Value>, _ thing: String) -> Self {
    Self(
      read: { $0.choice(of: names, called: thing, &$1) },
      written: { value in
        let spelled = names.filter { $0.value == value }.map { FileValue.text($0.key) }
        return spelled.count > 1 ? .forms(spelled) : spelled.first ?? .text("")
      },
      schema: .words(names.map(\.key)), words: names.map(\.key))
  }
}

extension FileForm where Value == Stability {
  /// A name; that of a dead band with its width.
  static let stability = spelled(
    "a stability: \(Stability.names)",
    .either([.words(Stability.usualNames), .pattern("^dead-band:[0-9]+$")]),
    words: Stability.usualNames
  ) {
    Stability(name: $0)
  } written: {
    $0.name
  }
}

extension FileForm where Value == String {
  /// An engine of a catalog, by any of its names.
  static func engine(in catalog: EngineCatalog) -> Self {
    let names = SceneEngines.names(in: catalog)
    return name(
      "engine", words: names, known: { names }, read: { SceneEngines.name($0, in: catalog) })
  }

  /// A key of scene files that a person may change.
  static let changingKey = name(
    "key", known: { SceneTask.keys }, read: { SceneTask.keys.contains($0) ? $0 : nil })

  /// One of the names that `known` has when it is read.
  private static func name(
    _ thing: String, words: [String] = [], known: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (String) -> String?
  ) -> Self {
    Self(
      read: { node, faults in
        guard let name = node.line(&faults) else { return nil }
        if let own = read(name) { return own }
        faults.append(Fault(at: node.place, .unknownName(name, thing: thing, known: known())))
        return nil
      },
      written: { .text($0) }, schema: .text(suggesting: words), words: words)
  }
}

extension String {
  fileprivate var withoutBreaksAtEnd: String {
    String(self[..<(lastIndex { $0 != "\n" }.map(index(after:)) ?? startIndex)])
  }
}

extension SourceNode {
  /// A fault that says in `words` what was expected in place of this.
  func fault(expecting words: String) -> Fault {
    fault(expecting: .other(words))
  }
}

extension SourceNode {
  /// A line that is not empty.
  func path(_ expected: String, _ faults: inout [Fault]) -> String? {
    let path = line(&faults)
    guard path == "" else { return path }
    faults.append(fault(expecting: .other(expected)))
    return nil
  }
}

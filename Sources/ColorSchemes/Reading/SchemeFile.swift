import AnnotatedYAML
import MessageText

/// The text of a file that may be a colour scheme.
struct SchemeFile {
  private let bytes: [UInt8]
  private let text: String
  /// The format that its content tells; `nil` if it is no scheme.
  private(set) var format: SchemeFormat?
  /// What is no text in it.
  let faults: [Fault]
  /// Whether it has the keys of YAML where its format has another form, too.
  private var isYAML = false
  /// What it is made of, if it is in YAML or JSON.
  private var document: SourceDocument?

  /// A file with a zero among its first bytes is no text.
  private static let signature = 8

  init(_ bytes: [UInt8]) throws(SchemeError) {
    self.bytes = bytes
    guard bytes.count <= SchemeEntries.byteLimit else {
      throw SchemeError(faults: [Fault(at: .start, .tooLarge(limit: SchemeEntries.byteLimit))])
    }
    if bytes.starts(with: Array("bplist".utf8)) {
      (text, faults, format) = ("", [], .iterm2)
      return
    }
    if bytes.prefix(Self.signature).contains(0) {
      throw SchemeError(faults: [Fault(at: .start, SchemeProblem.binary)])
    }
    let decoded = DecodedText(bytes)
    (text, faults) = (String(String.UnicodeScalarView(decoded.scalars)), decoded.faults)
    if decoded.isCut { throw SchemeError(faults: faults) }
    detect(SchemeJSON(decoded.scalars))
    if format == nil, let document, !document.faults.isEmpty {
      throw SchemeError(faults: faults + document.faults)
    }
  }

  private mutating func detect(_ json: SchemeJSON?) {
    let start = text.trimmed.prefix(1_000)
    if start.first == "<" {
      format = start.contains("<plist") ? .iterm2 : nil
    } else if let json {
      let document = DocumentReader().read(json.bytes)
      self.document = document
      format = Self.jsonFormat(document)
    } else {
      var marks = FormatMarks(text)
      let document = marks.hasKeyOfYAML ? DocumentReader().read(bytes) : nil
      if let document {
        let isParsed = document.root != nil
        marks.read(
          isParsed ? SchemeEntries(document.ofFirstScheme) : FormatMarks.entries(ofLines: text))
      }
      (format, isYAML) = (marks.format, marks.isYAML)
      self.document = format == nil ? nil : document
    }
  }
}

extension SchemeFile {
  /// The leaves of the file.
  func entries(_ format: SchemeFormat) throws(SchemeError) -> SchemeEntries {
    if let grammar = format.grammar { return grammar.entries(in: text) }
    do throws(Fault) {
      switch format {
      case .iterm2: return try PropertyListEntries(bytes, text: text).entries
      // Before it took TOML, Alacritty had the same keys in YAML.
      case .alacritty where isYAML: break
      case .alacritty, .wezterm: return try TOMLEntries(text).entries
      default: break
      }
    } catch {
      throw SchemeError(faults: faults + [error])
    }
    return try entriesOfDocument()
  }

  /// YAML or JSON. Its reader has the faults of the text among its own.
  private func entriesOfDocument() throws(SchemeError) -> SchemeEntries {
    var document = document ?? DocumentReader().read(bytes)
    document.faults.removeAll(where: faults.contains)
    if document.root == nil { throw SchemeError(faults: faults + document.faults) }
    var entries = SchemeEntries(document.ofFirstScheme)
    if let schemes = document.schemes, schemes.count > 1 {
      let problem = SchemeProblem.otherSchemes(schemes.count - 1)
      entries.notes.append(Fault(at: schemes[1].place, problem))
    }
    return entries
  }

  /// Windows Terminal, vhs, Gogh and base16 have keys of their own in JSON.
  private static func jsonFormat(_ document: SourceDocument) -> SchemeFormat? {
    var bases = BaseMarks()
    var keys: Set<String> = []
    for entry in SchemeEntries(document.ofFirstScheme).all {
      keys.insert(entry.key)
      bases.read(entry.key, entry.text)
    }
    if keys.contains(where: FormatRules.isNumberOfGogh) { return .gogh }
    if let format = bases.format { return format }
    let own = keys.intersection(FormatRules.vhs.slots.keys).count
    let windows = keys.intersection(FormatRules.windowsTerminal.slots.keys).count
    if own == 0, windows == 0 { return nil }
    if own == windows { return keys.contains("purple") ? .windowsTerminal : .vhs }
    return own > windows ? .vhs : .windowsTerminal
  }
}

extension SourceDocument {
  /// The schemes of a file that is a list of them, or has one.
  fileprivate var schemes: [SourceNode]? {
    let all = root?.entry("schemes")?.value ?? root
    return if case .list(let schemes) = all?.content { schemes } else { nil }
  }

  /// The same without the other schemes and what stands around them.
  fileprivate var ofFirstScheme: SourceDocument {
    guard let schemes else { return self }
    var document = self
    document.root = schemes.first
    return document
  }
}

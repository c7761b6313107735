import AnnotatedYAML
import MessageText
import PlacementEngines
import PopoverGeometry

/// Options of floating-ui as `JSON.stringify()` writes them: a placement, middleware with names and options, and
/// `rects` as middleware sees them.
enum FloatingUIImport {
  static let source = ImportSource(
    name: "floating-ui",
    needs: #"rects, as in "rects": {"reference": {"x": 8, "y": 16, "width": 80, "height": 16}}"#,
    recognizes: { $0.drop { $0.isWhitespace }.first == "{" && !$0.contains("xdg_positioner") },
    read: { bytes, draft, faults in
      let document = DocumentReader(byteLimit: bytes.count).read(withoutEscapes(bytes))
      faults += document.faults
      guard faults.isEmpty, let root = document.root else { return }
      read(root, &draft, &faults)
    })

  /// The file with blanks for the escapes of tabs, of halves of pairs and the like: no name or word that counts has one, and
  /// the reader of nodes with places refuses them.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var (bytes, index) = (bytes, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      let escape = String(decoding: bytes[start...].dropFirst().prefix(5), as: UTF8.self)
      let unit = escape.first == "u" ? UInt16(hexadecimal: String(escape.dropFirst())) : nil
      index = min(start + (unit == nil ? 2 : 6), bytes.count)
      let isPlain = unit.map { (0x20..<0x7F).contains($0) } ?? !"bfrt".contains(escape.prefix(1))
      if isPlain { continue }
      for place in start..<index { bytes[place] = UInt8(ascii: " ") }
    }
    return bytes
  }

  private static let known = ["placement", "middleware", "rects", "boundary", "strategy"]

  private static func read(_ root: SourceNode, _ draft: inout SceneDraft, _ faults: inout [Fault]) {
    guard case .mapping(let entries) = root.content else {
      return faults.append(root.fault(expecting: .other("an object with the key 'placement'")))
    }
    for entry in entries where !known.contains(entry.key) {
      draft.lose("'\(entry.key)' is no option that a scene has", at: entry.place)
    }
    let placement = placement(root, &faults)
    draft.permitted = [ArrowDirection(placement.side)]
    draft.alignment = placement.alignment.map { $0 == .start ? .start : .end } ?? .center
    draft.isSizeOfBox = true
    if let rects = root.entry("rects")?.value {
      draft.anchor = rects.entry("reference").flatMap { rect($0.value, &faults) }
      draft.size = rects.entry("floating").flatMap { rect($0.value, &faults) }?.size
    }
    if let boundary = root.entry("boundary").flatMap({
      $0.value.isNull ? nil : rect($0.value, &faults)
    }) {
      draft.screen = boundary.size
      draft.anchor = draft.anchor?.offset(x: -boundary.x, y: -boundary.y)
    }
    let steps = steps(root, &faults)
    for step in steps { read(step, placement, &draft, &faults) }
    if !steps.contains(where: { $0.entry("name")?.value.content == .text("shift") }) {
      draft.lose(FloatingUIImportStep.fixedPlace)
    }
  }

  private static func steps(_ root: SourceNode, _ faults: inout [Fault]) -> [SourceNode] {
    guard let node = root.entry("middleware")?.value, !node.isNull else { return [] }
    if case .list(let steps) = node.content { return steps }
    faults.append(node.fault(expecting: .other("a list of steps, as in [{\"name\": \"flip\"}]")))
    return []
  }

  private static func placement(
    _ root: SourceNode, _ faults: inout [Fault]
  ) -> FloatingUI.Placement {
    guard let node = root.entry("placement")?.value else { return .bottom }
    if case .text(let name) = node.content, let placement = FloatingUI.Placement(name: name) {
      return placement
    }
    faults.append(node.fault(expecting: .other("a placement such as 'bottom' or 'top-start'")))
    return .bottom
  }

  private static func rect(_ node: SourceNode, _ faults: inout [Fault]) -> Rect? {
    // What only has a size begins at 0.
    let places = ["x", "y"].map { key in node.entry(key).map(\.value.pixels) ?? 0 }
    let sizes = ["width", "height"].map { key in node.entry(key)?.value.pixels }
    if let x = places[0], let y = places[1], let width = sizes[0], let height = sizes[1],
      width >= 0, height >= 0
    {
      return Rect(x: x, y: y, width: width, height: height)
    }
    faults.append(
      node.fault(expecting: .other("x, y, width and height in pixels, each below a million")))
    return nil
  }

  private static func read(
    _ node: SourceNode, _ placement: FloatingUI.Placement, _ draft: inout SceneDraft,
    _ faults: inout [Fault]
  ) {
    guard case .text(let name)? = node.entry("name")?.value.content else {
      return faults.append(
        node.fault(expecting: .other("a step with a name, as in {\"name\": \"flip\"}")))
    }
    guard let step = FloatingUIImportStep.all[name] else {
      return draft.lose("the step '\(name)' has no place in a scene", at: node.place)
    }
    var options = FloatingUIImportOptions(of: name, node.entry("options")?.value)
    step.read(&options, placement, &draft)
    options.loseRest(but: step.defaults, &draft)
  }
}

import PopoverGeometry
import PopoverScenes

/// A view that presents the popover.
enum SwiftUICode {
  static let target = ExportTarget(
    name: "swiftui", summary: "SwiftUI, 8x16 points a cell", statement: .rule, comments: .slashes,
    lacks: [
      .noArrow, .footer, .borderGlyphs, .partialBorder, .contentStyles, .shadow, .otherSides, .gap,
      .alignment, .skid, .margins, .keepOut, .pieces, .choice, .stability, .shrinking, .overlap,
      .hiding,
    ], body: body)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    let (anchor, screen) = (subject.engineScene.anchor, Rect(subject.screen))
    return [
      "import SwiftUI", "", "struct PopoverExample: View {", "  @State private var isShown = true",
      "", "  var body: some View {",
      "    Color.clear", "      .frame(\(size(screen.size)))", "      .popover(",
      "        isPresented: $isShown,",
      "        attachmentAnchor: .rect(.rect(CGRect(x: \(CodeText.across(anchor.x)), "
        + "y: \(CodeText.down(anchor.y)), \(size(anchor.size))))),",
      "        arrowEdge: .\(edge(subject.sides.first ?? .below))", "      ) {",
    ] + content(subject).map { "        " + $0 } + ["      }", "  }", "}"]
  }

  private static func content(_ subject: ExportedPopover) -> [String] {
    let title = subject.popover.title
    let colors = subject.look.text.colors("foregroundStyle", "presentationBackground")
    let size = subject.placed.presentation.limitedContentSize
    return ["VStack(alignment: .leading, spacing: 0) {"]
      + (title.isEmpty ? [] : ["  Text(verbatim: \(CodeText.quoted(title)))"])
      + [
        "  Text(verbatim: \(CodeText.quoted(lines: subject.lines)))", "}",
        ".font(.system(size: 13, design: .monospaced))", ".frame(\(Self.size(size)))",
      ] + colors.map { ".\($0.key)(Color(\(CodeText.channels($0.value))))" } + [
        ".presentationCompactAdaptation(.popover)"
      ]
  }

  private static func size(_ size: Size) -> String {
    "width: \(CodeText.across(size.width)), height: \(CodeText.down(size.height))"
  }

  private static func edge(_ side: Side) -> String {
    switch side {
    case .below: "bottom"
    case .above: "top"
    case .left: "leading"
    case .right: "trailing"
    }
  }
}

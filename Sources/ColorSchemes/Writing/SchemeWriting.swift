/// A scheme as the text of a file, with what the file cannot hold.
public struct SchemeWriting: Equatable, Sendable {
  /// The file.
  public var text: String
  /// What has no place in the format, what was mixed of other colours, and what has no source: a sentence each.
  public var remarks: [String]
}

extension ColorScheme {
  /// The scheme as a file in a format, which ``read(_:)`` reads back.
  ///
  /// Nothing is lost or made up in silence; ``SchemeWriting/remarks`` say both.
  public func written(as format: SchemeFormat) -> SchemeWriting {
    let outline = SchemeOutline(self, format.rules)
    return SchemeWriting(text: format.layout(outline), remarks: outline.remarks)
  }
}

extension SchemeFormat {
  /// What turns an outline into a file of the format.
  fileprivate var layout: (SchemeOutline) -> String {
    switch self {
    case .base16, .base24, .gogh: MarkupLayout.yaml
    case .windowsTerminal, .vhs: MarkupLayout.json
    case .iterm2: PropertyListLayout.text
    case .alacritty, .wezterm: TableLayout.text
    case .ghostty: LineLayout.ghostty
    case .kitty: LineLayout.kitty
    case .foot: LineLayout.foot
    case .xresources: LineLayout.xresources
    }
  }
}

import CellCanvas
import ColorSchemes

/// A purpose for which a theme takes a colour from a scheme. The roles take their styles from the tones. The raw
/// value is the key below `scheme` in files.
public enum SchemeTone: String, CaseIterable, Hashable, Sendable {
  /// The background of everything.
  case page
  /// The text on the page and on popovers.
  case text
  /// The inside of popovers.
  case surface
  /// Less important text on popovers.
  case dim
  /// The anchor, which has text on it.
  case accent
  /// Titles on popovers and on the page.
  case heading
  /// Borders and arrows.
  case line
  /// The background of the selected part of a content.
  case selection
  /// The background of the status line and of an on-screen keyboard.
  case bar
  /// The background of messages.
  case warning
}

extension SchemeTone {
  /// The colours that are tried, by their names in ``ColorScheme/color(named:)``, the best first.
  func candidates(_ appearance: Appearance) -> [String] {
    switch self {
    case .page: ["background"]
    case .text:
      ["foreground", "bright-foreground", "base06", "base07"]
        + (appearance == .dark ? ["ansi.15", "ansi.7"] : ["ansi.0", "ansi.8"])
    case .surface:
      ["base01"] + (appearance == .dark ? ["ansi.0", "ansi.8"] : ["ansi.15", "ansi.7"])
        + ["background"]
    case .dim: ["base04", "dim-foreground", "ansi.8", "ansi.7"] + Self.plain(appearance)
    case .accent, .heading, .line: Self.colorful + Self.plain(appearance)
    case .selection: ["selection-background", "base02", "ansi.8"] + Self.colorful + ["foreground"]
    case .bar: ["base02", "selection-background", "ansi.8", "ansi.0", "ansi.7", "background"]
    case .warning: ["ansi.1", "ansi.9", "ansi.3", "ansi.11"] + Self.plain(appearance)
    }
  }

  /// The colours of texts, then those that are seen on a ground as bright as texts are.
  static func plain(_ appearance: Appearance) -> [String] {
    SchemeTone.text.candidates(appearance) + ["background", "ansi.0", "ansi.15", "ansi.8"]
  }

  /// The colours that are tried for the inside of popovers that have no line around them, behind those of others.
  static let solid = ["ansi.8", "base04"] + colorful + ["foreground"]

  /// Blue before cyan and magenta, each before its bright variant: the accent of most schemes is blue.
  private static let colorful = ["ansi.4", "ansi.12", "ansi.6", "ansi.14", "ansi.5", "ansi.13"]

  /// The tones from which it must stand out, with the contrast that is needed.
  var needs: [(tone: SchemeTone, contrast: Double)] {
    switch self {
    case .page, .surface, .selection, .bar: []
    case .text: [(.page, LeastContrast.text)]
    case .dim: [(.surface, LeastContrast.text)]
    case .heading: [(.surface, LeastContrast.text)]
    case .line: [(.surface, LeastContrast.shape)]
    case .accent, .warning: [(.page, LeastContrast.shape)]
    }
  }

  /// The tone whose colour it must not have, where there is another one.
  var unlike: SchemeTone? {
    switch self {
    case .surface, .bar: .page
    case .accent, .selection: .surface
    default: nil
    }
  }

  /// Whether text must be legible on it in any theme.
  var carriesText: Bool { [.surface, .accent, .selection, .bar, .warning].contains(self) }

  /// Whether it is near to the page, so that the text of the page is written on it.
  var isGround: Bool { [.surface, .bar].contains(self) }
}

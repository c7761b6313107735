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
  struct Traits {
    /// The tone from which it must stand out, with the contrast that is needed.
    var need: (tone: SchemeTone, contrast: Double)?
    /// The tone whose colour it must not have, where there is another one.
    var unlike: SchemeTone?
    /// Whether text must be legible on it in any theme.
    var carriesText = false
    /// Whether it is near to the page, so that the text of the page is written on it.
    var isGround = false
    /// The colours that are tried, by their names in ``ColorScheme/color(named:)``, the best first.
    var candidates: (Appearance) -> [String]
  }

  var traits: Traits {
    switch self {
    case .page: Traits { _ in ["background"] }
    case .text:
      Traits(need: (.page, LeastContrast.text)) {
        ["foreground", "bright-foreground", "base06", "base07"]
          + ($0 == .dark ? ["ansi.15", "ansi.7"] : ["ansi.0", "ansi.8"])
      }
    case .surface:
      Traits(unlike: .page, carriesText: true, isGround: true) {
        ["base01"] + ($0 == .dark ? ["ansi.0", "ansi.8"] : ["ansi.15", "ansi.7"]) + ["background"]
      }
    case .dim:
      Traits(need: (.surface, LeastContrast.text)) {
        ["base04", "dim-foreground", "ansi.8", "ansi.7"] + Self.plain($0)
      }
    case .accent:
      Traits(
        need: (.page, LeastContrast.shape), unlike: .surface, carriesText: true,
        candidates: Self.vivid)
    case .heading: Traits(need: (.surface, LeastContrast.text), candidates: Self.vivid)
    case .line: Traits(need: (.surface, LeastContrast.shape), candidates: Self.vivid)
    case .selection:
      Traits(unlike: .surface, carriesText: true) { _ in
        ["selection-background", "base02", "ansi.8"] + Self.colorful + ["foreground"]
      }
    case .bar:
      Traits(unlike: .page, carriesText: true, isGround: true) { _ in
        ["base02", "selection-background", "ansi.8", "ansi.0", "ansi.7", "background"]
      }
    case .warning:
      Traits(need: (.page, LeastContrast.shape), carriesText: true) {
        ["ansi.1", "ansi.9", "ansi.3", "ansi.11"] + Self.plain($0)
      }
    }
  }

  /// The colours of texts, then those that are seen on a ground as bright as texts are.
  static func plain(_ appearance: Appearance) -> [String] {
    SchemeTone.text.traits.candidates(appearance) + ["background", "ansi.0", "ansi.15", "ansi.8"]
  }

  private static func vivid(_ appearance: Appearance) -> [String] { colorful + plain(appearance) }

  /// Blue before cyan and magenta, each before its bright variant: the accent of most schemes is blue.
  private static let colorful = ["ansi.4", "ansi.12", "ansi.6", "ansi.14", "ansi.5", "ansi.13"]

  /// The colours that are tried for the inside of popovers that have no line around them, behind those of others.
  static let solid = ["ansi.8", "base04"] + colorful + ["foreground"]
}

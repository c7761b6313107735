import PopoverThemes
import TestSupport
import Testing

private let colorOfPopover =
  "'background' is a picture here, and the colour of a popover stands under "
  + "'styles: { fill: { background: ... } }'"

/// What is wrong with the colours of a theme, and with where they stand.
@Suite struct ThemeColorFaultTests {
  private func messages(_ text: String) -> [String] {
    errorLines { _ = try Theme(Array(text.utf8), path: "t.yaml") }
  }

  /// A colour that the palette of one appearance has, and a style of the other one names.
  @Test(arguments: [
    (
      "light: {palette: {ink: '#000'}}\ndark: {palette: {inc: '#fff'}}\nstyles: {text: {foreground: ink}}",
      "3:29", "dark", "light"
    ),
    ("dark: {palette: {ink: '#fff'}}\nstyles: {text: {foreground: ink}}", "2:29", "light", "dark"),
    (
      "light: {palette: {ink: 1}}\ndark: {styles: {fill: {background: [red, ink]}}}", "2:42",
      "dark",
      "light"
    ),
  ])
  func aColorOfOneAppearance(text: String, place: String, lacking: String, other: String) {
    #expect(
      messages(text) == [
        "t.yaml:\(place): the palette of '\(lacking)' has no colour 'ink', as that of '\(other)' has; "
          + "name it in both, or in a 'palette' beside them"
      ])
  }

  @Test(arguments: [
    "dark: {palette: {ink: '#fff'}}\npalette: {ink: '#000'}\nstyles: {text: {foreground: ink}}",
    "dark: {palette: {ink: 1}}\nlight: {palette: {ink: 2}}\nstyles: {text: {foreground: ink}}",
    "dark: {palette: {ink: 1}, styles: {text: {foreground: ink}}}",
  ])
  func aColorOfEveryAppearanceThatNamesIt(text: String) { #expect(messages(text) == []) }

  /// A colour, or a key of a style, outside of `styles`.
  @Test(arguments: [
    ("background: \"#102010\"", "1:13: '#102010' is a colour; \(colorOfPopover)"),
    ("background: blue\nborder: rounded", "1:13: 'blue' is a colour; \(colorOfPopover)"),
    (
      "palette: { \"#fff\": red }\nstyles: { fill: { background: \"#fff\" } }",
      "1:12: the name of a colour cannot begin with #, as '#fff' does"
    ),
    ("background: #102010\nborder: rounded", "1:12: found nothing; \(colorOfPopover)"),
    (
      "border: rounded\nforeground: red",
      "2:1: 'foreground' stands under 'styles', as in 'styles: { fill: { foreground: ... } }'"
    ),
    (
      "page: {background: red}",
      "1:1: 'page' stands under 'styles', as in 'styles: { page: { foreground: ... } }'"
    ),
    (
      "fil: {background: red}",
      "1:1: unknown key 'fil'; 'fill' stands under 'styles', as in 'styles: { fill: { foreground: ... } }'"
    ),
    (
      "border: rounded\nfore-ground: red",
      "2:1: unknown key 'fore-ground'; 'foreground' stands under 'styles', as in 'styles: { fill: { foreground: ... } }'"
    ),
  ])
  func keysOfStyles(text: String, message: String) {
    #expect(messages(text) == ["t.yaml:" + message])
  }
}

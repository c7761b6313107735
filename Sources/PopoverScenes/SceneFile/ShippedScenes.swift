/// The scenes that come with the program, as the bytes of their files.
public enum ShippedScenes {
  /// By name, in the order in which they are offered.
  public static let all: [(name: String, source: [UInt8])] = [
    ("the-lab", PackageResources.the_lab_yaml),
    ("lsp-hover", PackageResources.lsp_hover_yaml),
    ("completion-menu", PackageResources.completion_menu_yaml),
    ("context-menu", PackageResources.context_menu_yaml),
    ("toolbar-tooltip", PackageResources.toolbar_tooltip_yaml),
    ("bar-button", PackageResources.bar_button_yaml),
    ("keyboard", PackageResources.keyboard_yaml),
    ("nested", PackageResources.nested_yaml),
    ("compass", PackageResources.compass_yaml),
    ("time-picker", PackageResources.time_picker_yaml),
    ("wrapped-text", PackageResources.wrapped_text_yaml),
    ("right-to-left", PackageResources.right_to_left_yaml),
    ("corner-cases", PackageResources.corner_cases_yaml),
    ("nothing-fits", PackageResources.nothing_fits_yaml),
  ]
}

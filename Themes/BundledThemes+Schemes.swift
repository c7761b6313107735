extension BundledThemes {
  /// The colour schemes that come with the program, as the bytes of their files: by name, in the order in which they
  /// are offered.
  public static let schemes: [(name: String, source: [UInt8])] = [
    ("catppuccin-mocha", PackageResources.catppuccin_mocha_yaml),
    ("catppuccin-latte", PackageResources.catppuccin_latte_yaml),
    ("gruvbox-dark", PackageResources.gruvbox_dark_yaml),
    ("gruvbox-light", PackageResources.gruvbox_light_yaml),
    ("nord", PackageResources.nord_yaml),
    ("dracula", PackageResources.dracula_yaml),
    ("solarized-dark", PackageResources.solarized_dark_yaml),
    ("solarized-light", PackageResources.solarized_light_yaml),
    ("tokyo-night", PackageResources.tokyo_night_yaml),
    ("tokyo-night-light", PackageResources.tokyo_night_light_yaml),
    ("one-dark", PackageResources.one_dark_yaml),
    ("one-light", PackageResources.one_light_yaml),
    ("rose-pine", PackageResources.rose_pine_yaml),
    ("rose-pine-dawn", PackageResources.rose_pine_dawn_yaml),
    ("everforest-dark", PackageResources.everforest_dark_yaml),
    ("everforest-light", PackageResources.everforest_light_yaml),
    ("kanagawa", PackageResources.kanagawa_yaml),
    ("kanagawa-lotus", PackageResources.kanagawa_lotus_yaml),
    ("github-dark", PackageResources.github_dark_yaml),
    ("github-light", PackageResources.github_light_yaml),
    ("night-owl", PackageResources.night_owl_yaml),
    ("night-owl-light", PackageResources.night_owl_light_yaml),
    ("ayu-dark", PackageResources.ayu_dark_yaml),
  ]
}

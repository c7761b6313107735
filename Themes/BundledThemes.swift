/// The themes that come with the program, as the bytes of their files.
public enum BundledThemes {
  /// By name, in the order in which they are offered.
  public static let all: [(name: String, source: [UInt8])] = [
    ("rounded", PackageResources.rounded_yaml),
    ("classic", PackageResources.classic_yaml),
    ("double", PackageResources.double_yaml),
    ("ascii", PackageResources.ascii_yaml),
    ("bubble", PackageResources.bubble_yaml),
    ("paper", PackageResources.paper_yaml),
    ("ios7", PackageResources.ios7_yaml),
    ("gik", PackageResources.gik_yaml),
    ("gt-black", PackageResources.gt_black_yaml),
    ("mb", PackageResources.mb_yaml),
    ("mb-red", PackageResources.mb_red_yaml),
    ("mb-green", PackageResources.mb_green_yaml),
    ("mb-blue", PackageResources.mb_blue_yaml),
    ("brutalist", PackageResources.brutalist_yaml),
    ("tooltip", PackageResources.tooltip_yaml),
    ("tee", PackageResources.tee_yaml),
    ("phosphor", PackageResources.phosphor_yaml),
    ("high-contrast", PackageResources.high_contrast_yaml),
    ("okabe-ito", PackageResources.okabe_ito_yaml),
    ("monochrome", PackageResources.monochrome_yaml),
  ]
}

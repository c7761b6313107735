/// The themes that come with the program, as the bytes of their files.
public enum BundledThemes {
  /// By name, in the order in which they are offered.
  public static let all: [(name: String, source: [UInt8])] = [
    ("rounded", PackageResources.rounded_yaml),
    ("classic", PackageResources.classic_yaml),
    ("double", PackageResources.double_yaml),
    ("ascii", PackageResources.ascii_yaml),
  ]
}

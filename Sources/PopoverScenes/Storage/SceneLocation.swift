import MessageText

/// Where a scene comes from. Names are compared byte by byte: two that look alike can be two files.
public enum SceneLocation: Sendable {
  /// One that comes with the program, by its name.
  case shipped(String)
  /// A file, by its path.
  case file(String)
  /// One that has no file yet.
  case unnamed
}

extension SceneLocation: Hashable {
  /// A word for what it is, and its name.
  var parts: (kind: String, text: String) {
    switch self {
    case .shipped(let name): ("shipped", name)
    case .file(let path): ("file", path)
    case .unnamed: ("unnamed", "")
    }
  }

  /// Whether both have the same name, byte by byte.
  public static func == (one: SceneLocation, other: SceneLocation) -> Bool {
    let (first, second) = (one.parts, other.parts)
    return first.kind == second.kind && first.text.isSameName(as: second.text)
  }

  /// Takes the bytes of the name.
  public func hash(into hasher: inout Hasher) { parts.text.hashName(into: &hasher) }
}

extension String {
  /// Whether two names are the same for the system, which compares bytes: texts that look alike can be two names.
  func isSameName(as other: String) -> Bool {
    var (name, other) = (self, other)
    return name.withUTF8 { name in other.withUTF8 { name.elementsEqual($0) } }
  }

  func hashName(into hasher: inout Hasher) {
    var name = self
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension SceneLocation {
  /// The scene that a user names. Anything with a slash in it, or that ends in `.yaml` or `.yml`, is a path.
  public init(_ nameOrPath: String) {
    self = nameOrPath.isYAMLPath ? .file(nameOrPath) : .shipped(nameOrPath)
  }

  /// Whether both are paths that differ at most in what leads nowhere, as `./` does. Links are not followed.
  package func isSamePath(as other: SceneLocation) -> Bool {
    guard case .file(let one) = self, case .file(let two) = other else { return false }
    return one.steps.elementsEqual(two.steps) { $0.elementsEqual($1) }
  }

  /// What it is called in messages.
  public var title: String {
    switch self {
    case .shipped(let name): name
    case .file(let path): path
    case .unnamed: "(unnamed)"
    }
  }

  /// The path of what the scene names, relative to the folder of its own file; what comes through a pipe is as if it were in
  /// the current folder.
  public func path(of name: String) -> String {
    guard !name.isAbsolutePath, case .file(let path) = self else { return name }
    let folder = path.baseOfPaths.pathFolder ?? "./"
    return folder + (name.hasPrefix("./") ? name.dropFirst(2) : name[...])
  }

  /// What a file here means by a theme or another scene: one of this name, or the file to which its path leads.
  package func reference(to name: String) -> String {
    if case .file(let path) = SceneLocation(name) { self.path(of: path) } else { name }
  }

  /// What a file here means by a colour scheme: one of this name, or the file to which its path leads.
  package func reference(toScheme name: String) -> String {
    name.isSchemePath ? path(of: name) : name
  }
}

extension String {
  /// The steps of a path, those at its ends also where they are empty.
  fileprivate var steps: [Substring.UTF8View] {
    let all = utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let steps = all.enumerated().filter { index, step in
      index == all.count - 1 || index == 0 && step.isEmpty
        || !step.isEmpty && !step.elementsEqual(".".utf8)
    }
    return steps.map(\.element)
  }

  /// The path of a file that a scene is written into, in a form in which it is read as one: a name alone is that of a scene
  /// that comes with the program.
  package var asScenePath: String { isYAMLPath ? self : "./" + self }

  /// Whether a colour scheme that is called so is looked for as a file, and not by its name.
  package var isSchemePath: Bool { hasFolder }
}

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
    ("tour", PackageResources.tour_yaml),
    ("tour-why", PackageResources.tour_why_yaml),
    ("tour-hold", PackageResources.tour_hold_yaml),
    ("tour-theme", PackageResources.tour_theme_yaml),
    ("tour-freeze", PackageResources.tour_freeze_yaml),
  ]

  /// The names, in that order.
  package static let names = all.map(\.name)

  /// The bytes of a scene; `nil` if none of this name comes with the program.
  package static subscript(name: String) -> [UInt8]? {
    all.first { $0.name == name }?.source
  }
}

import ArgumentParser
import BundledThemes
import CellCanvas
import CellPictures
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// Which frames are drawn: every scene on every size, in every theme and every colour scheme.
struct FrameChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenes that come with the program by their names, or scene files by their paths; one if none is named.",
      valueName: "scene"), completion: .scenes)
  var scenes: [String] = []

  @Flag(
    help: "Every scene and every theme that comes with the program, where none of them is named.")
  var all = false

  @Option(
    name: .customLong("size"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The sizes of the screen in cells, with commas between them; 80x24 if none is given.",
      valueName: "WxH,..."),
    transform: CellArguments.screens)
  var sizes: [SizeList] = []

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp("Themes, with commas between them.", valueName: "name|path,..."),
    completion: .themes)
  var themes: [String] = []

  @Option(
    name: .customLong("scheme"),
    help: ArgumentHelp(
      "Colour schemes in place of the themes' colours, with commas between them; none is one of them.",
      valueName: "name|path,..."), completion: .schemes)
  var schemes: [String] = []

  @OptionGroup var start: AnchorOptions

  @Option(parsing: .unconditional, help: "Keys to press before the frame is drawn.")
  var keys = ""

  @Option(help: "Colours as they look without a kind of cones: protan, deutan or tritan.")
  var vision: ColorVision?

  /// A frame that is to be drawn.
  struct Frame {
    var scene: String?
    var size: CellSize
    var theme: String?
    var scheme: String?
  }

  /// All of them, size by size within a theme, theme by theme within a scene.
  var frames: [Frame] {
    let named = scenes.isEmpty && all ? ShippedScenes.names : scenes
    let scenes: [String?] = named.isEmpty ? [nil] : named
    let themes = GivenNames.all(themes.isEmpty && all ? BundledThemes.all.map(\.name) : themes)
    return scenes.flatMap { scene in
      themes.flatMap { theme in
        GivenNames.all(schemes).flatMap { scheme in
          sizes.screens.map { Frame(scene: scene, size: $0, theme: theme, scheme: scheme) }
        }
      }
    }
  }
}

extension FrameChoice {
  /// What comes from standard input, read once for all frames; `nil` if no scene reads it.
  func input() throws -> [UInt8]? {
    let library = SceneLibrary()
    let readsInput = try scenes.contains {
      try library.document($0).scene.sources.contains(.standardInput)
    }
    do throws(StorageFault) { return readsInput ? try StandardInput.pipedText() : nil } catch {
      throw CommandFailure("cannot read standard input: \(error)", status: .noInput)
    }
  }

  /// The lab of a frame after the keys.
  ///
  /// - Parameters:
  ///   - appearance: the one in which it begins; `nil` for that of the theme.
  ///   - input: what has come from standard input, for scenes that read it.
  func lab(
    _ frame: Frame, display: DisplayOptions, appearance: Appearance?, input: [UInt8]?
  ) throws -> Lab {
    let scene = SceneOptions(theme: frame.theme, scheme: frame.scheme, start: start)
    var lab = try scene.lab(size: frame.size, display: display, opening: frame.scene, input: input)
    // What keys open beside the scene has the colours of the theme in use, whichever theme they show in it.
    lab.begin(in: appearance, seenBy: vision)
    try press(on: &lab)
    return lab
  }

  /// Plays the keys on a terminal that is not there, with the loop that the real one has.
  private func press(on lab: inout Lab) throws {
    let keys: KeyScript
    do { keys = try KeyScript(self.keys) } catch {
      throw CommandFailure("\(error)", status: .usage)
    }
    var terminal = HeadlessTerminal(
      size: lab.size, events: keys.keys.map(TerminalEvent.key))
    // What other labs have left must not be seen in it, and nobody comes back to this one.
    var world = FileWorld(environment: [:])
    _ = lab.run(on: &terminal, in: &world)
    lab.finishMotion()
  }
}

extension SceneOptions {
  /// The options as if they had been given.
  init(theme: String?, scheme: String?, start: AnchorOptions? = nil) {
    self.init()
    self.theme = theme
    self.scheme = SchemeOption()
    self.scheme.scheme = scheme
    var usual = AnchorOptions()
    (usual.anchor, usual.content) = (nil, nil)
    self.start = start ?? usual
  }
}

extension FramePicture {
  /// What a lab shows.
  ///
  /// - Parameter appearance: the only one that is drawn; `nil` for the one in use and, behind it, the other.
  init(_ lab: Lab, appearance: Appearance?) {
    let others = Appearance.allCases.filter { $0 != lab.theme.appearance }
    let appearances = appearance.map { [$0] } ?? [lab.theme.appearance] + others
    let variants = appearances.compactMap { appearance in
      lab.frame(in: appearance).map { SVGPicture.Variant($0, appearance: appearance) }
    }
    self.init(
      scene: lab.location == .unnamed ? SceneLibrary.unnamed : lab.location.title, size: lab.size,
      theme: lab.themeName, scheme: lab.schemeName,
      variants: variants.isEmpty
        ? [SVGPicture.Variant(lab.frame, appearance: lab.theme.appearance)] : variants,
      placement: lab.placement)
  }
}

extension ColorVision: WordArgument {}

import ArgumentParser
import CellCanvas
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import PopoverReports
import PopoverScenes

/// `poplab compare`: what other engines do, on one scene or on the many of the arena.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Say what other placement engines do, on one scene or on thousands.",
    discussion: """
      Examples:
        poplab compare --container 80x24 --anchor 70,20,8,1 --content 20x6
        poplab compare --container 40x12 --anchor 18,6,4,1 --content 16x6 \\
            --gap 0 --engines poplab,css,imgui,xdg-kwin
        poplab compare --container 24x8 --anchor 18,5,4,1 --content 10x3 \\
            --pictures
        poplab compare --arena
        poplab compare --arena --engines poplab,floating-ui-expert --json
        poplab compare lsp-hover --real vim
        poplab compare ./mine.yaml --popover menu --real chromium --json

      The content is the whole popup, without border and arrow. Differences are reported from the first \
      engine, and one picture shows all popups over each other, each as an outline of its number. \
      --pictures has one for each engine: # is the anchor, o the popup, @ the popup over the anchor.

      The arena is a screen of 80x24 with an anchor of 4x1 at every cell and six sizes of popup, \
      wanted below, then above, right and left. Its table gives the per cent of scenes in which the \
      popup sticks out (overflow), covers the anchor, is not whole beside it though some side would \
      have held it (missed), leaves the preferred side though it fits there (leaves), is shrunk, lies \
      on fractions; of those in which it fits nowhere, how many show as much of it as can be shown \
      (largest); then side changes per 1000 steps of one cell, and the way of a popup in a step.

      --real puts a popover of a scene into the program itself, if it is installed, and shows its \
      answer beside poplab's and beside what poplab predicts of it, each with the version whose rule it is. \
      The box is read off the screen: of vim on a pseudo-terminal, of nvim and tmux in a tmux server of \
      their own; chromium, which has no window, says where it is. Without a scene, the content is a \
      popover of that size with the border of the theme.

      Exit status of --real: 0 answered; 1 the popover has no place; 69 the program is not installed or does not answer.

      Engines: \(EngineCatalog.list)
      """)

  @Argument(
    help: ArgumentHelp("The scene for --real, by name or by path.", valueName: "scene"),
    completion: .scenes)
  var opened: String?

  @Option(help: "The installed program to ask: vim, nvim, tmux or chromium.")
  var real: RealProgram?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The popover for --real; the first if left out.", valueName: "name"))
  var popover: String?

  @OptionGroup var options: StageOptions

  @Flag(help: "Measure engines on all scenes of the arena.")
  var arena = false

  @Option(
    help: ArgumentHelp("The engines, with commas between them.", valueName: "a,b,..."),
    completion: .engines,
    transform: EngineCatalog.parsed)
  var engines: [CatalogEngine]?

  @OptionGroup var place: ContainerOptions

  @Option(form: "WxH", read: CellArguments.content, help: "The size of the popup.")
  var content: CellSize?

  @Option(
    form: "n", read: CellArguments.distance,
    help: "How far popups should lie from the anchor, in cells; 1 if it is not given.")
  var gap: Int?

  private var distance: Int { gap ?? 1 }

  @Flag(help: "Draw a picture for each engine, not one for all.")
  var pictures = false

  @Flag(help: .json)
  var json = false

  func validate() throws {
    if pictures, let other = [String](given: ["--arena": arena, "--json": json]).first {
      throw ValidationError("\(other) prints no pictures; leave out \(other) or --pictures.")
    }
    if real != nil { return try validateReal() }
    if let needless = givenForReal.first {
      throw ValidationError("\(needless) is only for --real; add --real, or leave it out.")
    }
    let scene: KeyValuePairs = [
      "--container": place.container != nil, "--anchor": place.anchor != nil,
      "--content": content != nil,
    ]
    if arena, let needless = [String](given: scene).first {
      throw ValidationError("the arena has scenes of its own; leave out \(needless).")
    }
    if !arena, let missing = [String](missing: scene).first {
      throw ValidationError(
        "\(missing) is missing; give a container, an anchor and content, or --arena.")
    }
  }

  /// What was given to say about which popover another program is asked.
  private var givenForReal: [String] {
    [String](given: ["a scene": opened != nil, "--popover": popover != nil]) + options.names
  }

  private func validateReal() throws {
    let others = [String](given: [
      "--arena": arena, "--engines": engines != nil,
      "--container": opened != nil && place.container != nil,
      "--anchor": opened != nil && place.anchor != nil,
      "--content": opened != nil && content != nil, "--gap": opened != nil && gap != nil,
      "--popover": opened == nil && popover != nil,
      "--size": opened == nil && options.screen.size != nil,
    ])
    if let other = others.first {
      throw ValidationError("--real asks one program about one scene; leave out \(other).")
    }
    if opened == nil, place.container == nil || place.anchor == nil || content == nil {
      throw ValidationError("--real needs a scene, or a container, an anchor and content.")
    }
    let range = SceneScreen.range
    if let size = place.container, ![size.width, size.height].allSatisfy(range.contains) {
      throw ValidationError(
        "for --real a container has from \(range.lowerBound) to \(range.upperBound) columns and rows."
      )
    }
  }

  func run() throws {
    if let real { return try StandardOutput.write(try asked(real)) }
    try StandardOutput.write(arena ? try measured() : try compared())
  }

  private func measured() throws -> String {
    let arena = Arena(gap: Double(distance))
    let reports = (engines ?? EngineCatalog.shipped.engines).map(arena.report)
    return json ? try arena.json(reports) + "\n" : reports.table
  }

  private func compared() throws -> String {
    guard let container = place.container, let anchor = place.anchor, let content else { return "" }
    let scene = EngineScene(
      anchor: Rect(anchor), container: Rect(size: Size(container)), popupSize: Size(content),
      gap: Double(distance))
    return try text(EngineComparison(scene, engines: engines ?? EngineCatalog.shipped.usual))
  }

  private func asked(_ program: RealProgram) throws -> String {
    let subject = try subject()
    let answer = try RealProgramRun.answer(of: program, to: subject)
    return try text(
      subject.comparison(with: program, version: answer.version, answer: answer.frame))
  }

  private func subject() throws -> ExportedPopover {
    let library = SceneLibrary()
    if let opened { return try options.exported(popover, of: opened, in: library) }
    let anchor = place.anchor ?? CellRect(x: 0, y: 0, width: 1, height: 1)
    let scene = Scene(
      screen: .cells(place.container ?? options.screen.usedSize),
      anchors: [
        SceneRegion(
          name: "anchor", x: anchor.x, y: anchor.y,
          shape: .rect(CellSize(width: anchor.width, height: anchor.height)))
      ],
      popovers: [ScenePopover(name: "popover", anchor: "anchor", size: content, gap: distance)])
    let document: SceneDocument
    do throws(SceneError) { document = try SceneDocument(scene, path: "scene") } catch {
      throw CommandFailure(error.faults, in: error.path)
    }
    return try options.exported(nil, of: document, in: library)
  }

  private func text(_ comparison: EngineComparison) throws -> String {
    if json { return try comparison.json() + "\n" }
    return comparison.table + "\n" + (pictures ? comparison.pictures : comparison.overlay)
  }
}

extension EngineCatalog {
  fileprivate static var list: String { shipped.names.joined(separator: ", ") + "." }

  fileprivate static func parsed(_ text: String) throws -> [CatalogEngine] {
    do {
      return try shipped.engines(
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
          .withoutRepetitions)
    } catch {
      throw ValidationError(error.reason + ".")
    }
  }
}

extension RealProgram: ExpressibleByArgument {
  package init?(argument: String) {
    guard let program = RealProgram.all.first(where: { $0.name == argument }) else { return nil }
    self = program
  }

  package static var allValueStrings: [String] { all.map(\.name) }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

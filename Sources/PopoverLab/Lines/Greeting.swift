import CellCanvas
import MessageText
import PopoverScenes
import PopoverThemes

/// The status line of the first screen: what to do first, and at its end which scene this is and which theme. At the
/// first key it gives way to the decision.
struct Greeting {
  private let lab: LabContext

  init(_ lab: LabContext) { self.lab = lab }

  private static let gap = 2

  /// What to do first, with the keys that are bound.
  var words: GlyphText {
    let moving = lab.sceneKeys.groups.first { $0.bindings.contains { $0.call == "left" } }
    let why = "\(lab.key(for: "why")) says why"
    let first = moving.map { "move with \($0.shortLabel), \(why)" } ?? why
    let tour = "New here? :tour shows poplab in five scenes"
    let lines = lab.offersTour ? ["\(tour); \(first)", tour] : task ?? [first.capitalizedFirst]
    return lab.theme.text(lines.first(fitting: lab.screen.statusWidth))
  }

  /// What is said in a scene with a task, and a shorter form of it.
  private var task: [String]? {
    guard let task = lab.edited.scene.task else { return nil }
    let way = task.next == nil ? "" : "; \(lab.key(for: "next-scene")) goes on without it"
    return ["Do what the popover asks\(way)", "Do what the popover asks"]
  }

  /// Draws the title at the end of the line, as much of it as there is room for beside the words.
  func drawTitle(in line: CellRect, on canvas: inout Canvas) {
    guard hasRoom, StatusLine.fault(in: lab) == nil, lab.top.name == .scene else { return }
    let room = line.width - 2 - words.width - Self.gap
    guard let title = titles.first(where: { $0.width <= room }) else { return }
    let place = CellPoint(x: line.columns.upperBound - 1 - title.width, y: line.y)
    canvas.draw(title, at: place, style: lab.style(.status).bold)
  }

  /// Whether no message is over the line.
  private var hasRoom: Bool {
    if case .offer = lab.notice { true } else { lab.notice == nil }
  }

  /// The title, and a shorter one.
  private var titles: [GlyphText] {
    let scene = lab.files.location.shortTitle ?? unnamedTitle
    return ["\(scene), theme \(lab.themes.current.label)", scene].map {
      lab.theme.text($0.shownSafely)
    }
  }
}

extension Greeting {
  /// The name of a scene without a file. What has no name either came in a line, or is the lab's own.
  fileprivate var unnamedTitle: String {
    let name = lab.edited.scene.name
    if !name.isEmpty { return name }
    return lab.files.all[.unnamed]?.opened == nil ? "poplab" : "unnamed scene"
  }
}

extension SceneLocation {
  /// The name of the scene or of its file; `nil` if it has none.
  fileprivate var shortTitle: String? {
    switch self {
    case .unnamed: nil
    case .shipped, .file: title.fileName
    }
  }
}

extension Style {
  fileprivate var bold: Style {
    var style = self
    style.attributes.insert(.bold)
    return style
  }
}

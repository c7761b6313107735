import CRival
import PlacementEngines
import PopoverGeometry

/// Something that is timed: it does its work once over all scenes and adds up what it found, so that
/// nothing is optimised away.
struct Contender {
  var name: String
  /// How many placements one run makes.
  var placements: Int
  var run: () -> Double
}

extension Contender {
  /// The decisions that are timed. The first is the rival of the others.
  static func decisions(_ scenes: [Scene]) -> [Contender] {
    var asked = Scene.question
    let few = Array(repeating: scenes.prefix(64), count: scenes.count / 64).flatMap { $0 }
    var current = Scene.question
    current.currentArrowDirection = .down
    return [
      rival(scenes),
      Contender(name: "PopoverGeometry", placements: scenes.count) {
        placeInLibrary(scenes, &asked)
      },
      Contender(name: "the same, side shown before", placements: scenes.count) {
        placeInLibrary(scenes, &current)
      },
      Contender(name: "the same, 64 scenes again and again", placements: few.count) {
        placeInLibrary(few, &asked)
      },
      Contender(name: "naive Swift", placements: scenes.count) { placeNaively(scenes) },
    ]
  }

  /// What each option of a question costs, beside the plain question: at most three times as much for one
  /// rectangle kept out.
  static func options(_ scenes: [Scene]) -> [Contender] {
    let options: [(String, (inout PopoverPresentation) -> Void)] = [
      ("plain", { _ in }),
      ("current side", { $0.currentArrowDirection = .down }),
      ("one rectangle kept out", { $0.keepOut = [Rect(x: 30, y: 8, width: 20, height: 6)] }),
      (
        "four rectangles kept out",
        {
          $0.keepOut = [(30.0, 8.0), (0, 0), (60, 16), (50, 0)].map {
            Rect(x: $0.0, y: $0.1, width: 20, height: 6)
          }
        }
      ),
      ("maximum of the content", { $0.maximumContentSize = Size(width: 20, height: 8) }),
      (
        "wrapped content",
        { $0.wrapping = WrappedContent(lines: [[5, 4, 8, 2, 9, 3], [7, 7, 1, 6], [4, 9]]) }
      ),
      ("border that may be dropped", { $0.droppable = DroppableInsets(border: Insets(all: 1)) }),
      ("points", { $0.grid = .points }), ("pixels", { $0.grid = .pixels(perPoint: 2) }),
      ("most room", { $0.policy.score = .mostRoom }),
      ("shrink first", { $0.policy.score = .shrinkFirst }),
      (
        "dead band",
        { ($0.policy.stability, $0.currentArrowDirection) = (.deadBand(3), .down) }
      ),
      (
        "least movement",
        {
          $0.policy.stability = .leastMovement
          $0.currentFrame = Rect(x: 30, y: 8, width: 20, height: 6)
        }
      ),
    ]
    return options.map { name, change in
      var asked = Scene.question
      change(&asked)
      return Contender(name: name, placements: scenes.count) { placeInLibrary(scenes, &asked) }
    }
  }

  /// Other engines, each in its usual configurations, beside C.
  static func engines(_ scenes: [Scene]) -> [Contender] {
    let asked = scenes.map(\.engineScene)
    return [rival(scenes)]
      + EngineCatalog.shipped.engines.filter { !$0.name.hasPrefix("poplab") }.map { engine in
        Contender(name: engine.name, placements: asked.count) { place(asked, by: engine) }
      }
  }

  private static func rival(_ scenes: [Scene]) -> Contender {
    let question = rival_question(Scene.question)
    return Contender(name: "C", placements: scenes.count) { placeInC(scenes, question) }
  }

  /// The maps that are timed: an anchor at every cell of 200x60.
  static func maps() -> [Contender] {
    let question = PopoverPresentation(
      sourceRect: Rect(x: 0, y: 0, width: 1, height: 1),
      container: Rect(x: 0, y: 0, width: 200, height: 60),
      preferredContentSize: Size(width: 30, height: 8))
    let asked = rival_question(question)
    return [
      Contender(name: "C", placements: 12_000) { mapInC(asked) },
      Contender(name: "PopoverGeometry", placements: 12_000) {
        Double(question.map().count(of: .up))
      },
    ]
  }
}

/// The question stays in one place in memory, as in C, and is borrowed from there.
@inline(never)
private func placeInLibrary(_ scenes: [Scene], _ asked: inout PopoverPresentation) -> Double {
  var sum = 0.0
  for scene in scenes {
    asked.sourceRect = scene.anchor
    asked.preferredContentSize = scene.content
    let layout = asked.layout()
    sum += layout.frame.x + layout.frame.y + layout.arrow.x + layout.arrowOffset
  }
  return sum
}

private func placeNaively(_ scenes: [Scene]) -> Double {
  var naive = NaivePlacement(container: Scene.container)
  var sum = 0.0
  for scene in scenes {
    naive.anchor = scene.anchor
    naive.content = scene.content
    let answer = naive.place()
    sum += answer.frame.x + answer.frame.y + answer.arrow.x + answer.arrowOffset
  }
  return sum
}

/// Each popup is a new one: none has a former answer.
private func place(_ scenes: [EngineScene], by engine: CatalogEngine) -> Double {
  var sum = 0.0
  for scene in scenes {
    guard let frame = engine.answer(scene)?.frame else { continue }
    sum += frame.x + frame.y
  }
  return sum
}

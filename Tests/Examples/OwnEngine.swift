import CellCanvas
import PlacementEngines
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// An engine that puts popups into the corner that is farthest from the anchor.
let corner = CatalogEngine("corner", "the corner farthest from the anchor") { scene, _ in
  let frame = Rect { axis in
    let (screen, length) = (scene.container[axis], scene.popupSize[axis])
    let isFirst = scene.anchor[axis].mid > screen.mid
    return Span(start: isFirst ? screen.start : screen.end - length, length: length)
  }
  return EngineAnswer(frame: frame, name: "away")
}

/// The engines of poplab, and this one.
let engines = EngineCatalog.shipped.adding(corner)

/// A scene that names it, drawn in a shipped theme.
func pictureOfScene(_ file: String) throws -> String {
  let scene = try Scene(Array(file.utf8), path: "corner.yaml", engines: engines)
  let stage = SceneStage(
    scene, screen: CellSize(width: 40, height: 10),
    theme: Theme.shipped["rounded"] ?? Theme(name: "plain"), engines: engines)
  return stage.picture(of: stage.placement()).picture
}

/// Who puts a popup where: the engine beside some of the others.
func places(of scene: EngineScene, _ names: [String]) -> [String] {
  let comparison = EngineComparison(scene, engines: names.compactMap(engines.engine(named:)))
  return comparison.places.all.map { "\($0.frame.x),\($0.frame.y): \($0.engines)" }
}

/// How many per cent of the scenes of the arena it leaves the side for that was wanted.
func leavesItsSide() -> Double { Arena().report(of: corner)[.leavesPreferred] }

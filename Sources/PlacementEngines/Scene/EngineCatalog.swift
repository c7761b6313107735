/// The engines that can be compared on one scene.
public enum EngineCatalog {
  public static let all: [CatalogEngine] =
    floatingUI + xdgPositioners + cssAnchor + cellEngines

  public static func engine(named name: String) -> CatalogEngine? {
    all.first { $0.name == name }
  }
}

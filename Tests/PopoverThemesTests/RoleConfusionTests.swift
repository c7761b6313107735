import CellCanvas
import PopoverThemes
import Testing

@Suite("Roles that look alike to some")
struct RoleConfusionTests {
  /// The visions to which two grounds look alike.
  private func visions(_ page: String, _ anchor: String, attributes: String = "none") throws
    -> [ColorVision]
  {
    let styles = """
      styles:
        page: { foreground: "#000000", background: "\(page)" }
        anchor: { foreground: "#000000", background: "\(anchor)", attributes: \(attributes) }
      """
    return RoleConfusion.all(of: try Theme(Array(styles.utf8), path: "t.yaml"))
      .filter { $0.one == .page && $0.other == .anchor }.map(\.vision)
  }

  @Test func redAndGreenLookAlikeToSome() throws {
    #expect(try visions("#80a040", "#d08040").contains(.deutan))
    #expect(try !visions("#80a040", "#d08040").contains(.tritan))
  }

  @Test func whatDiffersInMoreThanColourDoesNot() throws {
    #expect(try visions("#80a040", "#d08040", attributes: "bold").isEmpty)
  }

  @Test func blackAndGreyAreToldApart() throws {
    #expect(try visions("#202020", "#a0a0a0").isEmpty)
  }
}

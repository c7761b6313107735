import CellCanvas
import PopoverGeometry
import PopoverScenes
import TestSupport
import Testing

@testable import PopoverLab

/// Ten thousand random events.
@Suite("Random keys and sizes")
struct RandomEventsTests {
  /// The keys to press: every key of every map and some text, but no key that ends the lab.
  private static let keys: [Key] = {
    let maps = ModeName.allCases.map { CommandRegistry.keys(of: $0, scene: .standard) }
    return maps.flatMap(\.groups).flatMap(\.bindings).map(\.key).filter { key in
      maps.allSatisfy { map in map.call(for: key).map { !leaving.contains($0.command) } ?? true }
    } + "12345g".unicodeScalars.map(Key.character)
  }()

  private static let commands = CommandRegistry.catalog.names.filter { !leaving.contains($0) }
  private static let leaving = ["quit", "interrupt", "suspend"]

  /// The next random event; sometimes a command or another size.
  private static func event(_ random: inout SplitMix) -> [TerminalEvent] {
    switch random.whole(0...40) {
    case 0:
      return [
        .resized(CellSize(width: random.whole(1...160), height: random.whole(1...60)))
      ]
    case 1, 2:
      let name = commands.randomElement(using: &random) ?? ""
      return (":" + name).unicodeScalars.map { .key(.character($0)) } + [.key(Key(.enter))]
    default:
      return [.key(keys.randomElement(using: &random) ?? Key(.left))]
    }
  }

  @Test(arguments: UInt64(0)..<6) func theStateStaysSound(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var lab = Lab.sample()
    if seed.isMultiple(of: 2) { lab.motionSettings = MotionSettings(.scale, .spring) }
    let start = lab.settings
    var clock = 0
    for step in 0..<1_000 {
      for event in Self.event(&random) { lab.receive(event) }
      clock += random.whole(0...120)
      lab.receive(.time(.milliseconds(clock)))
      #expect(lab.placement.anchors.count == lab.scene.anchors.count, "step \(step)")
      #expect(lab.placement.popovers.map(\.name) == lab.scene.popovers.map(\.name))
      #expect(lab.scene.anchors.isEmpty || lab.selectedAnchor != nil)
      // The palette has every command, those that leave too.
      lab.context.leaving.ending = nil
      if step % 25 == 0 { #expect(lab.frame.size == lab.size, "step \(step)") }
    }
    closeAll(&lab)
    // Random undos may have left steps to redo.
    lab.carryOut(CommandCall("redo", times: 100_000))
    let end = (lab.settings, lab.placement)
    lab.carryOut(CommandCall("undo", times: 100_000))
    #expect(lab.settings == start)
    lab.carryOut(CommandCall("redo", times: 100_000))
    #expect(lab.settings == end.0 && lab.placement == end.1)
  }

  /// Closes all modes, on a screen that is large enough.
  private func closeAll(_ lab: inout Lab) {
    lab.resize(to: CellSize(width: 80, height: 24))
    for _ in 0..<8 { lab.press(Key(.escape)) }
  }
}

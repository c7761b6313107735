import LabSupport

@testable import PopoverLab

/// Tests that play scripts in a lab with files, and look at what becomes of these.
protocol PlayedWithFiles {}

extension PlayedWithFiles {
  static var mine: String {
    """
    # Mine.
    anchors: { a: { x: 10, y: 4, width: 6 } } # the only one
    popovers: { p: { anchor: a, text: hello } }

    """
  }
  static var files: HeadlessFiles { HeadlessFiles(["./mine.yaml": Array(mine.utf8)]) }
  /// Two files with the same scene.
  static var two: HeadlessFiles {
    HeadlessFiles(["./a.yaml": Array(mine.utf8), "./b.yaml": Array(mine.utf8)])
  }

  /// A run of a script, at whose end the terminal is lost.
  func run(
    _ steps: [PlayedTerminal.Step], with files: HeadlessFiles = Self.files
  ) -> (lab: Lab, world: HeadlessWorld, terminal: PlayedTerminal) {
    var lab = Lab.sample()
    var world = HeadlessWorld()
    world.scenes.storage = files
    var terminal = PlayedTerminal(size: lab.size, steps: steps)
    _ = lab.run(on: &terminal, in: &world)
    return (lab, world, terminal)
  }

  func keys(_ script: String) throws -> PlayedTerminal.Step {
    .events(try KeyScript(script).keys.map(TerminalEvent.key))
  }

  func play(
    _ script: String, with files: HeadlessFiles = Self.files
  ) throws -> (lab: Lab, files: HeadlessFiles) {
    let (lab, world, _) = run([try keys(script)], with: files)
    return (lab, world.scenes.storage)
  }
}

extension RunningLab<HeadlessTerminal, HeadlessWorld> {
  /// A lab without a terminal.
  init(_ lab: Lab = .sample(), in world: HeadlessWorld = HeadlessWorld()) {
    self.init(lab, on: HeadlessTerminal(size: lab.size), in: world)
  }

  init(_ lab: Lab = .sample(), files: HeadlessFiles) {
    self.init(lab)
    world.scenes.storage = files
  }

  /// Presses keys until the lab ends.
  mutating func press(_ script: String) throws {
    for key in try KeyScript(script).keys { receive(.key(key)) }
  }
}

import Foundation
import PopoverGeometry
import PopoverReports

/// Asks a program that is installed here where it puts a box, in a folder that is removed afterwards.
struct RealProgramRun {
  let program: RealProgram
  let subject: ExportedPopover
  private let folder: URL
  private let command: String

  /// The seconds after which a program that has not answered is ended.
  static let patience = 30.0

  /// - Returns: where the box lies, in cells of the whole screen.
  static func answer(of program: RealProgram, to subject: ExportedPopover) throws -> Rect {
    // Nothing that was started is left behind by Ctrl-C.
    try HeldSignals.during { try answerInOwnFolder(of: program, to: subject) }
  }

  private static func answerInOwnFolder(
    of program: RealProgram, to subject: ExportedPopover
  ) throws -> Rect {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poplab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = RealProgramRun(
      program: program, subject: subject, folder: folder, command: try command(of: program))
    return try run.answer()
  }

  private static func command(of program: RealProgram) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in program.commands {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    throw CommandFailure(
      "\(program.name) is not installed: there is no \(program.commands.joined(separator: ", ")) in "
        + "the search path", status: .unavailable)
  }

  private func answer() throws -> Rect {
    let place = subject.movedScene.container
    switch program.start {
    case .terminal, .plain: return try moved(try answerOfEditor())
    case .multiplexer:
      return try moved(try TmuxScreen(command, folder, size: place.size).answer(question("")))
    case .browser: return try answerOfBrowser()
    }
  }

  private func question(_ answer: String) -> String { program.question(subject, answer) }

  /// A screen that is only the area of the scene begins where that begins.
  private func moved(_ frame: Rect) throws -> Rect {
    let area = subject.placed.presentation.area
    return frame.offset(x: area.x, y: area.y)
  }

  private func answerOfEditor() throws -> Rect {
    let (script, answer) = (
      folder.appendingPathComponent("ask"), folder.appendingPathComponent("answer")
    )
    try Data(question(answer.path).utf8).write(to: script)
    let quiet = ["-u", "NONE", "-i", "NONE", "-n"]
    if program.start == .terminal {
      try Subprocess(command, quiet + ["-S", script.path]).runOnTerminal(size: subject.screen.size)
    } else {
      try Subprocess(command, ["--headless"] + quiet + ["-c", "luafile \(script.path)"]).run()
    }
    guard let bytes = try? Data(contentsOf: answer) else { throw silence }
    return try frame(String(decoding: bytes, as: UTF8.self))
  }

  private func answerOfBrowser() throws -> Rect {
    let page = folder.appendingPathComponent("page.html")
    try Data(question("").utf8).write(to: page)
    // The sandbox is not for root.
    let free = getuid() == 0 ? ["--no-sandbox"] : []
    let text = try Subprocess(
      command,
      [
        "--headless", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
        "--virtual-time-budget=5000", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
      ] + free
        + [page.absoluteString]
    ).run()
    guard let start = text.range(of: "<pre id=\"answer\">"),
      let end = text.range(of: "</pre>", range: start.upperBound..<text.endIndex)
    else { throw silence }
    return try frame(String(text[start.upperBound..<end.lowerBound]))
  }

  private func frame(_ text: String) throws -> Rect {
    guard let figures = try? JSONDecoder().decode([Double].self, from: Data(text.utf8)),
      figures.count == 4
    else { throw silence }
    return Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  private var silence: CommandFailure {
    CommandFailure("\(program.name) has not said where the box lies", status: .unavailable)
  }
}

import Foundation
import PopoverGeometry
import PopoverLab
import PopoverReports
import PopoverScenes

/// Asks a program that is installed here where it puts a box, in a folder that is removed afterwards.
struct RealProgramRun {
  let program: RealProgram
  let subject: ExportedPopover
  private let folder: URL
  private let command: String

  /// - Returns: where the box lies, in cells of the whole screen, and the version that has put it there.
  static func answer(
    of program: RealProgram, to subject: ExportedPopover
  ) throws -> (frame: Rect, version: String) {
    // Nothing that was started is left behind by Ctrl-C.
    try DeferredSignals.during { try answerInOwnFolder(of: program, to: subject) }
  }

  private static func answerInOwnFolder(
    of program: RealProgram, to subject: ExportedPopover
  ) throws -> (frame: Rect, version: String) {
    let command = try command(of: program.name, program.commands)
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = RealProgramRun(program: program, subject: subject, folder: folder, command: command)
    return (try run.answer(), try run.version())
  }

  private static func newFolder() throws -> URL {
    let parent = FileManager.default.temporaryDirectory
    let folder = parent.appendingPathComponent("poplab-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      // TMPDIR says where that is.
      throw CommandFailure(writing: parent.path, StorageFault(error), as: "make a folder in")
    }
    return folder
  }

  private static func command(of program: String, _ names: [String]) throws -> String {
    if let path = Subprocess.path(ofFirst: names) { return path }
    throw CommandFailure(
      "\(program) is not installed: there is no \(names.joined(separator: ", ")) in "
        + "the search path", status: .unavailable)
  }

  private func answer() throws -> Rect {
    let place = subject.engineScene.movedToZero.container
    switch program.start {
    case .terminal: return try moved(answerOnTerminal())
    case .screen: return try moved(answerOnScreen(size: place.size))
    case .multiplexer:
      return try moved(TmuxScreen(command, folder, size: place.size).answer(question("")))
    case .browser: return try answerOfBrowser()
    }
  }

  /// The first number with a point that the program says of itself; empty if there is none.
  private func version() throws -> String {
    let said = try Subprocess(command, [program.start == .multiplexer ? "-V" : "--version"]).run()
    return said.firstMatch(of: /[0-9]+\.[0-9]+[a-z]?/).map { String($0.output) } ?? ""
  }

  private func question(_ answer: String) -> String { program.question(subject, answer) }

  /// A screen that is only the area of the scene begins where that begins.
  private func moved(_ frame: Rect) throws -> Rect {
    let area = subject.placed.presentation.area
    return frame.offset(x: area.x, y: area.y)
  }

  /// The script of an editor, and how it is started with nothing but that.
  private func script(answer: URL) throws -> [String] {
    let script = folder.appendingPathComponent("ask")
    try Data(question(answer.path).utf8).write(to: script)
    let source =
      program.start == .screen
      ? ["-c", "execute 'luafile' fnameescape(\(CodeText.vim(script.path)))"] : ["-S", script.path]
    return ["-u", "NONE", "-i", "NONE", "-n"] + source
  }

  private func answerOnTerminal() throws -> Rect {
    let answer = folder.appendingPathComponent("answer")
    try Subprocess(command, script(answer: answer)).runOnTerminal(size: subject.screen.size)
    guard let bytes = try? Data(contentsOf: answer) else { throw silence }
    return try frame(String(decoding: bytes, as: UTF8.self))
  }

  /// The command line lies below the container.
  private func answerOnScreen(size: Size) throws -> Rect {
    let tmux = try Self.command(of: "tmux, on whose screen \(program.name) is seen,", ["tmux"])
    let screen = Size(width: size.width, height: size.height + 1)
    return try TmuxScreen(tmux, folder, size: screen)
      .answer(running: [command] + script(answer: folder))
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

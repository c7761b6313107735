import CellCanvas
import CursesFront
import PopoverLab
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program for tests to drive: the least that uses everything of a real terminal.
@main
struct TerminalProbe {
  private var picture: any ProbePicture
  private var isFinished = false

  static func main() {
    let words = CommandLine.arguments
    let painter = words.lazy.compactMap(PainterChoice.init).first ?? .auto
    if words.contains("nonblocking") { _ = fcntl(1, F_SETFL, fcntl(1, F_GETFL) | O_NONBLOCK) }
    do throws(CursesError) {
      var terminal = try CursesTerminal(
        painter: painter, depth: getenv("NO_COLOR") == nil ? nil : ColorDepth.none,
        withMouse: true)
      var probe = TerminalProbe(picture: picture(for: words, screen: terminal.size))
      probe.expectOneScreen()
      probe.run(on: &terminal)
      terminal.close()
      terminal.present(Canvas(size: terminal.size, filledWith: Cell(.replacement)), cursor: nil)
      terminal.close()
    } catch {
      let message = Array("TerminalProbe: \(error)\n".utf8)
      _ = write(2, message, message.count)
      exit(2)
    }
  }

  private static func picture(for words: [String], screen: CellSize) -> any ProbePicture {
    if words.contains("samples") { return Samples() }
    if words.contains("noise") { return Noise() }
    let seed = words.lazy.compactMap(UInt64.init).first
    return seed.map { RandomPicture(seed: $0, screen: screen) } ?? MovingBox(screen: screen)
  }

  /// A second screen is refused, and the first one lives on.
  private func expectOneScreen() {
    guard (try? CursesTerminal()) == nil else { exit(3) }
  }

  private mutating func run(on terminal: inout some Terminal) {
    while !isFinished {
      terminal.present(picture.frame(size: terminal.size), cursor: nil)
      for event in terminal.waitForEvents(until: nil) where !isFinished {
        answer(event, on: &terminal)
      }
    }
  }

  private mutating func answer(_ event: TerminalEvent, on terminal: inout some Terminal) {
    switch event {
    case .key(.character("q")), .key(.control("c")), .closed: isFinished = true
    case .key(.control("z")): terminal.perform(.suspend(wholeJob: true))
    case .stopping: terminal.perform(.suspend(wholeJob: false))
    case .key(.control("l")): terminal.perform(.redraw)
    case .key(.control("t")): trap()
    case .key(.character("s")): kill(getpid(), SIGSTOP)
    case .key(.character("c")): for signal in [SIGTSTP, SIGCONT] { kill(getpid(), signal) }
    case .key(let key): picture.take(key, screen: terminal.size)
    case .mouse(let mouse): picture.take(mouse)
    case .pasted, .resized, .fileChanged, .time: break
    }
  }

  /// Fails as Swift does when an index is out of range.
  private func trap() {
    let nothing = CommandLine.arguments.prefix(0)
    print(nothing[nothing.endIndex])
  }
}

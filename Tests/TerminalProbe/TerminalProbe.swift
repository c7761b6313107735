import CellCanvas
import CursesFront
import PopoverLab

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program to be driven by tests: the least that uses a real terminal in all its ways.
@main
struct TerminalProbe {
  private var picture: any ProbePicture
  private var isFinished = false

  static func main() {
    let isSamples = CommandLine.arguments.contains("samples")
    do throws(CursesError) {
      var terminal = try CursesTerminal(depth: getenv("NO_COLOR") == nil ? .trueColor : .none)
      var probe = TerminalProbe(
        picture: isSamples ? Samples() : MovingBox(screen: terminal.size))
      probe.expectOneScreen()
      probe.run(on: &terminal)
      terminal.close()
      terminal.present(Canvas(size: terminal.size, filledWith: Cell(.replacement)))
      terminal.close()
    } catch {
      let message = Array("TerminalProbe: \(error)\n".utf8)
      _ = write(2, message, message.count)
      exit(2)
    }
  }

  /// A second screen is refused, and the first one lives on.
  private func expectOneScreen() {
    guard (try? CursesTerminal()) == nil else { exit(3) }
  }

  private mutating func run(on terminal: inout some Terminal) {
    while !isFinished {
      terminal.present(picture.frame(size: terminal.size))
      for event in terminal.waitForEvents() where !isFinished { answer(event, on: &terminal) }
    }
  }

  private mutating func answer(_ event: TerminalEvent, on terminal: inout some Terminal) {
    switch event {
    case .key(.character("q")), .key(.control("c")), .closed: isFinished = true
    case .key(.control("z")): terminal.perform(.suspend)
    case .key(.control("l")): terminal.perform(.redraw)
    case .key(.control("t")): trap()
    case .key(let key): picture.take(key, screen: terminal.size)
    case .resized, .fileChanged: break
    }
  }

  /// Fails as Swift does when an index is out of range.
  private func trap() {
    let nothing = CommandLine.arguments.prefix(0)
    print(nothing[nothing.endIndex])
  }
}

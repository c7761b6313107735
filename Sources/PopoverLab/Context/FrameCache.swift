import CellCanvas
import PopoverScenes
import PopoverThemes

/// The parts of a frame that rarely change, kept for the next one: the page behind everything, the hints, the map, and the
/// styles that overlays have mixed.
struct FrameCache: Sendable {
  private var page = Kept<HostPage>()
  private var hints = Kept<HintPicture>()
  private(set) var map: SideMap?
  private var ink: OverlayInk?

  /// A picture and what it was made from.
  private struct Kept<Source: Equatable & Sendable>: Sendable {
    private var last: (source: Source, canvas: Canvas)?

    mutating func canvas(of source: Source, _ draw: (Source) -> Canvas) -> Canvas {
      if let last, last.source == source { return last.canvas }
      let canvas = draw(source)
      last = (source, canvas)
      return canvas
    }
  }

  mutating func page(_ host: HostPage) -> Canvas { page.canvas(of: host, \.canvas) }

  mutating func hints(_ picture: HintPicture) -> Canvas {
    hints.canvas(of: picture, \.canvas)
  }

  /// Lets `body` draw with the ink of a theme, which keeps what it has mixed.
  mutating func withInk<Result>(
    of theme: Theme, depth: ColorDepth, _ body: (inout OverlayInk) -> Result
  ) -> Result {
    let kept = self.ink.take()
    var ink = kept.flatMap { $0.isOf(theme, depth) ? $0 : nil } ?? OverlayInk(theme, depth: depth)
    defer { self.ink = ink }
    return body(&ink)
  }

  /// The map for a question, made again only if the question has changed.
  ///
  /// - Parameter kept: a map that was made elsewhere.
  mutating func map(_ question: SideMapQuestion?, or kept: SideMap?) -> SideMap? {
    if let question, map?.question == question { return map }
    if let question, kept?.question == question {
      map = kept
      return kept
    }
    map = question.map { SideMap($0) }
    return map
  }
}

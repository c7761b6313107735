import CellCanvas
import PopoverGeometry
import PopoverScenes
import PopoverThemes

/// The parts of a frame that rarely change, kept for the next one: the page behind everything, the hints, the map, what
/// would change a side, and the styles that overlays have mixed.
struct FrameCache: Sendable {
  private var page = Kept<HostPage, Canvas>()
  private var hints = Kept<HintPicture, Canvas>()
  private var changes = Kept<PopoverPresentation, WhatIf>()
  private(set) var map: SideMap?
  private var ink: OverlayInk?

  mutating func page(_ host: HostPage) -> Canvas { page.value(of: host, \.canvas) }

  mutating func hints(_ picture: HintPicture) -> Canvas { hints.value(of: picture, \.canvas) }

  /// The changes of a question that would change the side: they are the same in every frame of a transition.
  mutating func whatIf(_ question: PopoverPresentation) -> WhatIf {
    changes.value(of: question) { $0.whatIf() }
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

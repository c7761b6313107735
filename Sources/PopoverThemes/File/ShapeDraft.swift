import AnnotatedYAML
import CellCanvas
import PopoverGeometry

/// The shape of a theme as its files describe it.
struct ShapeDraft {
  private var border: BorderSet? = .single
  /// Whether the border is given as a picture, whose caps must leave something to repeat.
  private var isPicture = false
  private var background = PictureDraft()
  private var seamless = SeamlessDraft()
  private var insets: Insets?
  private var padding = ThemeShape.defaultPadding
  private var caps = Placed(value: Insets.zero, place: Place.start)
  private var contentFrame: BorderSet?
  private var arrow = ArrowDraft()
  private var title = ThemeLabel(position: .top)
  private var footer = ThemeLabel(position: .bottom)
  private var shadow: ThemeShadow?
  private var backdrop: Int?
}

extension ShapeDraft {
  static let keys: KeyTable<ShapeDraft> = [
    "border": { $0.readBorder($1, &$2) },
    "background": { $0.background.readBackground($1, &$2) },
    "insets": { $1.readInsets(into: &$0.insets, &$2) },
    "padding": { $1.readInsets(into: &$0.padding, &$2) },
    "caps": {
      $0.caps.place = $1.place
      $1.readInsets(into: &$0.caps.value, &$2)
    },
    "content-frame": { $0.contentFrame = $1.border("content frame", &$2) ?? $0.contentFrame },
    "arrow": { $0.arrow.read($1, &$2) },
    "overlap": { $0.arrow.overlap = $1.integer(in: 0...1, &$2) ?? $0.arrow.overlap },
    "join": { $0.arrow.readJoins($1, &$2) },
    "images": { $0.seamless.read($1, &$2) },
    "title": { $1.readLabel(into: &$0.title, &$2) },
    "footer": { $1.readLabel(into: &$0.footer, &$2) },
    "shadow": { $1.readShadow(into: &$0.shadow, &$2) },
    "backdrop": { $1.readBackdrop(into: &$0.backdrop, &$2) },
  ]

  /// Reads a border. Of a border and a picture of the background the later one counts.
  private mutating func readBorder(_ node: SourceNode, _ faults: inout [Fault]) {
    guard let border = node.border("border", &faults) else { return }
    (self.border, background) = (border, PictureDraft())
    isPicture = node.isBorderPicture
  }

  /// Starts another file, or another part of one.
  mutating func startPart() { arrow.startPart() }

  /// The kind for which the pictures are made.
  var kinds: [ChromeKind] {
    if seamless.firstName != nil { return [.seamless] }
    return [arrow.isOnePicture ? .turnedArrow : .fourArrows]
  }

  /// The shape with its defaults. Pictures and joins of a wrong size are faults.
  func shape(_ faults: inout [Fault]) -> ThemeShape {
    let picture = background.background(&faults)
    let border = background.art == nil ? self.border : nil
    if border != nil { checkCaps(&faults) }
    var shape = ThemeShape(
      border: border, padding: padding, contentFrame: contentFrame, capInsets: caps.value,
      title: title, footer: footer, shadow: shadow, backdrop: backdrop)
    shape.insets = insets
    shape.background = picture
    shape.seamless = seamless.seamless(&faults)
    if let arrow = arrow.arrow(on: border, &faults) { shape.arrow = arrow }
    shape.turnedArrow = shape.arrow.turnedFromUp(on: border)
    return shape
  }

  /// Requires that the caps of a border that is a picture leave something to repeat.
  private func checkCaps(_ faults: inout [Fault]) {
    guard isPicture, let problem = CellInsets(caps.value).problem(in: BorderSet.pictureSize) else {
      return
    }
    faults.append(Fault(at: caps.place, .theme(.picture(problem))))
  }
}

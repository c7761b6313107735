import CellCanvas

/// Pictures beside and below each other in one SVG file, each below its title.
public struct SVGSheet: Equatable, Sendable {
  /// What the sheet is called.
  public var title: String
  /// The pictures, row by row.
  public var pictures: [SVGPicture]
  /// The most pixels of a row; a single picture may be wider.
  public var width: Int

  /// A sheet whose rows are at most `width` pixels wide.
  public init(title: String, pictures: [SVGPicture], width: Int = 1280) {
    self.title = title
    self.pictures = pictures
    self.width = width
  }

  /// The whole file.
  public var text: String {
    let places = places
    let right = places.map { $0.x + $0.picture.pixels.width }.max() ?? 0
    let bottom = places.map { $0.y + $0.picture.pixels.height }.max() ?? 0
    let isThemed = pictures.contains(where: \.isThemed)
    let frame = SVGFrame(width: right + Self.gap, height: bottom + Self.gap)
    return frame.text(
      title: title, description: "",
      shownFirst: isThemed ? pictures.first?.variants.first?.appearance : nil,
      page(frame, isThemed) + places.map(element).joined())
  }

  private static let gap = 16
  private static let titleHeight = 20

  private typealias Placed = (x: Int, y: Int, picture: SVGPicture)

  /// The pictures in rows, as many in each as its width holds.
  private var places: [Placed] {
    var (x, y, rowHeight) = (Self.gap, Self.gap, 0)
    return pictures.map { picture in
      if x > Self.gap, x + picture.pixels.width + Self.gap > width {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      defer { x += picture.pixels.width + Self.gap }
      rowHeight = max(rowHeight, picture.pixels.height + Self.titleHeight)
      return (x, y + Self.titleHeight, picture)
    }
  }

  /// What is behind the pictures, for each kind of surroundings that they have.
  private func page(_ frame: SVGFrame, _ isThemed: Bool) -> String {
    appearances(isThemed).map { appearance in
      "<rect\(mark(appearance, isThemed)) width=\"\(frame.width)\" height=\"\(frame.height)\" "
        + "fill=\"\(SVGPaint(appearance: appearance).standardBack)\"/>\n"
    }.joined()
  }

  private func element(_ placed: Placed) -> String {
    let isThemed = pictures.contains(where: \.isThemed)
    let titles = appearances(isThemed).map { appearance in
      "<text\(mark(appearance, isThemed)) y=\"-6\" fill=\"\(SVGPaint(appearance: appearance).standardFront)\">"
        + "\(Markup.escaped(placed.picture.title))</text>\n"
    }
    let group = "<g transform=\"translate(\(placed.x) \(placed.y))\">\n"
    return group + titles.joined() + placed.picture.layers + "</g>\n"
  }

  private func appearances(_ isThemed: Bool) -> [Appearance] {
    isThemed ? [.dark, .light] : [pictures.first?.variants.first?.appearance ?? .dark]
  }

  private func mark(_ appearance: Appearance, _ isThemed: Bool) -> String {
    isThemed ? " class=\"\(appearance.rawValue)\"" : ""
  }
}

extension SVGPicture {
  fileprivate var pixels: (width: Int, height: Int) {
    (size.width * CellPixels.width, size.height * CellPixels.height)
  }
}

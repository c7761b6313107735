import CellCanvas
import MessageText

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
    let first = pictures.first?.variants.first?.appearance ?? .dark
    let isThemed = pictures.contains(where: \.isThemed)
    let other = first.other
    return Self.text(
      title: title, sizes: pictures.map(\.size), width: width,
      appearances: isThemed ? [first, other] : [first]
    ) { pictures[$0] }
  }

  /// The whole file of pictures that are made one at a time, so that many of them need little memory.
  ///
  /// - Parameters:
  ///   - title: what the file is called for those who do not see it.
  ///   - sizes: the sizes of the pictures.
  ///   - width: how wide the sheet should be, in pixels.
  ///   - appearances: the surroundings of which the sheet has a variant, the one that is shown
  ///     first before the other.
  ///   - picture: makes a picture; it is called once for each of the sizes, in order.
  public static func text(
    title: String, sizes: [CellSize], width: Int = 1280, appearances: [Appearance] = [.dark],
    picture: (Int) throws -> SVGPicture
  ) rethrows -> String {
    let places = places(of: sizes, width: width)
    let corners = zip(places, sizes).map { ($0.x + $1.pixels.width, $0.y + $1.pixels.height) }
    let frame = SVGFrame(
      width: (corners.map(\.0).max() ?? 0) + gap, height: (corners.map(\.1).max() ?? 0) + gap)
    let isThemed = appearances.count > 1
    let shown = isThemed ? [.dark, .light] : appearances
    var elements = page(frame, shown)
    for (index, place) in places.enumerated() {
      elements += element(try picture(index), at: place, shown)
    }
    return frame.text(
      title: title, description: "", shownFirst: isThemed ? appearances.first : nil, elements)
  }

  private static let gap = 16
  private static let titleHeight = 20

  private typealias Place = (x: Int, y: Int)

  /// The places of pictures in rows, as many in each as its width holds.
  private static func places(of sizes: [CellSize], width: Int) -> [Place] {
    var (x, y, rowHeight) = (gap, gap, 0)
    return sizes.map(\.pixels).map { pixels in
      if x > gap, x + pixels.width + gap > width {
        (x, y, rowHeight) = (gap, y + rowHeight + gap, 0)
      }
      defer { x += pixels.width + gap }
      rowHeight = max(rowHeight, pixels.height + titleHeight)
      return (x, y + titleHeight)
    }
  }

  /// What is behind the pictures, for each kind of surroundings that they have.
  private static func page(_ frame: SVGFrame, _ appearances: [Appearance]) -> String {
    appearances.map { appearance in
      "<rect\(mark(appearance, appearances)) width=\"\(frame.width)\" height=\"\(frame.height)\" "
        + "fill=\"\(SVGPaint(appearance: appearance).standardBack)\"/>\n"
    }.joined()
  }

  private static func element(
    _ picture: SVGPicture, at place: Place, _ appearances: [Appearance]
  ) -> String {
    let title = cut(picture.title, to: picture.size.width)
    let titles = appearances.map { appearance in
      "<text\(mark(appearance, appearances)) y=\"-6\" fill=\"\(SVGPaint(appearance: appearance).standardFront)\">"
        + "\(Markup.escaped(title))</text>\n"
    }
    let whole = title == picture.title ? "" : "<title>\(Markup.escaped(picture.title))</title>\n"
    let group = "<g transform=\"translate(\(place.x) \(place.y))\">\n\(whole)"
    return group + titles.joined() + picture.layers + "</g>\n"
  }

  /// A title without its middle where it is longer than a picture, as it would lie over the next one: names of files differ at
  /// their ends.
  private static func cut(_ title: String, to width: Int) -> String {
    guard GlyphText(title).width > width else { return title }
    let start = GlyphText(title).shortened(to: (width + 1) / 2).text
    var end = ""
    for character in title.reversed() {
      let longer = String(character) + end
      if GlyphText(start + longer).width > width { break }
      end = longer
    }
    return start + end
  }

  private static func mark(_ appearance: Appearance, _ appearances: [Appearance]) -> String {
    appearances.count > 1 ? " class=\"\(appearance.rawValue)\"" : ""
  }
}

extension CellSize {
  fileprivate var pixels: (width: Int, height: Int) {
    (width * CellPixels.width, height * CellPixels.height)
  }
}

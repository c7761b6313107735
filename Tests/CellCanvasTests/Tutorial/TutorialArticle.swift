import CellCanvas
import Foundation

/// The blocks of the article "Writing a background", without trailing blanks and empty lines.
struct TutorialArticle {
  private(set) var code: [[String]] = []
  private(set) var pictures: [[String]] = []

  private static let catalogue = "../../../Sources/CellCanvas/CellCanvas.docc/"

  /// The file that the interactive tutorial shows at a step.
  static func step(_ number: Int) -> String {
    catalogue + "Resources/SpeechBubble-\(number).swift"
  }

  /// The lines of text in a picture of the catalogue.
  static func lettering(of image: String) throws -> [String] {
    let elements = try text(of: catalogue + "Resources/" + image).components(separatedBy: "<text ")
    return elements.dropFirst().compactMap { element in
      element.split(separator: ">").dropFirst().first.map { String($0.prefix { $0 != "<" }) }
    }
  }

  init() throws {
    let article = try Self.text(of: Self.catalogue + "WritingABackground.md")
    for (number, part) in article.components(separatedBy: "```").enumerated()
    where number % 2 == 1 {
      let lines = Self.lines(part)
      if lines.first == "swift" { code.append(Array(lines.dropFirst())) }
      if lines.first == "text" { pictures.append(Array(lines.dropFirst())) }
    }
  }

  /// The lines of a file beside this one.
  static func lines(of path: String) throws -> [String] { lines(try text(of: path)) }

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  private static func text(of path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}

extension [String] {
  /// The same without the indentation of each line.
  var unindented: [String] { map { String($0.drop { $0 == " " }) } }
}

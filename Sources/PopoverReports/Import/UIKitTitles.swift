import AnnotatedYAML
import MessageText

/// The titles in lines of UIKit, of which one is the popover's.
struct UIKitTitles {
  /// Those of controllers, buttons, alerts and whatever else has one, in the order of the file.
  private var all: [(object: String, value: SourcePiece)] = []
  /// The objects that have what only matters in a popover.
  private var shown: Set<String> = []

  /// Takes an assignment to a property of an object, to which a path of names leads.
  mutating func read(_ property: String, of path: [String], _ value: SourcePiece) {
    let object = Self.object(path)
    switch property {
    case "title": all.append((object, value))
    case "preferredContentSize": shown.insert(object)
    case "modalPresentationStyle" where value.text.contains("opover"): shown.insert(object)
    case _ where path.contains(Self.popover): shown.insert(object)
    default: break
    }
  }

  private static let popover = "popoverPresentationController"

  /// The controller at the start of a path, without the names of its parts.
  private static func object(_ path: [String]) -> String {
    let names = path.drop { $0 == "self" }.prefix { ![popover, "navigationItem"].contains($0) }
    return names.isEmpty ? "self" : names.joined(separator: ".")
  }

  /// Takes the title of what is shown in a popover, or else the first one. An object has the title that it gets last.
  func apply(to draft: inout SceneDraft) {
    let own = all.filter { shown.contains($0.object) }
    let titles = own.isEmpty ? all : own
    guard let object = titles.first?.object else { return }
    if own.isEmpty, !shown.isEmpty {
      draft.lose(
        "what the popover's title is; that of '\(object)' was taken", at: titles[0].value.place)
    }
    for other in titles where other.object != object {
      draft.lose(
        "the title of '\(other.object)', as that of another object was taken", at: other.value.place
      )
    }
    if let last = titles.last(where: { $0.object == object }) { read(last.value, &draft) }
  }

  private func read(_ value: SourcePiece, _ draft: inout SceneDraft) {
    let title = value.text.trimmed.literal
    draft.title = title ?? ""
    if title == nil { draft.lose("a title that is worked out", at: value.place) }
  }
}

extension String {
  /// The text of a literal of Swift or Objective-C; `nil` if it is none, or has something that is worked out in it.
  fileprivate var literal: String? {
    let start = drop { $0 == "@" }
    guard start.first == "\"", !start.contains("\\(") else { return nil }
    var (text, rest) = (String.UnicodeScalarView(), start.unicodeScalars.dropFirst())
    while let scalar = rest.popFirst(), scalar != "\"" {
      text.append(scalar == "\\" ? rest.popFirst().map(Self.escaped) ?? scalar : scalar)
    }
    return Substring(rest).trimmed.isEmpty ? String(text) : nil
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "n", "r", "t": " "
    default: scalar
    }
  }
}

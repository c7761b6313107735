import CellCanvas
import CellPictures
import MessageText
import PlacementRequests
import PopoverGeometry

/// Two pictures, and what is different in them.
package struct PictureComparison: Equatable, Sendable {
  /// One of two pictures that are compared.
  package struct Subject: Equatable, Sendable {
    package var name: String
    package var canvas: Canvas
    package var appearance: Appearance
    /// Where its popovers are, a sentence for each behind its name; `nil` for a picture that says nothing of that.
    package var sentences: [String]?

    package init(
      _ name: String, _ canvas: Canvas, appearance: Appearance, sentences: [String]? = nil
    ) {
      (self.name, self.canvas, self.appearance) = (name, canvas, appearance)
      self.sentences = sentences
    }
  }

  private let one: Subject
  private let other: Subject
  private let difference: CanvasDifference

  package init(_ one: Subject, _ other: Subject) {
    (self.one, self.other) = (one, other)
    difference = CanvasDifference(one.canvas, other.canvas)
  }

  /// Whether no cell differs, and nothing that is said of popovers.
  package var isSame: Bool {
    difference.isEmpty && sentences.one.isEmpty && sentences.other.isEmpty
  }

  /// What is said of popovers in one picture alone; nothing where one of the pictures says nothing.
  private var sentences: (one: [String], other: [String]) {
    guard let one = one.sentences, let other = other.sentences else { return ([], []) }
    return (one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
  }

  /// The sentences and the rows that differ, and a line that says how many cells do.
  package var text: String {
    let said =
      sentences.one.map { "- \($0)\n" } + sentences.other.map { "+ \($0)\n" }
    return said.joined() + difference.text() + summary + "\n"
  }

  private var summary: String {
    let all = number(of: "cell", one.canvas.size.area)
    if isSame { return "the same, \(all)" }
    if difference.isEmpty { return "the same \(all), but other sentences" }
    let rows = Set(difference.parts.map(\.y)).count
    return "\(number(of: "cell", difference.cellCount)) in \(number(of: "row", rows)) "
      + (difference.cellCount == 1 ? "differs" : "differ")
  }

  /// Both pictures on a sheet with the cells marked that differ.
  package var svg: String {
    let pictures = [one, other].map { subject in
      let variant = SVGPicture.Variant(subject.canvas, appearance: subject.appearance)
      var picture = SVGPicture(title: subject.name.shownSafely, variants: [variant])
      picture.marks = difference.parts.map { $0.intersection(subject.canvas.bounds) }
        .filter { !$0.isEmpty }
      return picture
    }
    let width = pictures.map { $0.size.width }.reduce(0, +) * CellPixels.width + 100
    let title = pictures.map(\.title).joined(separator: " and ") + ": " + summary
    return SVGSheet(title: title, pictures: pictures, width: width).text
  }

  /// The parts that differ as one JSON object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer([
      "same": isSame, "one": one.name, "other": other.name,
      "sizes": [one.canvas.size, other.canvas.size], "cells": difference.cellCount,
      "parts": difference.parts,
      "sentences": ["one": sentences.one, "other": sentences.other] as JSON,
    ])
  }
}

import CellCanvas
import PlacementRequests
import PopoverGeometry
import PopoverScenes

extension FramePicture {
  /// Scene, answer, candidates and cells as one JSON object with the `version` of its form.
  package func json() throws -> String {
    try JSON.answer([
      "scene": scene, "screen": size, "theme": theme, "scheme": scheme.jsonValue,
      "placement": placement.jsonValue, "explanations": explanations,
      "cells": (0..<size.height).map { canvas.row($0).runs },
    ])
  }

  /// What is said of each popover that the library has placed, and all its candidates, as `poplab explain --json` has it.
  private var explanations: JSON {
    .list(
      placement.popovers.filter { $0.isShown && $0.layout.rule != .given }.map { popover in
        let explanation = popover.presentation.explanation()
        return [
          "name": popover.name, "explanation": popover.presentation.jsonValue(of: explanation),
        ]
      })
  }
}

/// Cells of one style beside each other.
private struct StyledRun: JSONRepresentable {
  var text: String
  var style: Style

  package var jsonValue: JSON {
    [
      "text": text, "foreground": style.foreground.fileWords,
      "background": style.background.fileWords,
      "attributes": style.attributes.names,
    ]
  }
}

extension [Cell] {
  fileprivate var runs: JSON {
    let runs = reduce(into: [StyledRun]()) { runs, cell in
      if runs.last?.style == cell.style {
        runs[runs.count - 1].text += cell.glyph.text
      } else {
        runs.append(StyledRun(text: cell.glyph.text, style: cell.style))
      }
    }
    return runs.jsonValue
  }
}

import CellCanvas
import PopoverGeometry

/// A place in the words of another program, for scripts that put a real popup there. The raw value is the name.
package enum PlaceFormat: String, CaseIterable, Sendable {
  case shell
  case tmux
  case vim
  case nvim

  /// One line without a line feed.
  package func line(_ layout: PopoverLayout) -> String {
    Self.writers[self]?(PlacedBox(layout)) ?? ""
  }

  private static let writers: [PlaceFormat: @Sendable (PlacedBox) -> String] = [
    .shell: \.shellWords, .tmux: \.tmuxOptions, .vim: \.vimDictionary, .nvim: \.neovimObject,
  ]
}

/// The box without its arrow, and what of it is border, padding and content.
private struct PlacedBox {
  let box: CellRect
  let content: CellRect
  let side: String

  init(_ layout: PopoverLayout) {
    (box, content) = (CellRect(layout.background), CellRect(layout.content))
    side = layout.sideName
  }

  /// A cell for the border on each side that has room for one.
  private var border: CellInsets { insets { min(1, $0) } }
  private var padding: CellInsets { insets { max(0, $0 - 1) } }

  private func insets(_ part: (Int) -> Int) -> CellInsets {
    CellInsets { axis in
      let (near, far) = (content[axis].start - box[axis].start, box[axis].end - content[axis].end)
      return Ends(near: part(max(0, near)), far: part(max(0, far)))
    }
  }

  /// Assignments that are safe for `eval`: figures and one word.
  var shellWords: String {
    "x=\(box.x) y=\(box.y) width=\(box.width) height=\(box.height) side=\(side)"
  }

  /// Options of `display-popup`.
  var tmuxOptions: String { TmuxCode.place(box).joined(separator: " ") }

  /// A dictionary for `popup_create()`, as `eval()` reads it.
  var vimDictionary: String {
    let words = [
      CodeText.vimPlace(box), CodeText.vimSize(content.size),
      CodeText.vimFrame(border: border, padding: padding),
    ]
    return "{\(words.joined(separator: ", "))}"
  }

  /// An object for `nvim_open_win()`, as `vim.json.decode()` reads it.
  var neovimObject: String {
    let (across, down) = (border[.horizontal].sum, border[.vertical].sum)
    let line = border == CellInsets(all: 1) ? "single" : "none"
    let isNone = line == "none"
    let width = max(1, box.width - (isNone ? 0 : across))
    let height = max(1, box.height - (isNone ? 0 : down))
    return "{\"relative\":\"editor\",\"row\":\(box.y),\"col\":\(box.x),\"width\":\(width),"
      + "\"height\":\(height),\"border\":\"\(line)\",\"style\":\"minimal\"}"
  }
}

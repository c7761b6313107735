import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A place in the words of another program, for scripts that put a real popup there. The raw value is the name.
package enum PlaceFormat: String, CaseIterable, Sendable {
  case shell
  case tmux
  case vim
  case nvim

  /// One line without a line feed.
  ///
  /// - Parameter border: the widths of the theme's border, 0 or 1.
  package func line(_ layout: PopoverLayout, border: CellInsets) -> String {
    Self.writers[self]?(PlacedBox(layout, border: border)) ?? ""
  }

  private static let writers: [PlaceFormat: @Sendable (PlacedBox) -> String] = [
    .shell: \.shellWords, .tmux: \.tmuxOptions, .vim: \.vimDictionary, .nvim: \.neovimObject,
  ]
}

/// The box without its arrow, and what of it is border, padding and content.
private struct PlacedBox {
  let box: CellRect
  let content: CellRect
  let frame: BoxFrame
  let side: String

  init(_ layout: PopoverLayout, border: CellInsets) {
    (box, content) = (CellRect(layout.background), CellRect(layout.content))
    (frame, side) = (BoxFrame(of: layout, border: border), layout.sideName)
  }

  /// Assignments that are safe for `eval`: figures and one word.
  var shellWords: String {
    "x=\(box.x) y=\(box.y) width=\(box.width) height=\(box.height) side=\(side)"
  }

  /// Options of `display-popup`.
  var tmuxOptions: String {
    let lines = TmuxCode.isBordered(box, isWhole: frame.isWhole) ? [] : [TmuxCode.noBorder]
    return (TmuxCode.place(box) + lines).joined(separator: " ")
  }

  /// A dictionary for `popup_create()`, as `eval()` reads it.
  var vimDictionary: String {
    let words = [
      CodeText.vimPlace(box), CodeText.vimSize(content.size),
      CodeText.vimFrame(border: frame.border, padding: frame.padding),
    ]
    return "{\(words.joined(separator: ", "))}"
  }

  /// An object for `nvim_open_win()`, as `vim.json.decode()` reads it.
  var neovimObject: String {
    let (line, taken) = frame.isWhole ? ("single", 2) : ("none", 0)
    let (width, height) = (max(1, box.width - taken), max(1, box.height - taken))
    return "{\"relative\":\"editor\",\"row\":\(box.y),\"col\":\(box.x),\"width\":\(width),"
      + "\"height\":\(height),\"border\":\"\(line)\",\"style\":\"minimal\"}"
  }
}

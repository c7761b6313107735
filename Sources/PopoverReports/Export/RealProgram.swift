import CellCanvas
import PlacementEngines
import PlacementRequests
import PopoverGeometry
import PopoverScenes

/// A program that is installed here and places boxes by a rule of its own, which it is asked about a scene.
package struct RealProgram: Sendable {
  /// How it is started, and where its answer is.
  package enum Start: Sendable {
    /// On a pseudo-terminal; its script reads the box off the screen, cell by cell, and writes it into a file.
    case terminal
    /// On the screen of a multiplexer, which shows the box in ``RealProgram/ink``.
    case screen
    /// A server of its own, whose screen shows the box in ``RealProgram/ink``.
    case multiplexer
    /// Without a window; the answer is in the page that it prints.
    case browser
  }

  package var name: String
  /// The names under which it may be installed.
  package var commands: [String]
  package var start: Start
  /// The version whose rule poplab knows.
  package var knownVersion: String
  /// What poplab knows of its rule.
  package var predicted: @Sendable (ExportedPopover) -> Rect?
  /// What it is given: a script, the options of a popup, or a page.
  package var question: @Sendable (ExportedPopover, _ answer: String) -> String

  /// The character with which popups are filled.
  package static let ink: Character = "o"

  package static let all = [
    RealProgram(
      name: "vim", commands: ["vim"], start: .terminal, knownVersion: "9.2",
      predicted: engine("vim"), question: vim),
    RealProgram(
      name: "nvim", commands: ["nvim"], start: .screen, knownVersion: "0.7",
      predicted: engine("neovim"), question: neovim),
    RealProgram(
      name: "tmux", commands: ["tmux"], start: .multiplexer, knownVersion: "3.3",
      predicted: tmuxPlace, question: tmux),
    RealProgram(
      name: "chromium", commands: ["chromium", "chromium-browser", "google-chrome"],
      start: .browser, knownVersion: "156", predicted: { CSSCode.target.expected($0) },
      question: page),
  ]

  private static func engine(_ name: String) -> @Sendable (ExportedPopover) -> Rect? {
    { EngineCatalog.shipped.engine(named: name)?.answer($0.engineScene)?.frame }
  }

  private static let vim: @Sendable (ExportedPopover, String) -> String = { subject, answer in
    let scene = subject.engineScene.movedToZero
    let popup = scene.vimPopup
    let lines = popup.lineWidths.map { "'\(String(repeating: ink, count: $0))'" }
    return """
      set nocompatible encoding=utf-8 laststatus=0 noruler noshowcmd shortmess+=F nomore
      let &columns = \(Int(scene.container.width))
      let &lines = \(Int(scene.container.height))
      let box = popup_create([\(lines.joined(separator: ", "))], {'line': \(popup.line), \
      'col': \(popup.col), 'pos': '\(popup.pos.rawValue)', 'wrap': 0})
      call setline(1, repeat([repeat('.', &columns)], &lines))
      redraw!
      let [rows, columns] = [[], []]
      for row in range(1, &lines)
        for column in range(1, &columns)
          let cell = screenstring(row, column)
          if cell ==# '\(ink)' || cell !=# '.' && row < &lines
            call add(rows, row)
            call add(columns, column)
          endif
        endfor
      endfor
      let frame = [min(columns) - 1, min(rows) - 1, max(columns) - min(columns) + 1, max(rows) - min(rows) + 1]
      call writefile([json_encode(empty(rows) ? [] : frame)], \(CodeText.vim(answer)))
      qall!

      """
  }

  /// The command line lies below the container.
  private static let neovim: @Sendable (ExportedPopover, String) -> String = { subject, _ in
    let float = subject.engineScene.movedToZero.neovimFloat
    return """
      local text = vim.api.nvim_create_buf(false, true)
      vim.fn.setbufline(text, 1, vim.fn['repeat']({ ('\(ink)'):rep(vim.o.columns) }, vim.o.lines))
      vim.o.laststatus, vim.o.ruler, vim.o.showcmd, vim.o.showmode = 0, false, false, false
      vim.api.nvim_open_win(text, false, {
        relative = 'editor', anchor = '\(float.anchor.rawValue)', row = \(Int(float.row)), \
      col = \(Int(float.col)), width = \(Int(float.size.width)), height = \(Int(float.size.height)), \
      style = 'minimal',
      })

      """
  }

  private static let tmux: @Sendable (ExportedPopover, String) -> String = { subject, _ in
    TmuxCode.place(subject.wantedBox).joined(separator: " ")
  }

  private static let tmuxPlace: @Sendable (ExportedPopover) -> Rect? = { subject in
    let scene = subject.engineScene
    let screen = CellRect(size: CellRect(scene.container).size)
    let box = subject.wantedBox.moved(into: screen)
    return Rect(box).offset(x: scene.container.x, y: scene.container.y)
  }

  private static let page: @Sendable (ExportedPopover, String) -> String = { subject, _ in
    CSSCode.target.code(subject) + """
      <script>
        // Not in an animation frame: a browser without a window may print its page before it has drawn one.
        addEventListener("load", () => setTimeout(() => {
          const [area, box] = [".screen", ".popover"].map((name) =>
            document.querySelector(name).getBoundingClientRect());
          const figures = [(box.left - area.left) / 8, (box.top - area.top) / 16, box.width / 8, box.height / 16];
          document.body.innerHTML = '<pre id="answer">' + JSON.stringify(figures) + '</pre>';
        }, 200));
      </script>

      """
  }
}

extension ExportedPopover {
  /// The box below or above the anchor with their left edges aligned, as a script for tmux would have it.
  fileprivate var wantedBox: CellRect {
    let scene = engineScene.movedToZero
    let size = CellSize(scene.popupSize)
    let top =
      scene.isBelowPreferred
      ? scene.anchor[.vertical].end + scene.gap
      : scene.anchor.y - scene.gap - scene.popupSize.height
    return CellRect(x: Int(scene.anchor.x), y: Int(top), width: size.width, height: size.height)
  }

  /// What poplab, what it predicts of the program, and what the program itself said.
  package func comparison(
    with program: RealProgram, version: String, answer: Rect
  ) -> EngineComparison {
    let rows = [
      ("poplab", Rect(box) as Rect?),
      ("\(program.name) \(program.knownVersion), predicted", program.predicted(self)),
      ("\(program.name) \(version)", answer),
    ]
    var scene = engineScene
    scene.container = Rect(screen)
    return EngineComparison(scene, answers: rows.map { (engine: $0.0, frame: $0.1) })
  }
}

extension CellSize {
  fileprivate init(_ size: Size) { self.init(width: Int(size.width), height: Int(size.height)) }
}

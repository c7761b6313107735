import PopoverThemes

/// Everything that a user can do.
public indirect enum LabAction: Equatable, Sendable {
  case edit(SceneEdit)
  /// Says what a key of the scene's file has now.
  case tell(SceneKey)
  /// Does the last change of the scene again.
  case repeatEdit
  /// A scene by its name, or by the path of its file.
  case openScene(String)
  /// Opens the line for commands with the beginning of one.
  case promptFor(String)
  /// Opens the list of all scenes at hand.
  case listScenes
  /// Into its own file, or into another one; forced, over what others have written.
  case saveScene(path: String?, isForced: Bool)
  /// What a lab that has ended did not save, by what it is called; `nil` is the only one there is.
  case recover(String?)
  /// Gives that up.
  case forget(String?)
  case undo
  case redo
  case nextAnchor(Int)
  case nextPopover(Int)
  case nextTheme
  /// A theme by its name, or by the path of its file.
  case useTheme(String)
  /// The next kind of chrome of the theme.
  case nextKind
  case useKind(ChromeKind)
  /// The theme's variant for other surroundings, light or dark.
  case nextAppearance
  case useAppearance(Appearance)
  case browseThemes
  /// In the browser of themes alone.
  case browse(BrowserAction)
  /// Opens the contact sheet of the theme in use.
  case showSheet
  /// That of another theme, by its name or its path, which is in use from then on.
  case showSheetOf(String)
  /// Those of all themes.
  case showEverySheet
  /// On the contact sheet alone.
  case view(SheetAction)
  /// Shows what explains the scene, or hides it.
  case toggle(Overlays)
  /// Opens the inspector, turns its pages, and closes it after the last.
  case inspect
  /// Compares engines, or goes back to the scene.
  case compareEngines
  /// Compares engines by their names.
  case compareNamed([String])
  /// While engines are compared.
  case compare(ComparisonAction)
  case dial(DialAction)
  /// What moves by itself.
  case play(PlayAction)
  /// What goes from one place to another because of a change.
  case motion(MotionAction)
  /// Sends text to the clipboard, and with the next time another.
  case copyNext
  /// Sends text to the clipboard, or writes it into a new file.
  case copy(CopiedThing, to: String?)
  case reset
  /// Opens the line for commands.
  case prompt
  /// Opens the list of all commands.
  case palette
  /// While a command or a search is typed.
  case type(TypingAction)
  /// Opens the list of keys, turns its pages, and closes it after the last.
  case help
  /// Closes what is open, or forgets the count.
  case close
  case redraw
  case suspend
  case quit
  case interrupt
  /// Another action so often, for each time that it is asked for.
  case times(Int, LabAction)
}

/// What a user can do with a line that is typed, beside typing.
public enum TypingAction: Equatable, Sendable {
  /// Runs the command, or goes to the list of what was found.
  case accept
  /// Leaves the line and forgets what was typed.
  case cancel
  /// Goes to the next word that the line may become, or to the one before.
  case complete(Int)
  /// Goes by so many lines through what is listed, or through the commands that were run; positive is
  /// down.
  case step(Int)
}

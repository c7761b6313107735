import ArgumentParser
import ColorSchemes
import PopoverLab
import PopoverThemes

/// The colour scheme in place of a theme's own colours.
struct SchemeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A colour scheme in place of the theme's colours, by its name or the path of its file; auto takes those "
        + "that the terminal says it has, none those of the theme.",
      valueName: "name|path"), completion: .schemes)
  var scheme: String?

  /// A theme in the colours of the scheme; `preferred` is what holds where the option is not given.
  func colored(_ theme: Theme, preferred: String? = nil) throws -> Theme {
    try chosen(preferred, in: SchemeLibrary()).map { theme.colored(by: $0.scheme) } ?? theme
  }

  /// The themes of a lab in the colours of the scheme, with the names of all schemes.
  func shelf(
    _ themes: ThemeCollection, preferred: String?, terminal: TerminalScheme
  ) throws -> ThemeCollection {
    let library = SchemeLibrary(terminal: terminal)
    var themes = themes
    themes.schemes = SchemeShelf(names: library.names, paths: library.paths)
    if let chosen = try chosen(preferred, in: library) {
      themes.use(chosen.scheme, called: chosen.name)
    }
    return themes
  }

  /// The scheme and what finds it, if there is one. What the terminal does not say is an error only where the option
  /// asks for it.
  private func chosen(
    _ preferred: String?, in library: SchemeLibrary
  ) throws -> (name: String, scheme: ColorScheme)? {
    guard let name = scheme.map(library.reference) ?? preferred, name != SchemeName.none else {
      return nil
    }
    do { return (name, try library.chosenScheme(name)) } catch let failure as TerminalSchemeFailure
    {
      if scheme != nil { throw failure.ofCommand() }
      StandardError.write("poplab: \(failure); themes keep their own colours\n")
      return nil
    }
  }
}

extension SchemeOption {
  /// - Throws: ``CommandFailure`` if a scheme was given that is not there, or is none.
  func check() throws {
    guard let scheme, scheme != SchemeName.none else { return }
    do { _ = try SchemeLibrary().scheme(scheme) } catch let failure as TerminalSchemeFailure {
      throw failure.ofCommand()
    }
  }

  /// - Throws: ``CommandFailure`` if themes are to be in another scheme and there are none.
  func refuse(unlessThemeIn inputs: [CheckedInput]) throws {
    let isTheme = inputs.contains { if case .theme = $0 { true } else { false } }
    guard !isTheme, scheme != nil else { return }
    throw CommandFailure(
      "--scheme is for themes, and only colour schemes are named; leave it out, or name a theme",
      status: .usage)
  }
}

import ArgumentParser
import ColorSchemes
import PopoverReports

/// Which colour schemes of folders are meant, and in which order.
struct SchemeListOptions: ParsableArguments {
  @Option(
    help:
      "The order of schemes: name, brightness (the darkest first) or contrast (the lowest first).")
  var sort: SchemeOrder?

  @Flag(help: "Dark schemes only.")
  var dark = false

  @Flag(help: "Light schemes only.")
  var light = false

  @Option(help: ArgumentHelp("The schemes whose name has all words.", valueName: "words"))
  var search: String?

  func validate() throws {
    if dark, light {
      throw ValidationError("a scheme is dark or light; leave out --dark or --light.")
    }
  }

  /// The first option that was given, if there is one.
  var given: String? {
    [String](given: [
      "--sort": sort != nil, "--dark": dark, "--light": light, "--search": search != nil,
    ]).first
  }

  /// What is meant of all that was read.
  func list(_ found: [SchemeSummary]) -> SchemeList {
    var list = SchemeList(found)
    list.keep(appearance: dark ? .dark : light ? .light : nil, words: search ?? "")
    if let sort { list.sort(by: sort) }
    return list
  }
}

extension SchemeOrder: WordArgument {}

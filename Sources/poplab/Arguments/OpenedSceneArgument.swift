import ArgumentParser

/// The scene that a command is about.
struct OpenedSceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scene that comes with the program by its name, or a scene file by its path.",
      valueName: "scene"))
  var name: String?
}

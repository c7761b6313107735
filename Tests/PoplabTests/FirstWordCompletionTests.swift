import CellCanvas
import Foundation
import PopoverScenes
import TerminalDriver
import TestSupport
import Testing

/// The first word that is typed after `poplab` may be a command or a scene, in shells as people use them.
@Suite("Completion of the first word")
struct FirstWordCompletionTests {
  struct Shell: CustomTestStringConvertible {
    var path: String
    var arguments: [String]
    /// Where the script lies, below the test's folder.
    var script: String
    /// The line that loads the script.
    var load: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var testDescription: String { "\(name): \(load)" }
    var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }
  }

  private static let zsh = "autoload -U compinit; compinit -u -D"
  private static let shells = [
    Shell(
      path: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"], script: "poplab",
      load: "source ./poplab"),
    Shell(
      path: "/usr/bin/zsh", arguments: ["-f", "-i"], script: "poplab",
      load: "\(zsh); source ./poplab"),
    Shell(
      path: "/usr/bin/zsh", arguments: ["-f", "-i"], script: "_poplab",
      load: "fpath=($PWD $fpath); \(zsh)"),
    Shell(
      path: "/usr/bin/fish", arguments: ["--no-config"], script: "poplab", load: "source ./poplab"),
  ].filter(\.isThere)

  private let folder = TemporaryFolder()

  /// The shell in the test's folder, once it has the script.
  private func start(_ shell: Shell) throws -> EmulatedTerminal {
    let script = try BuiltProgram.run("poplab", ["--generate-completion-script", shell.name])
    try folder.write([
      shell.script: script.output, "zebra.yaml": "", "my dir/fine scene.yaml": "",
    ])
    let built = URL(fileURLWithPath: try BuiltPrograms.path(of: "poplab"))
    let terminal = try EmulatedTerminal(
      shell.path, shell.arguments,
      environment: [
        "HOME": folder.path, "PATH": built.deletingLastPathComponent().path + ":/usr/bin:/bin",
      ])
    terminal.type("cd \(folder.path); \(shell.load); clear; echo loa''ded\r")
    try terminal.wait(forText: "loaded")
    return terminal
  }

  @Test(arguments: shells)
  func itIsACommandOrASceneOrAFile(shell: Shell) throws {
    let terminal = try start(shell)
    for (typed, completed) in [
      ("tour-w", "tour-why"), ("rend", "render"), ("zeb", "zebra.yaml"), ("nes", "nested"),
      ("scenes show tour-f", "tour-freeze"), ("--theme cla", "--theme classic"),
      ("--theme classic tour-h", "tour-hold"), ("help rend", "help render"),
      ("help themes prev", "themes preview"), ("nested --reduc", "nested --reduced-motion"),
      ("./zebra.yaml --theme mb-b", "--theme mb-blue"),
      // What is not finished has no blank behind it.
      ("themes check nord --at-least te\t4", "text=4"),
      ("scenes show my\tfi", "my\\ dir/fine\\ scene.yaml"),
    ] {
      terminal.type("\u{15}poplab \(typed)\t")
      try terminal.wait(forText: completed)
    }
  }

  /// A second word is none of the first.
  @Test func noSceneFollowsACommandThatTakesNone() throws {
    let script = try BuiltProgram.run("poplab", ["--generate-completion-script=bash"])
    let lines =
      script.output + """
        poplab() { "$POPLAB" "$@"; }
        for words in 'doctor tour' 'tour' 'rend' '--tour' '--painter d' '--theme classic tour' 'help rend' \
          'export --as tm' 'compare --real vi'; do
          COMP_LINE="poplab $words" COMP_WORDS=(poplab $words) COMPREPLY=()
          COMP_POINT=${#COMP_LINE} COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _poplab_or_scene poplab "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
          echo "$words: ${#COMPREPLY[@]}"
        done
        """
    let shell = try BuiltProgram.run(
      path: "/bin/bash", ["-c", lines],
      environment: ["POPLAB": try BuiltPrograms.path(of: "poplab")])
    let tours = ShippedScenes.names.count { $0.hasPrefix("tour") }
    #expect(
      shell.output
        == "doctor tour: 0\ntour: \(tours)\nrend: 1\n--tour: 0\n--painter d: 1\n"
        + "--theme classic tour: \(tours)\nhelp rend: 1\nexport --as tm: 1\n"
        + "compare --real vi: 1\n")
  }
  /// Nothing in the name of a file is run or taken apart.
  @Test func namesOfFilesAreWords() throws {
    let names = [
      "$(echo ran>&2).yaml", "`echo ran>&2`.yaml", "dol$lar.yaml", "it's.yaml", "two words.yaml",
    ]
    for name in names { try folder.write("", to: name) }
    let script = try BuiltProgram.run("poplab", ["--generate-completion-script=bash"])
    let lines =
      "cd '\(folder.path)'\n" + script.output + """
        poplab() { "$POPLAB" "$@"; }
        COMP_LINE="poplab check " COMP_WORDS=(poplab check "") COMP_CWORD=2 COMP_POINT=13 COMPREPLY=()
        _poplab_or_scene poplab "" check
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let shell = try BuiltProgram.run(
      path: "/bin/bash", ["-c", lines],
      environment: ["POPLAB": try BuiltPrograms.path(of: "poplab")])
    let offered = shell.output.split(separator: "\n").map(String.init)
    #expect(Set(names).isSubset(of: Set(offered)), "\(offered)")
    #expect(!shell.errors.contains("ran"), "\(shell.errors)")
  }
}

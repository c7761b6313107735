import ArgumentParser
import CursesFront
import Foundation
import PopoverScenes

/// `poplab doctor`: what the lab would find and work with here.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what the lab finds here: terminal, settings and who has made them, files.",
    discussion: """
      Examples:
        poplab doctor
        poplab doctor --color never --json

      Options count as they would for the lab. It works without a terminal too. The exit status is 1 if \
      something is wrong in the user's files.
      """)

  @Option(
    help: ArgumentHelp(
      "A theme by its name, or a theme file by its path.", valueName: "name|path"))
  var theme: String?

  @OptionGroup var look: LookOptions

  @Flag(help: "Print the answer as JSON.")
  var json = false

  func run() throws {
    StandardOutput.reportClosedPipes()
    let environment = ProcessInfo.processInfo.environment
    let doctor = Doctor(
      preferences: Preferences(look, theme: theme, environment: environment),
      terminal: .current(), environment: environment)
    let report = doctor.report
    try StandardOutput.write(json ? try report.json() + "\n" : report.text)
    if !report.faults.isEmpty { throw ExitCode(1) }
  }
}

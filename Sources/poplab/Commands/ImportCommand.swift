import ArgumentParser
import CellCanvas
import Foundation
import MessageText
import PlacementRequests
import PopoverGeometry
import PopoverLab
import PopoverReports
import PopoverScenes
import PopoverThemes

/// `poplab import`: what was written for another program becomes a scene.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a scene of what was written for another program.",
    discussion: """
      Examples:
        poplab import popover.json > mine.yaml
        WAYLAND_DEBUG=1 program 2> log; poplab import log --output mine.yaml
        poplab import ViewController.swift --cell 10x20

      The content tells what a file is: options of floating-ui as JSON.stringify() writes them, with \
      placement, middleware and rects; requests of xdg_positioner, in a log of WAYLAND_DEBUG or in C; or \
      lines of UIKit with sourceRect, preferredContentSize, permittedArrowDirections, popoverLayoutMargins \
      and canOverlapSourceViewRect. What could not be carried over is a comment in the scene, and is \
      said on standard error.

      Exit status: 0 written; 65 the file is none of these, or is wrong; 66 no such file; 73 the output \
      cannot be made, or is there already; 74 it could not be written.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "path"), completion: .file()
  )
  var file: String

  @Option(
    form: "WxH", read: CellArguments.cell,
    help: "The size of a cell in the points or pixels of the file; 8x16 if it is not given.")
  var cell = CellSize(width: 8, height: 16)

  @Option(
    help: ArgumentHelp(
      "The theme whose border and arrow the scene is made for, and which it names; without one, it is made for \(ThemeLibrary.defaultName) and names none.",
      valueName: "name|path"),
    completion: .themes)
  var theme: String?

  @Option(help: ArgumentHelp("A new file for the scene.", valueName: "file"), completion: .file())
  var output: String?

  func run() throws {
    if let output { try OutputFile.check(output, holds: .yaml, "a scene of YAML") }
    let imported = try scene()
    for remark in imported.remarks {
      StandardError.write("poplab: note: \(remark.sentence)\n")
    }
    let bytes = Array(imported.text.utf8)
    guard let output else { return try StandardOutput.write(bytes) }
    try OutputFile.create(bytes, at: output)
  }

  private func scene() throws -> SceneImport {
    let bytes = file == "-" ? try StandardInput.wholeText() : try InputFile.needed(file)
    let metrics = try ThemeLibrary.current.theme(theme ?? ThemeLibrary.defaultName).metrics
    do throws(SceneError) {
      var imported = try SceneImport(
        bytes, path: file, name: name,
        cell: Size(width: Double(cell.width), height: Double(cell.height)),
        metrics: metrics)
      imported.scene.theme = themeInFile
      return imported
    } catch {
      throw CommandFailure(error.faults, in: error.path)
    }
  }

  /// How the new file names the theme: a path from a file in another folder is a whole one.
  private var themeInFile: String? {
    let folder = (output.map { $0 as NSString })?.deletingLastPathComponent ?? ""
    guard let theme, theme.isThemePath, !["", "."].contains(folder) else { return theme }
    return URL(fileURLWithPath: theme).path
  }

  private var name: String { file == "-" ? "imported" : file.fileStem }
}

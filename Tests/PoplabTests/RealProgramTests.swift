import Foundation
import TerminalDriver
import Testing

/// What `poplab export` writes is shown in the real programs, where they are installed.
@Suite("Real programs", .serialized)
struct RealProgramTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("RealPrograms/prove.py")

  /// Whether the search path has one of these programs.
  static func has(_ names: String...) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  @Test(.enabled(if: has("vim") && has("python3"), "vim or python3 is not installed"))
  func vimShowsPopupsWherePoplabPutsThem() throws { try prove("vim", scenes: 100) }

  @Test(.enabled(if: has("nvim") && has("python3"), "nvim or python3 is not installed"))
  func neovimShowsFloatsWherePoplabPutsThem() throws { try prove("neovim", scenes: 100) }

  @Test(.enabled(if: has("tmux") && has("python3"), "tmux or python3 is not installed"))
  func tmuxShowsPopupsWherePoplabPutsThem() throws { try prove("tmux", scenes: 12) }

  @Test(
    .enabled(
      if: has("chromium", "chromium-browser", "google-chrome") && has("python3"),
      "chromium or python3 is not installed"))
  func chromiumComesToThePlaceThatIsPredicted() throws { try prove("chromium", scenes: 40) }

  @Test(
    .enabled(
      if: has("go") && has("python3")
        && FileManager.default.fileExists(
          atPath: "/usr/share/gocode/src/github.com/charmbracelet/lipgloss"),
      "go, Debian's package of Lip Gloss, or python3 is not installed"))
  func lipGlossDrawsWherePoplabPutsThem() throws { try prove("lipgloss", scenes: 6) }

  private func prove(_ program: String, scenes: Int) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B", Self.script.path, program, "--scenes", "\(scenes)", "--seed", "7",
      "--poplab", try BuiltPrograms.path(of: "poplab"),
    ]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
  }
}

import Foundation
import TestSupport
import Testing

/// Looks for numbers that end the program: every option that takes figures, of every command, is given the ends of what an
/// integer and a floating point number can hold, in the form that it takes. Each run may refuse its numbers, but has to leave
/// by itself.
@Suite("Numbers beyond every range")
struct HostileNumbersTests {
  private let folder = TemporaryFolder()

  private static let least = "-9223372036854775808"
  private static let greatest = "9223372036854775807"

  /// What is written for the form of a value that the help shows; nothing for words.
  private static let values: [String: [String]] = {
    let numbers = [least, greatest, "-1e308"]
    let sizes = ["\(greatest)x\(greatest)", "\(least)x\(least)"]
    let lists = [
      "\(least),0,1,1", "0,0,\(greatest),1", "\(greatest),\(greatest),\(greatest),\(greatest)",
    ]
    let stabilities = numbers.map { "dead-band:\($0)" }
    return [
      "n": numbers, "1|2": numbers, "degrees": numbers, "seconds": numbers, "columns": numbers,
      "WxH": sizes, "WxH,...": sizes, "x,y,w,h": lists, "t,l,b,r": lists,
      "n|t,l,b,r": numbers + lists,
      "rechoose|while-it-fits|dead-band:N|least-movement": stabilities,
    ]
  }()

  /// Enough for each command to come to its other figures.
  private static let usual: [String: [String]] = [
    "place": question, "explain": question, "map": question,
    "render": ["hover", "--size", "40x12"],
    "chrome": ["--frame", "0,0,20,10"], "check": ["nested"],
  ]
  private static let question = [
    "--container", "40x12", "--anchor", "10,10,4,1", "--content", "12x5",
  ]

  static let runs: [[String]] = {
    let described = try? BuiltProgram.run("poplab", ["--experimental-dump-help"])
    guard let tool = described.flatMap({ try? Tool(describedBy: $0.output) }) else { return [] }
    return tool.command.options(after: []).flatMap { option in
      let others = without(option.name, usual[option.path.first ?? ""] ?? [])
      let given: [String] = (values[option.form] ?? []).map { "\(option.name)=\($0)" }
      return given.map { option.path + others + [$0] }
    }
  }()

  /// The arguments without an option and its value.
  private static func without(_ option: String, _ arguments: [String]) -> [String] {
    guard let place = arguments.firstIndex(of: option) else { return arguments }
    return Array(arguments[..<place] + arguments[(place + 2)...])
  }

  @Test func thereAreOptionsToTry() { #expect(Self.runs.count > 200) }

  @Test(arguments: runs) func theProgramLeavesByItself(arguments: [String]) throws {
    let outcome = try BuiltProgram.run("poplab", arguments, folder: folder)
    #expect(
      [0, 1, 64, 65, 66, 69, 73, 74].contains(outcome.status), "\(outcome.errors.prefix(200))")
  }
}

/// What the program says of itself when it is asked to dump its help.
private struct Tool: Decodable {
  struct Command: Decodable {
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    var kind: String
    var preferredName: Name?
    var valueName: String?
  }

  var command: Command

  init(describedBy text: String) throws {
    self = try JSONDecoder().decode(Tool.self, from: Data(text.utf8))
  }
}

extension Tool.Command {
  /// The long options that take a value, of this command and of all below it.
  fileprivate func options(
    after path: [String]
  ) -> [(path: [String], name: String, form: String)] {
    let own = (arguments ?? []).filter { $0.kind == "option" && $0.preferredName?.kind == "long" }
      .map { (path, "--" + ($0.preferredName?.name ?? ""), $0.valueName ?? "") }
    return own
      + (subcommands ?? []).flatMap { $0.options(after: path + [$0.commandName]) }
  }
}

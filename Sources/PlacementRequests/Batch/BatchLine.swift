import MessageText
import PlacementEngines

/// One line of a batch and its answer, both JSON objects, as `poplab place --batch` reads and writes them.
///
/// A line asks an engine by its `engine`, or the library's own if it names none. The keys of the question stand on the
/// line itself or under its key `in`; the article <doc:QuestionsInJSON> lists them.
public struct BatchLine: Equatable, Sendable {
  /// The answer in one line, in UTF-8, without a line feed at its end.
  public var answer: [UInt8]
  /// Whether the line could not be answered; its answer then says why, under `error`.
  public var isFault: Bool

  /// Answers one request.
  ///
  /// - Parameters:
  ///   - line: an object of JSON in UTF-8, with or without white space around it.
  ///   - number: the number of the line, counted from 1, which an error names.
  ///   - engines: those that a line may name beside the ones with words of their own. Each is asked about a scene.
  public init(answering line: [UInt8], number: Int, engines: EngineCatalog = .shipped) {
    var id = JSON.null
    do {
      let line = try RequestFields(reading: line)
      id = line.verbatim("id")
      let engine = try BatchEngine.named(line.optional("engine"), in: engines)
      self.init(answer: try engine.reply(to: line, id: id).bytes, isFault: false)
    } catch let fault as RequestFault {
      self.init(refusing: number, id: id, fault.reason)
    } catch {
      let reason = "the answer has a number out of range; ask with smaller ones"
      self.init(refusing: number, id: id, reason)
    }
  }

  /// Refuses a line that is longer than `limit`, the longest that is read, in bytes.
  public init(tooLong number: Int, limit: Int) {
    self.init(refusing: number, id: .null, "longer than \(limit) bytes; one request is one line")
  }

  private init(refusing number: Int, id: JSON, _ reason: String) {
    let fault: JSON = ["id": id, "error": "line \(number): \(reason)"]
    // Nothing but text and an id that was read, which can be written.
    self.init(answer: (try? fault.bytes) ?? [], isFault: true)
  }

  private init(answer: [UInt8], isFault: Bool) { (self.answer, self.isFault) = (answer, isFault) }
}

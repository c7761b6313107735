import PlacementEngines

/// One line of a batch and its answer, both JSON objects.
package struct BatchLine: Sendable {
  /// The answer in one line, without a line feed at its end.
  package var answer: [UInt8]
  /// Whether the line could not be answered.
  package var isFault: Bool

  /// Answers one request; an error names the line's number, which counts from 1.
  ///
  /// - Parameter engines: those that a line may name beside the ones with words of their own.
  package init(answering line: [UInt8], number: Int, engines: EngineCatalog = .shipped) {
    var id = JSON.null
    do {
      let line = try BatchFields(reading: line)
      id = line.verbatim("id")
      self.init(answer: try Self.reply(to: line, id: id, engines).bytes, isFault: false)
    } catch let fault as BatchFault {
      self.init(refusing: number, id: id, fault.reason)
    } catch {
      let reason = "the answer has a number out of range; ask with smaller ones"
      self.init(refusing: number, id: id, reason)
    }
  }

  /// Refuses a line that is longer than `limit`, the longest that is read, in bytes.
  package init(tooLong number: Int, limit: Int) {
    self.init(refusing: number, id: .null, "longer than \(limit) bytes; one request is one line")
  }

  private init(refusing number: Int, id: JSON, _ reason: String) {
    let fault: JSON = ["id": id, "error": "line \(number): \(reason)"]
    // Nothing but text and an id that was read, which can be written.
    self.init(answer: (try? fault.bytes) ?? [], isFault: true)
  }

  private init(answer: [UInt8], isFault: Bool) { (self.answer, self.isFault) = (answer, isFault) }

  private static func reply(
    to line: BatchFields, id: JSON, _ engines: EngineCatalog
  ) throws -> JSON {
    let engine = try BatchEngine.named(line.optional("engine"), in: engines)
    let key = line.contains("in") || engine.name != "poplab" ? "out" : "expect"
    let answer = try engine.answer(line: line)
    return ["id": id, key: answer.words, "placement": answer.placement]
  }
}

import PlacementRequests

/// What must hold for any bytes that are given as lines of a batch.
enum BatchTrial {
  static func complaint(about bytes: [UInt8]) -> String? {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let answer = BatchLine(answering: Array(line), number: index + 1)
      if let wrong = complaint(about: answer) { return wrong }
    }
    return nil
  }

  /// An answer is an object in one line that any terminal can show; an error is in it if it is one.
  private static func complaint(about answer: BatchLine) -> String? {
    let text = String(decoding: answer.answer, as: UTF8.self)
    guard text.isOneCleanLine else { return "not one clean line: \(text)" }
    guard let object = try? JSON(reading: answer.answer) else { return "no JSON: \(text)" }
    guard case .text(let reason)? = object["error"] else {
      return answer.isFault ? "a fault without a reason: \(text)" : nil
    }
    return answer.isFault && reason.hasPrefix("line ") ? nil : "an answer with an error: \(text)"
  }
}

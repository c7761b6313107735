import CursesFront

/// What must hold for any bytes that come from a terminal that was asked for its colours.
enum RepliesTrial {
  static func complaint(about bytes: [UInt8]) -> String? {
    let whole = replies(bytes, inPiecesOf: max(1, bytes.count))
    for length in [1, 2, 7, 512] where replies(bytes, inPiecesOf: length) != whole {
      return "other replies in pieces of \(length)"
    }
    if whole.waiting.count > 2_000 { return "\(whole.waiting.count) bytes are waiting" }
    if whole.typed.count + whole.waiting.count > bytes.count { return "more than has come" }
    let colors = Array(whole.colors.palette.values) + [whole.colors.background].compactMap(\.self)
    if colors.contains(where: { $0 > 0xFF_FFFF }) { return "a colour of more than three bytes" }
    return whole.colors.palette.keys.allSatisfy((0..<16).contains) ? nil : "a colour of no number"
  }

  private static func replies(_ bytes: [UInt8], inPiecesOf length: Int) -> ColorReplies {
    var replies = ColorReplies()
    for start in stride(from: 0, to: bytes.count, by: length) {
      replies.take(bytes[start..<min(bytes.count, start + length)])
    }
    return replies
  }
}

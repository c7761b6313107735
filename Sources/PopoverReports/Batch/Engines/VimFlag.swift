/// An option that is on or off: Vim takes 0 and 1, JSON also has its own words for them.
struct VimFlag: Decodable, Sendable {
  let isOn: Bool

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      isOn = flag
    } else {
      isOn = try value.decode(WholeNumber.self).value != 0
    }
  }
}

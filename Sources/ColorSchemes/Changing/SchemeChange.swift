extension ColorScheme {
  /// Its colours one by one, in the order in which files have them: for each the slots that have one key in the
  /// format, which cannot have different colours. What a base16 file has as background is its black too.
  public var parts: [[SchemeSlot]] {
    var seen: Set<SchemeSlot> = []
    return SchemeSlot.all.compactMap { slot in
      guard colors[slot] != nil, !seen.contains(slot) else { return nil }
      let slots = slots(sharedWith: slot)
      seen.formUnion(slots)
      return slots
    }
  }

  /// The slots that a file of the format gives with one key, this one first.
  private func slots(sharedWith slot: SchemeSlot) -> [SchemeSlot] {
    let rules = format.rules
    let shared = rules.key(of: slot).flatMap { rules.slots[$0] } ?? []
    return [slot] + SchemeSlot.all.filter { $0 != slot && shared.contains($0) }
  }

  /// The scheme with another colour in a slot, as a file of its format would have it: slots with the same key
  /// have it too, and what the format derives is derived anew.
  public func having(_ rgb: UInt32, in slot: SchemeSlot) -> ColorScheme {
    let rules = format.rules
    var scheme = self
    for slot in slots(sharedWith: slot) { scheme.colors[slot] = SchemeColor(rgb) }
    scheme.words.removeAll { rules.gives(slot, $0.key) }
    if rules.keepsAllAsExtras, let key = rules.key(of: slot) { scheme.setExtra(key, rgb) }
    return SchemeDraft(rederiving: scheme, rules).scheme
  }

  private mutating func setExtra(_ name: String, _ rgb: UInt32) {
    if let index = extras.firstIndex(where: { $0.name == name }) {
      extras[index].rgb = rgb
    } else {
      extras.append(SchemeExtra(name, rgb))
    }
  }
}

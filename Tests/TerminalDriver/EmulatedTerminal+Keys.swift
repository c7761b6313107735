import CVTerm
import PopoverLab

extension EmulatedTerminal {
  /// Presses a key, which this terminal reports as its modes require.
  package func press(_ key: Key) {
    let modifiers = VTermModifier(rawValue: UInt32(key.modifiers.rawValue))
    if case .character(let scalar) = key.code {
      emulator.type(scalar, modifiers)
    } else if let code = key.code.emulated {
      emulator.press(code, modifiers)
    }
    send(emulator.takeOutput())
  }

  /// Types text key by key, in one write.
  package func type(_ text: String) {
    // The emulator's own store for what is typed is small.
    let bytes = text.unicodeScalars.flatMap { scalar in
      emulator.type(scalar, VTERM_MOD_NONE)
      return emulator.takeOutput()
    }
    send(bytes)
  }

  package func paste(_ text: String) {
    emulator.paste(text)
    send(emulator.takeOutput())
  }
}

extension Key.Code {
  /// The emulator's name of a key that is no character.
  fileprivate var emulated: VTermKey? {
    if case .function(let number) = self {
      return VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
    }
    return Key.Code.emulated[self]
  }

  private static let emulated: [Key.Code: VTermKey] = [
    .enter: VTERM_KEY_ENTER, .tab: VTERM_KEY_TAB, .backspace: VTERM_KEY_BACKSPACE,
    .escape: VTERM_KEY_ESCAPE, .up: VTERM_KEY_UP, .down: VTERM_KEY_DOWN, .left: VTERM_KEY_LEFT,
    .right: VTERM_KEY_RIGHT, .insert: VTERM_KEY_INS, .delete: VTERM_KEY_DEL,
    .home: VTERM_KEY_HOME, .end: VTERM_KEY_END, .pageUp: VTERM_KEY_PAGEUP,
    .pageDown: VTERM_KEY_PAGEDOWN,
  ]
}

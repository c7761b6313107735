import CellCanvas

/// What a mouse does, as a terminal can report it.
package struct MouseEvent: Equatable, Sendable {
  package enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }

  package enum Action: Equatable, Sendable {
    case press(Button)
    /// A move to another cell while a button is down.
    case drag(Button)
    /// A button was released; not every terminal reports which.
    case release
    /// Notches of the wheel; positive is down.
    case wheel(Int)
  }

  package var action: Action
  package var point: CellPoint
  package var modifiers: Key.Modifiers

  package init(_ action: Action, at point: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}

// The mouse in scripts: what it does, with the modifiers before it as keys have them, and the cell, counted from 0 from
// the upper left corner, as in `press 30,10` and `C-right-press 4,2`.
extension MouseEvent {
  private static let scriptActions: [(name: String, action: Action)] = [
    ("press", .press(.left)), ("middle-press", .press(.middle)), ("right-press", .press(.right)),
    ("drag", .drag(.left)), ("middle-drag", .drag(.middle)), ("right-drag", .drag(.right)),
    ("release", .release), ("wheel-up", .wheel(-1)), ("wheel-down", .wheel(1)),
  ]

  /// The names of what it may do in a script.
  static var scriptNames: [String] { scriptActions.map(\.name) }

  /// The columns and rows of the largest terminal.
  static let scriptCells = 0...65_535

  /// What a script may say, as a regular expression.
  static var scriptPattern: String {
    "^([SACMsacm]-)*(\(scriptNames.joined(separator: "|"))) [0-9]{1,5},[0-9]{1,5}$"
  }

  /// The event that a script names; `nil` if it is none.
  package init?(scriptText: String) {
    let words = scriptText.split(separator: " ", omittingEmptySubsequences: false)
    let (modifiers, name) = Key.Modifiers.first(of: (words.first ?? "").unicodeScalars)
    let cell = (words.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { Self.scriptCell($0) }
    guard words.count == 2, cell.count == 2, let x = cell[0], let y = cell[1],
      let action = Self.scriptActions.first(where: { $0.name == String(name) })?.action
    else { return nil }
    self.init(action, at: CellPoint(x: x, y: y), modifiers)
  }

  private static func scriptCell(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), digits.count <= 5 else { return nil }
    return Int(digits).flatMap { scriptCells.contains($0) ? $0 : nil }
  }

  /// The event as scripts have it: once for each notch of the wheel.
  var scriptTexts: [String] {
    var (action, count) = (action, 1)
    if case .wheel(let notches) = action {
      (action, count) = (.wheel(notches.signum()), abs(notches))
    }
    let name = Self.scriptActions.first { $0.action == action }?.name ?? ""
    let text = "\(modifiers.scriptText)\(name) \(point.x),\(point.y)"
    return Array(repeating: text, count: count)
  }
}

extension Lab {
  /// Shows the lab on a terminal until it ends. All events that wait are taken before one frame is
  /// drawn; a resize takes the terminal's size of that moment.
  public mutating func run(on terminal: inout some Terminal) -> Ending {
    var painter = LabPainter()
    resize(to: terminal.size)
    while true {
      terminal.present(painter.frame(of: self))
      for event in terminal.waitForEvents() {
        switch event {
        case .key(let key): press(key).map { terminal.perform($0) }
        case .resized: resize(to: terminal.size)
        case .closed: ending = ending ?? .terminalLost
        }
        if let ending { return ending }
      }
    }
  }
}

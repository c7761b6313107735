import CursesFront

/// Both painters: whatever is true of a terminal is true with each.
let painters = [PainterChoice.curses, .direct]

import CellCanvas

/// Something that is drawn to be judged.
struct AuditSample {
  var name: String
  var draw: (Theme, ColorDepth) -> Canvas

  /// Every form of the chrome, each role of the content on every step of the fill, and a line for each
  /// role that is drawn around popovers.
  static func all(of theme: Theme) -> [AuditSample] {
    let forms = ChromeForm.all.map { form in
      AuditSample(name: form.name) { ChromeTile($0, form).canvas(depth: $1) }
    }
    let rows = 3 * theme.palette.steps(depth: .trueColor).count
    let contents = [ThemeRole.text, .dim, .selection].map { role in
      AuditSample(name: "\(rows) lines of \(role.name)") { theme, depth in
        let lines = Array(repeating: role, count: rows)
        return ChromeTile(theme, ChromeForm(nil), lines: lines).canvas(depth: depth)
      }
    }
    return forms + contents + [AuditSample(name: "other lines", draw: lines)]
  }

  private static func lines(_ theme: Theme, _ depth: ColorDepth) -> Canvas {
    let roles: [ThemeRole] = [.status, .hint, .key, .keyboard, .notice]
    var canvas = Canvas(size: CellSize(width: 12, height: roles.count))
    for (y, role) in roles.enumerated() {
      let style = theme.style(role, depth: depth)
      canvas.fill(CellRect(x: 0, y: y, width: 12, height: 1), with: Cell(style: style))
      canvas.draw(role.name, at: CellPoint(x: 1, y: y), style: style)
    }
    return canvas
  }
}

import PopoverThemes

/// Several theme files in one text: a line `=== name` begins the next one. A text above the size limit of
/// files is a single file.
package struct ThemeFamily {
  private var files: [ThemeSource] = []

  package init(_ bytes: [UInt8]) {
    if bytes.count > 1 << 20 {
      files = [ThemeSource(path: "first.yaml", bytes: bytes)]
      return
    }
    let mark = Array("=== ".utf8)
    var path = "first.yaml"
    var content: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark), files.count < 20 {
        files.append(ThemeSource(path: path, bytes: content))
        path = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        content = []
      } else {
        content += line + [UInt8(ascii: "\n")]
      }
    }
    if !content.isEmpty { content.removeLast() }
    files.append(ThemeSource(path: path, bytes: content))
  }

  /// The theme of the first file; the others are found by their paths.
  package func theme() throws(ThemeError) -> Theme {
    let files = files
    let reader = ThemeReader(knownNames: files.map(\.path)) { reference in
      files.first { $0.path == reference.text }
    }
    return try reader.theme(files[0])
  }
}

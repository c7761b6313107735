import CellCanvas
import PopoverGeometry

extension Theme {
  /// Reads a theme file.
  ///
  /// - Parameter path: names the file in messages, and the theme where the file does not.
  public init(_ source: [UInt8], path: String, reader: DocumentReader = DocumentReader())
    throws(ThemeError)
  {
    let document = reader.read(source)
    var faults = document.faults
    var draft = ThemeDraft(name: path.fileStem)
    document.root?.read(into: &draft, by: ThemeDraft.keys, &faults)
    let theme = draft.theme(&faults)
    guard faults.isEmpty else {
      throw .malformed(path: path, faults: faults.sorted { $0.place < $1.place })
    }
    self = theme
  }
}

extension String {
  /// The last part of a path without its extension.
  fileprivate var fileStem: String {
    let file = split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem.isEmpty ? file : stem)
  }
}

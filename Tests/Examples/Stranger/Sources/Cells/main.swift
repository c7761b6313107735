import PopoverGeometry

let layout = PopoverPresentation(
  sourceRect: Rect(x: 70, y: 20, width: 8, height: 1),
  container: Rect(x: 0, y: 0, width: 80, height: 24),
  preferredContentSize: Size(width: 20, height: 6),
  permittedArrowDirections: [.up, .down]
).layout()
print(layout.frame, layout.arrowOffset)

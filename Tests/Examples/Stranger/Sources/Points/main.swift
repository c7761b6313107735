import PopoverGeometry

let layout = PopoverPresentation(
  sourceRect: Rect(x: 70.5, y: 20, width: 33, height: 14),
  container: Rect(x: 0, y: 0, width: 320, height: 480),
  preferredContentSize: Size(width: 120, height: 40), grid: .points
).layout()
print(layout.frame, layout.arrowOffset)

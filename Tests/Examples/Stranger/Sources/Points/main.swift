import PopoverGeometry

let tooltip = PopoverPresentation.points(
  sourceRect: Rect(x: 70.5, y: 20, width: 33, height: 14),
  container: Rect(x: 0, y: 0, width: 320, height: 480),
  preferredContentSize: Size(width: 120.3, height: 40), pixelGrid: 2)
print(tooltip.layout().frame)
print(tooltip.sentence())

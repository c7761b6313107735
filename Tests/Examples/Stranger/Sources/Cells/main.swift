import PopoverGeometry

let popover = PopoverPresentation(
  sourceRect: Rect(x: 70, y: 20, width: 8, height: 1),
  container: Rect(x: 0, y: 0, width: 80, height: 24),
  preferredContentSize: Size(width: 20, height: 6))
print(popover.layout().frame, popover.layout().arrowOffset)
print(popover.sentence())

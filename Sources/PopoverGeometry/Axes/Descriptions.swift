// Every value is described as it is written in code, with its figures as they are read: nobody learns anything
// from the seventeenth digit of a sum.

extension Double: Coordinate {
  /// Values in points have the short names.
  public static var namePrefix: String { "" }

  /// The number with at most two decimals, and none that are zero: `3`, `-9.5`, `432.67`.
  public var readableFigure: String {
    guard abs(self) < 1e15 else { return description }
    let hundredths = Int((self * 100).rounded())
    if hundredths.isMultiple(of: 100) { return (hundredths / 100).description }
    return (Double(hundredths) / 100).description
  }
}

extension Int: Coordinate {
  /// Values in cells say so.
  public static var namePrefix: String { "Cell" }
  /// All of its digits.
  public var readableFigure: String { description }
}

extension Position: CustomStringConvertible {
  /// As it is written in code: `Point(x: 1, y: 2.5)`.
  public var description: String {
    "\(Scalar.namePrefix)Point(x: \(x.readableFigure), y: \(y.readableFigure))"
  }
}

extension Extent: CustomStringConvertible {
  /// As it is written in code: `Size(width: 3, height: 4.5)`.
  public var description: String {
    "\(Scalar.namePrefix)Size(width: \(width.readableFigure), height: \(height.readableFigure))"
  }
}

extension Rectangle: CustomStringConvertible {
  /// As it is written in code: `Rect(x: 1, y: 2, width: 3, height: 4.5)`.
  public var description: String {
    "\(Scalar.namePrefix)Rect(x: \(x.readableFigure), y: \(y.readableFigure), "
      + "width: \(width.readableFigure), height: \(height.readableFigure))"
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// As it is written in code: `Insets(top: 1, left: 2, bottom: 1, right: 2.5)`.
  public var description: String {
    "\(Scalar.namePrefix)Insets(top: \(top.readableFigure), left: \(left.readableFigure), "
      + "bottom: \(bottom.readableFigure), right: \(right.readableFigure))"
  }
}

extension Ends: CustomStringConvertible {
  /// As it is written in code: `Ends(near: 1, far: 2.5)`.
  public var description: String {
    "Ends(near: \(near.readableFigure), far: \(far.readableFigure))"
  }
}

extension Interval: CustomStringConvertible {
  /// As it is written in code: `Interval(start: 1, length: 2.5)`.
  public var description: String {
    "Interval(start: \(start.readableFigure), length: \(length.readableFigure))"
  }
}

import PopoverGeometry

/// A value for each direction of an arrow.
public struct DirectionTable<Value> {
  public var up: Value
  public var down: Value
  public var left: Value
  public var right: Value

  public init(up: Value, down: Value, left: Value, right: Value) {
    self.up = up
    self.down = down
    self.left = left
    self.right = right
  }

  /// A value worked out by the same rule for each direction.
  public init(_ value: (ArrowDirection) -> Value) {
    self.init(up: value(.up), down: value(.down), left: value(.left), right: value(.right))
  }

  public subscript(direction: ArrowDirection) -> Value {
    get {
      switch direction {
      case .up: up
      case .down: down
      case .left: left
      case .right: right
      }
    }
    set {
      switch direction {
      case .up: up = newValue
      case .down: down = newValue
      case .left: left = newValue
      case .right: right = newValue
      }
    }
  }
}

extension DirectionTable: Equatable where Value: Equatable {}
extension DirectionTable: Sendable where Value: Sendable {}

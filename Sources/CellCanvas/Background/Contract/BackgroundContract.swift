/// The rules that a background keeps beside those that the compiler knows.
///
/// * The metrics stay what they were when they were first asked.
/// * `arrowDirection` and `arrowOffset` keep what they are set to, and are obeyed.
/// * Nothing is drawn outside the frame.
/// * The same frame, direction and offset give the same cells: drawn twice, in another order, or after
///   any others.
/// * The arrow joins the border and lies between the corners, which it leaves as they are.
/// * With an arrow, the background covers what it covers without one.
public enum BackgroundContract {
  /// What a background does wrong: nothing if it keeps the contract.
  ///
  /// It is drawn in every direction and without an arrow, with offsets from end to end and far beyond, in
  /// sizes from nothing to many cells more than its corners and its arrow need. Each kind of fault is told
  /// once, with the first case that shows it, and faults that follow from others are not told. Of a frame
  /// that is too small for the corners and the arrow, no more is asked than that nothing is drawn outside
  /// of it, that a second drawing is like the first, and that the corners are whole if they have room.
  ///
  /// - Parameter page: the colours behind the popover. A block that fills a part of its cell and shows one
  ///   of them beside it leaves a gap there.
  public static func violations(
    of background: some PopoverBackground, on page: [Color] = [.standard]
  ) -> [ContractViolation] {
    var check = ContractCheck(background, on: page)
    check.run()
    return check.violations
  }
}

/// A rule of the contract that a background breaks, with a case that shows it.
public struct ContractViolation: Equatable, Sendable {
  public var fault: ContractFault
  public var example: ContractCase

  public init(_ fault: ContractFault, _ example: ContractCase) {
    self.fault = fault
    self.example = example
  }
}

extension ContractViolation: CustomStringConvertible {
  /// The fault in words and the case that shows it.
  public var description: String { "\(fault.words), \(example.words)" }
}

/// The rules of a background that the compiler cannot check.
///
/// * The metrics stay constant while the popover is shown.
/// * `arrowDirection` and `arrowOffset` keep the values that they are set to, and are obeyed.
/// * Nothing is drawn outside of the frame.
/// * The same frame, direction and offset give the same cells, independent of earlier drawings.
/// * The arrow joins the border and lies between the corners, which do not change.
/// * With an arrow, the background covers what it covers without one.
public enum BackgroundContract {
  /// The faults of a background; none if it keeps the contract.
  ///
  /// It is drawn in every direction and without an arrow, with offsets from end to end and far
  /// beyond, in sizes from nothing to many cells more than its corners and its arrow need. Each
  /// kind of fault is reported once, with the first case that shows it; faults that follow from
  /// others are not reported. In a frame that is too small for the corners and the arrow, a
  /// background must only draw nothing outside, draw the same when drawn again, and keep its
  /// corners whole if they have room.
  ///
  /// - Parameters:
  ///   - background: what is checked.
  ///   - page: the colours behind the popover. A block that fills a part of its cell leaves a gap
  ///     if the rest shows one of them.
  public static func violations(
    of background: some PopoverBackground, on page: [Color] = [.standard]
  ) -> [ContractViolation] {
    var check = ContractCheck(background, on: page)
    check.run()
    return check.violations
  }
}

/// A fault of a background, with a case that shows it.
public struct ContractViolation: Equatable, Sendable {
  /// What is wrong.
  public var fault: ContractFault
  /// The first case in which it shows.
  public var example: ContractCase

  /// A fault in a case.
  public init(_ fault: ContractFault, _ example: ContractCase) {
    self.fault = fault
    self.example = example
  }
}

extension ContractViolation: CustomStringConvertible {
  /// The fault in words and the case that shows it.
  public var description: String { "\(fault.words), \(example.words)" }
}

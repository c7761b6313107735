/// A rule of the contract that a background breaks, with a case that shows it.
public struct ContractViolation: Equatable, Sendable {
  public var fault: ContractFault
  public var example: ContractCase

  public init(_ fault: ContractFault, _ example: ContractCase) {
    self.fault = fault
    self.example = example
  }
}

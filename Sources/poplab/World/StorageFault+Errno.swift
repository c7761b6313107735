import Foundation
import PopoverLab
import SystemPackage

extension StorageFault {
  /// What the system has just refused.
  static func ofSystem() -> StorageFault { StorageFault(Errno(rawValue: errno)) }

  init(_ error: any Error) {
    let number = error as? Errno ?? Errno(below: error as NSError)
    let reason = number.map { "\($0)" } ?? "\(error)"
    let isOfDevice = number.map(Self.deviceFaults.contains) ?? false
    self = error as? StorageFault ?? (isOfDevice ? .failed(reason) : .refused(reason))
  }

  /// What the system says of a file that it has opened and cannot go on with.
  private static let deviceFaults = [
    Errno.noSpace, .ioError, .fileTooLarge, Errno(rawValue: EDQUOT),
  ]

  /// The result of `body`, its error made a fault.
  static func wrapping<Result>(
    _ body: () throws -> Result
  ) throws(StorageFault) -> Result {
    do { return try body() } catch { throw StorageFault(error) }
  }
}

extension Errno {
  /// What the system has said to Foundation; `nil` if it was not the system.
  fileprivate init?(below error: NSError) {
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    self.init(rawValue: CInt(clamping: cause.code))
  }
}

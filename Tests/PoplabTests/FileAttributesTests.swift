#if canImport(Glibc)
  import Foundation
  import PopoverScenes
  import TestSupport
  import Testing

  @testable import poplab

  /// A file has the attributes it had, and no others; Linux has access control lists among them.
  @Suite("Attributes of files that are replaced")
  struct FileAttributesTests {
    private typealias Setter =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
      ) -> Int32
    private typealias Getter =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
      ) -> Int

    /// A function that Swift's module for this system does not have.
    private func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      unsafeBitCast(try #require(dlsym(nil, name)), to: type)
    }

    private func set(_ name: String, _ value: [UInt8], on path: String) throws -> Bool {
      try function("setxattr", as: Setter.self)(path, name, value, value.count, 0) == 0
    }

    /// `nil` if the file has no such attribute.
    private func value(_ name: String, of path: String) throws -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = try function("getxattr", as: Getter.self)(path, name, &bytes, bytes.count)
      return count < 0 ? nil : Array(bytes.prefix(count))
    }

    /// A list that gives a user and a group rights of their own: a version, and then a tag, rights and a number each.
    private static let list: [UInt8] = {
      let entries: [(tag: UInt8, rights: UInt8, number: UInt8?)] = [
        (1, 6, nil), (2, 4, 1), (4, 0, nil), (8, 6, 2), (0x10, 6, nil), (0x20, 0, nil),
      ]
      return entries.reduce(into: [2, 0, 0, 0]) { bytes, entry in
        bytes += [entry.tag, 0, entry.rights, 0]
        bytes += entry.number.map { [$0, 0, 0, 0] } ?? [255, 255, 255, 255]
      }
    }()

    private let folder = TemporaryFolder()
    private let path: String

    init() throws {
      path = try folder.write("old", to: "a.yaml")
      chmod(path, 0o600)
    }

    private func replace() throws {
      let old = ContentFingerprint(Array("old".utf8))
      try FileReplacement(of: path, expected: old, with: Array("new".utf8)).run()
    }

    @Test(arguments: [
      ("user.comment", Array("mine".utf8)), ("user.empty", []), ("system.posix_acl_access", list),
    ])
    func stay(name: String, value: [UInt8]) throws {
      guard try set(name, value, on: path) else { try Test.cancel("this file system has none") }
      let before = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      try replace()
      #expect(try self.value(name, of: path) == value)
      let after = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(before as? Int == after as? Int)
    }

    @Test func ofTheFolderAreNotTaken() throws {
      guard try set("system.posix_acl_default", Self.list, on: folder.path) else {
        try Test.cancel("this file system has none")
      }
      try replace()
      #expect(try value("system.posix_acl_access", of: path) == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }
#endif

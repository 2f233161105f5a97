// Swift's additions to Objective-C's own module. Types only: bodies are ignored.
@_exported import ObjectiveC

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public var hashValue: Int { fatalError() }
}

public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  fatalError()
}

public struct NSZone: @unchecked Sendable {
  var pointer: OpaquePointer
}

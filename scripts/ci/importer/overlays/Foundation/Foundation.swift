// Swift's view of Foundation's classes. The values belong to this machine's Foundation and are bridged to the
// classes of the headers. Types only: bodies are ignored.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

public struct IndexSet: Hashable, Sendable, SetAlgebra, BidirectionalCollection {
  public typealias Element = Int
  public typealias Indices = DefaultIndices<IndexSet>
  public typealias SubSequence = Slice<IndexSet>
  public typealias Iterator = IndexingIterator<IndexSet>
  public typealias ArrayLiteralElement = Int
  public struct Index: Comparable, Hashable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
  }
  public init() { fatalError() }
  public init(integer: Int) { fatalError() }
  public init(integersIn range: Range<Int>) { fatalError() }
  public init(integersIn range: ClosedRange<Int>) { fatalError() }
  public init(arrayLiteral elements: Int...) { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public subscript(index: Index) -> Int { fatalError() }
  public func index(after index: Index) -> Index { fatalError() }
  public func index(before index: Index) -> Index { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element == Int { fatalError() }
  public func subtracting(_ other: IndexSet) -> IndexSet { fatalError() }
  public mutating func subtract(_ other: IndexSet) { fatalError() }
  public func isSubset(of other: IndexSet) -> Bool { fatalError() }
  public func isDisjoint(with other: IndexSet) -> Bool { fatalError() }
  public func isSuperset(of other: IndexSet) -> Bool { fatalError() }
  public func contains(_ member: Int) -> Bool { fatalError() }
  public func union(_ other: IndexSet) -> IndexSet { fatalError() }
  public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
  @discardableResult
  public mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) { fatalError() }
  public mutating func insert(integersIn range: Range<Int>) { fatalError() }
  @discardableResult
  public mutating func remove(_ member: Int) -> Int? { fatalError() }
  @discardableResult
  public mutating func update(with member: Int) -> Int? { fatalError() }
  public mutating func formUnion(_ other: IndexSet) { fatalError() }
  public mutating func formIntersection(_ other: IndexSet) { fatalError() }
  public mutating func formSymmetricDifference(_ other: IndexSet) { fatalError() }
}

extension Bundle {
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
  public func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
    fatalError()
  }
  public func path(forResource name: String?, ofType ext: String?) -> String? { fatalError() }
  public func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
  public var bundleURL: URL { fatalError() }
}

public struct Notification {}

public class OperationQueue {}

extension NotificationCenter {
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ observer: Any) { fatalError() }
}

extension NSAttributedString {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
  }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension FileManager {
  public func subpaths(atPath path: String) -> [String]? { fatalError() }
}

extension FileHandle {
  public convenience init(forWritingTo url: URL) throws { fatalError() }
}

extension RunLoop {
  public func run(until limitDate: Date) { fatalError() }
}

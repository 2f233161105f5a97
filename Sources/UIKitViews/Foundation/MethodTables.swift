import Foundation

/// Checks the order of the method tables that ``_ViewTwin`` relies on.
///
/// The check compares the tables as data. A call through a wrong entry could crash before any message.
enum MethodTables {
  /// The reason why ``_ViewTwin`` can't create views, or `nil` if it can.
  static let faultOfViewTwin =
    fault(of: [_ViewTwin.self, TwinProbe.self], comparedWith: [_ViewBase.self, BaseProbe.self])
    ?? faultOfCall()

  /// Returns an error message if the second class of each pair doesn't override the same entry of the first.
  static func fault(of twins: [AnyClass], comparedWith bases: [AnyClass]) -> String? {
    let (twin, base) = (overriddenEntry(twins), overriddenEntry(bases))
    if twin != nil, twin == base { return nil }
    func index(_ entry: Int?) -> String { entry.map { "entry \($0)" } ?? "no single entry" }
    return """
      \(twins[0]) can't create instances of classes known only at run time: its `init(frame:)` is \
      \(index(twin)) of the method table, but that of \(bases[0]) is \(index(base)). Both classes must \
      inherit from the same class and declare `init(frame:)` before any other method. If they do, this \
      version of Swift orders method tables in another way: report it with the output of \
      `swift --version`, and use the previous version.
      """
  }

  /// Creates an instance of a class known only at run time. Returns an error message if that fails.
  private static func faultOfCall() -> String? {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let probe: _ViewBase.Type = BaseProbe.self
    let made: UIResponder = unsafeBitCast(probe, to: _ViewTwin.Type.self).init(frame: frame)
    if type(of: made) == BaseProbe.self, unsafeDowncast(made, to: BaseProbe.self).frame == frame {
      return nil
    }
    return """
      _ViewTwin called the `init(frame:)` of \(BaseProbe.self), but got a \(type(of: made)) or another \
      frame. Report it with the output of `swift --version`, and use the previous version of Swift.
      """
  }

  /// Returns the index of the only entry that differs between a class and its subclass, or `nil`.
  private static func overriddenEntry(_ classes: [AnyClass]) -> Int? {
    let tables = classes.map(entries)
    let differing = zip(tables[0], tables[1]).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    return differing.count == 1 ? differing[0] : nil
  }

  /// Returns the method table of a class, in the layout of Swift's type metadata: a header, the sizes of
  /// objects and of the class, two pointers, and the entries (docs/ABI/TypeMetadata.rst in swiftlang/swift).
  private static func entries(_ object: AnyClass) -> [UInt] {
    let pointer = MemoryLayout<UInt>.size
    #if canImport(ObjectiveC)
    let header = 5 * pointer
    #else
    let header = 2 * pointer
    #endif
    let metadata = unsafeBitCast(object, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: header + 16, as: UInt32.self))
    let start = Int(metadata.load(fromByteOffset: header + 20, as: UInt32.self))
    return stride(from: header + 24 + 2 * pointer, through: size - start - pointer, by: pointer)
      .map { metadata.load(fromByteOffset: $0, as: UInt.self) }
  }
}

private final class TwinProbe: _ViewTwin {
  required init(frame: CGRect) { super.init(frame: frame) }

  nonisolated deinit {}
}

private final class BaseProbe: _ViewBase {
  var frame = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }

  nonisolated deinit {}
}

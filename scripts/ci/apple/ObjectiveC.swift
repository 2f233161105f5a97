// The parts of Apple's module ObjectiveC that our sources use. Declarations only: nothing here runs.

public nonisolated struct Selector: Hashable, Sendable {
  public init(_ name: String) {}
}

/// Replaces `#selector(…)`. The method must exist.
public nonisolated func _selector<Method>(_ method: Method) -> Selector { Selector("") }

public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

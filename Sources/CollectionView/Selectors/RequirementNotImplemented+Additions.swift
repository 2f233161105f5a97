#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// What the default of an optional requirement throws where it has no value to answer with. `port-from-ios` writes such
/// defaults, and `try?` where the requirement is called.
public nonisolated struct RequirementNotImplemented: Error {
  public init() {}
}
#endif

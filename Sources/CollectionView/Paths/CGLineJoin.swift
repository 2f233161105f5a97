#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !os(macOS)
/// What two pieces of a line make where they meet: a point, a round, or a flat corner.
public nonisolated enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif
#endif

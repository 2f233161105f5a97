#if !os(macOS)
/// The shape of a line where two segments meet: a point, a round corner, or a flat one.
public nonisolated enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif

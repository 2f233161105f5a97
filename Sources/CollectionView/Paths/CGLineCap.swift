#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !os(macOS)
/// How a line ends: at its end, or beyond it by half of its width, round or square.
public nonisolated enum CGLineCap: Int32, Sendable { case butt, round, square }
#endif
#endif

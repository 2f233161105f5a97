#if !os(macOS)
/// How a line ends: at its end point, or half the line width beyond it, round or square.
public nonisolated enum CGLineCap: Int32, Sendable { case butt, round, square }
#endif

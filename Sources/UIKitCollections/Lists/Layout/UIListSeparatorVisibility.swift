/// Whether a separator shows.
public nonisolated enum UIListSeparatorVisibility: Int, Sendable { case automatic, visible, hidden }

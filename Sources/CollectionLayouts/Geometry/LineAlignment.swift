/// The alignment of the items in a line of a ``TagLayout`` or a ``JustifiedLayout``.
public nonisolated enum LineAlignment: Hashable, CaseIterable, Sendable {
  /// Items follow one another from the start of the line.
  case leading
  /// Items follow one another in the middle of the line.
  case center
  /// Items follow one another up to the end of the line.
  case trailing
  /// Items fill the line. Tags spread over it, and a single tag is leading. Photos are enlarged.
  case justified
}

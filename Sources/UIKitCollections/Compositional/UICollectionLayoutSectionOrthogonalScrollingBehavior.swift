import LayoutEngine

/// The orthogonal scrolling of a section's groups, across the direction of the layout, and its resting
/// positions.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups don't scroll orthogonally. They follow one another in the direction of the layout.
  case none
  /// Anywhere.
  case continuous
  /// Scrolling stops at the start of a group or at the end.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at pages as long as the section, one page per flick.
  case paging
  /// Scrolling stops at the start of a group or at the end, one group per flick.
  case groupPaging
  /// Scrolling stops with a group in the center, one group per flick.
  case groupPagingCentered

  var value: Compositional.Strip.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .leadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

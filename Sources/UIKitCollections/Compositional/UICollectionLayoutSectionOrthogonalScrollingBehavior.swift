import LayoutEngine

/// The scrolling of groups across the layout's direction, and its resting positions.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow one another in the direction of the layout.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the start of a group or at the end.
  case continuousGroupLeadingBoundary
  /// Each flick scrolls one page as long as the section.
  case paging
  /// Each flick scrolls one group, to its start or to the end.
  case groupPaging
  /// Each flick centers the next group.
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

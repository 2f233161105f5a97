import LayoutEngine

/// Whether the groups of a section scroll by themselves, across the direction of the layout, and where they rest.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not: they follow one another in the direction of the layout.
  case none
  /// Anywhere.
  case continuous
  /// Where a group begins, or at the end.
  case continuousGroupLeadingBoundary
  /// At pages as long as the section, one for each flick.
  case paging
  /// Where a group begins, or at the end, one for each flick.
  case groupPaging
  /// With a group in the middle, one for each flick.
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

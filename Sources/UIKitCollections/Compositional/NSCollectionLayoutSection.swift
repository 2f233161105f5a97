import Foundation
import LayoutEngine

/// A section of a compositional layout: repeated groups, and the elements around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// The insets around the groups, between the groups and the headers and footers. The default value is zero.
  /// Values from 0 to 1 are fractions.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default value is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the content insets. The default value is `automatic`, which means the configuration's
  /// reference.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of supplementary items. The default value is `automatic`, which means
  /// ``contentInsetsReference``. With `none`, boundary items also ignore the section's insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The orthogonal scrolling of the groups. The default value is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties of orthogonal scrolling.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The closure that can change visible items. Called before layout passes in which the section is visible,
  /// and during orthogonal scrolling. The default value is `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The headers, footers, and other edge items. The default value is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// `true` if boundary items stay within the content insets of adjoining edges. The default value is `true`.
  open var supplementariesFollowContentInsets = true
  /// The views below the section's contents. The default value is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The section's list, or `nil` if the section isn't a list.
  final var list: ListSection?

  /// Creates a section that repeats a copy of the group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copy() as? NSCollectionLayoutGroup ?? group
    super.init()
  }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    let properties = orthogonalScrollingProperties.copy()
    if let properties = properties as? UICollectionLayoutSectionOrthogonalScrollingProperties {
      copy.orthogonalScrollingProperties = properties
    }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.list = list
    return copy
  }

  // MARK: Equality

  /// Returns `true` for equal descriptions. Closures can't be compared, so a section with a handler, or a
  /// list, is equal only to itself.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    if other === self { return true }
    return UIKitException.answerOnMainActor { self.describesTheSame(as: other) } ?? false
  }

  open nonisolated override var hash: Int { group.hash }

  private func describesTheSame(as other: NSCollectionLayoutSection) -> Bool {
    type(of: self) == type(of: other) && group == other.group && contentInsets == other.contentInsets
      && interGroupSpacing == other.interGroupSpacing
      && contentInsetsReference == other.contentInsetsReference
      && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
      && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
      && orthogonalScrollingProperties.bounce == other.orthogonalScrollingProperties.bounce
      && orthogonalScrollingProperties.decelerationRate
        == other.orthogonalScrollingProperties.decelerationRate
      && boundarySupplementaryItems == other.boundarySupplementaryItems
      && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
      && decorationItems == other.decorationItems
      && visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
      && list == nil && other.list == nil
  }
}

/// The scrolling of groups across the layout's direction, and its resting positions.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow one another in the direction of the layout.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the start of a group or at the end of the section.
  case continuousGroupLeadingBoundary
  /// Each flick scrolls one page, which is as long as the visible part of the section.
  case paging
  /// Each flick scrolls to the start of the next group in its direction, or to the end of the section.
  case groupPaging
  /// Each flick centers the next group in its direction.
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

/// The properties of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// The rate at which scrolling comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// Fast if one flick moves one page or group, otherwise normal.
    case automatic
    /// The rate of scroll views.
    case normal
    /// A rate that stops after a short distance.
    case fast
  }

  /// The behavior of groups pulled beyond their ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// Groups bounce if some are out of view.
    case automatic
    /// Groups always bounce.
    case always
    /// Groups don't bounce.
    case never
  }

  /// The rate at which scrolling comes to rest. The default value is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
  /// The bounce behavior. The default value is `automatic`.
  open var bounce = Bounce.automatic

  /// Creates default properties.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }
}

/// The reference for section insets across the scroll direction.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// In a section, `automatic` means the configuration's reference. In a configuration, it means the safe
  /// area.
  case automatic, none, safeArea, layoutMargins, readableContent

  var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}

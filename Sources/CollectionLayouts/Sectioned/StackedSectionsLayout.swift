import CollectionView
import LayoutEngine

/// The base class of layouts whose sections follow one another, such as ``WaterfallLayout`` and
/// ``JustifiedLayout``.
///
/// Each section consists of a header, its items, and a footer. Headers and footers are supplementary views at
/// item 0 of their section. Their kinds are `UICollectionView.elementKindSectionHeader` and
/// `UICollectionView.elementKindSectionFooter`.
///
/// The class itself shows nothing. To write a layout, subclass ``CustomSectionsLayout``.
open class StackedSectionsLayout: SectionedLayout {
  nonisolated deinit {}

  /// The direction in which the contents scroll, mirrored in right-to-left languages. The default value is
  /// vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    willSet {
      guard newValue != scrollDirection else { return }
      anchoring.anchored = AnchoredElements()
      noteAnchors(showingFirst: true)
    }
    didSet { changed(from: oldValue, to: scrollDirection) }
  }

  /// The length of every header. The default value is 0: no headers.
  open var headerReferenceLength: LayoutLength = 0 {
    didSet { changedMetrics(from: oldValue, to: headerReferenceLength) }
  }

  /// The length of every footer. The default value is 0: no footers.
  open var footerReferenceLength: LayoutLength = 0 {
    didSet { changedMetrics(from: oldValue, to: footerReferenceLength) }
  }

  /// A Boolean value that indicates whether headers stay at the start of the visible area until their
  /// section's end. The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }

  /// A Boolean value that indicates whether footers stay at the end of the visible area until their section's
  /// end. The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changedPinning(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// The distance from the start of the visible area to pinned headers, in points. The default value is 0.
  open var pinningOffset: CGFloat = 0 { didSet { changedPinning(from: oldValue, to: pinningOffset) } }

  // MARK: Overrides of ``SectionedLayout``

  override var axis: Axis { Axis(scrollDirection) }

  override var pins: PinnedBoundaries {
    PinnedBoundaries(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      offset: pinningOffset)
  }
}

/// The methods that configure single sections of a ``StackedSectionsLayout``.
///
/// The layouts' own delegates extend this protocol. Every method is optional; the defaults return the
/// layout's properties.
public protocol StackedSectionsLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the length of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength

  /// Returns the length of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength
}

extension StackedSectionsLayoutDelegate {
  /// Returns the layout's `headerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength { (collectionViewLayout as? StackedSectionsLayout)?.headerReferenceLength ?? 0 }

  /// Returns the layout's `footerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength { (collectionViewLayout as? StackedSectionsLayout)?.footerReferenceLength ?? 0 }
}

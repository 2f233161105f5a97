import CollectionView
import LayoutEngine

/// A layout that arranges tags in lines. Each tag is as broad as its text.
///
/// ```swift
/// let tags = TagLayout()
/// tags.alignment = .center
/// ```
///
/// A tag that doesn't fit into the current line goes to the next one. A tag broader than a line is narrowed
/// to a line of its own. A line is as tall as its tallest tag; tags are centered in its height.
///
/// By default, tags size themselves in `preferredLayoutAttributesFitting(_:)` of their cells. A measured size
/// stays with its item through updates until `invalidateLayout()`. Other sizes come from ``itemSize`` or a
/// ``TagLayoutDelegate``.
///
/// When a tag is measured as it appears, nothing on screen moves. If the user scrolls up, lines are filled
/// from the last tag to the first. When the contents come to rest at the start of a section, its lines are
/// broken again from the first tag on, with an animation.
///
/// After such a measurement, the tag after the last line on screen begins a new line. If all lines are
/// ``LineAlignment/leading``, the tag may join the last line on screen instead.
///
/// - Complexity: O(items) for preparing, which asks the delegate for each size once; O(items) for another
///   breadth, alignment, or spacing, and for a measured tag; O(log items + sections + hits) for a query.
open class TagLayout: StackedSectionsLayout {
  nonisolated deinit {}

  /// The size of a tag.
  public nonisolated enum TagSize: Hashable, Sendable {
    /// A size in points.
    case absolute(CGSize)
    /// The size reported by the cell in `preferredLayoutAttributesFitting(_:)`. Until then, this estimate
    /// counts, in points.
    case estimated(CGSize)
  }

  /// The spacing between tags of a line, in points; in justified lines, the minimum. The default value is 8.
  open var itemSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The spacing between lines, in points. The default value is 8.
  open var lineSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The alignment of the tags in a line. The default value is `.leading`.
  ///
  /// If lines are ``LineAlignment/justified``, a section's last line is leading, unless
  /// ``lastLineAlignment`` is set.
  open var alignment: LineAlignment = .leading { didSet { changedMetrics(from: oldValue, to: alignment) } }

  /// The alignment of the tags in a section's last line. The default value is `nil`: the ``alignment``, or
  /// leading if that is justified.
  open var lastLineAlignment: LineAlignment? {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  /// The size of tags if there is no delegate. The default value is an estimate of 80 × 32 points.
  open var itemSize: TagSize = .estimated(CGSize(width: 80, height: 32)) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  override func makePacker() -> (any SectionPacker)? { LinePacker(self) }

  func rules(breadth: Double) -> LineRules {
    let itemSpacing = inputCheck.accept(itemSpacing, of: "itemSpacing", in: self)
    let lineSpacing = inputCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    return LineRules(
      axis: axis, breadth: max(0, breadth), itemSpacing: Double(itemSpacing),
      lineSpacing: Double(lineSpacing),
      alignment: LineRules.Alignment(alignment),
      lastLineAlignment: lastLineAlignment.map(LineRules.Alignment.init))
  }
}

/// The method that provides the sizes of tags. The collection view's delegate may conform to the protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
/// `UICollectionViewDelegateFlowLayout` has a method of the same name that returns a `CGSize`. A delegate can
/// implement both.
public protocol TagLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns the size of a tag.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize
}

extension TagLayoutDelegate {
  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize { (collectionViewLayout as? TagLayout)?.itemSize ?? .absolute(.zero) }
}

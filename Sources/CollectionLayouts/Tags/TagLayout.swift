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
/// Tags size themselves in `preferredLayoutAttributesFitting(_:)` of their cells. Until then,
/// ``estimatedItemSize`` stands in. A measured size stays with its item through updates until
/// `invalidateLayout()`. A ``TagLayoutDelegate`` can give sizes instead.
///
/// When a tag is measured as it appears, nothing on screen moves. If the user scrolls up, lines are filled
/// from the last tag to the first. When the contents come to rest at the start of a section, its lines are
/// broken again from the first tag on, with an animation.
///
/// After such a measurement, the tag after the last line on screen begins a new line. If all lines are
/// ``Alignment/leading``, the tag may join the last line on screen instead.
///
/// - Complexity: O(items) for preparing, which asks the delegate for each size once; O(items) for another
///   breadth, alignment, or spacing, and for a measured tag; O(log items + sections + hits) for a query.
open class TagLayout: StackedSectionsLayout {
  nonisolated deinit {}

  /// The alignment of the tags in a line.
  public nonisolated enum Alignment: Hashable, CaseIterable, Sendable {
    /// Tags follow one another from the start of the line.
    case leading
    /// Tags follow one another in the middle of the line.
    case center
    /// Tags follow one another up to the end of the line.
    case trailing
    /// Tags spread over the whole line. A line with a single tag is leading, and so is a section's last line,
    /// unless ``TagLayout/lastLineAlignment`` is set.
    case justified
  }

  /// The delegate's answer for a tag that sizes itself.
  public static var automaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

  /// The spacing between tags of a line, in points; in justified lines, the minimum. The default value is 8.
  open var itemSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The spacing between lines, in points. The default value is 8.
  open var lineSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The alignment of the tags in a line. The default value is `.leading`.
  open var alignment: Alignment = .leading { didSet { changedMetrics(from: oldValue, to: alignment) } }

  /// The alignment of the tags in a section's last line. The default value is `nil`: the ``alignment``, or
  /// leading if that is justified.
  open var lastLineAlignment: Alignment? { didSet { changedMetrics(from: oldValue, to: lastLineAlignment) } }

  /// The size of self-sizing tags that haven't been on screen, in points. The default value is 80 × 32.
  open var estimatedItemSize = CGSize(width: 80, height: 32) {
    didSet { changed(from: oldValue, to: estimatedItemSize) }
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

  var estimate: LayoutSize {
    LayoutSize(inputCheck.accept(estimatedItemSize, of: "estimatedItemSize", in: self))
  }
}

/// The method that provides the sizes of tags. The collection view's delegate may conform to the protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
/// `UICollectionViewDelegateFlowLayout` has the same method with the same meaning.
public protocol TagLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns the size of a tag, in points, or ``TagLayout/automaticSize`` for a tag that sizes itself.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension TagLayoutDelegate {
  /// Returns ``TagLayout/automaticSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { TagLayout.automaticSize }
}

import CollectionView
import LayoutEngine

/// Tags in lines, each as broad as its text: leading, centered, trailing, or justified.
///
/// ```swift
/// let tags = TagLayout()
/// tags.alignment = .center
/// ```
///
/// A tag that doesn't fit into the current line goes to the next one. A tag broader than the line is as broad
/// as the line, and alone in it. A line is as high as its highest tag; tags are centered in its height. In
/// horizontal scrolling, lines are columns.
///
/// Tags size themselves in `preferredLayoutAttributesFitting(_:)` of their cells. Until a tag has been on
/// screen, ``estimatedItemSize`` stands in for its size. A measured size stays with its item through updates
/// and ends with it. After `reloadData()`, it is the estimate for the current tag there; `invalidateLayout()`
/// measures all tags again. A delegate that conforms to ``TagLayoutDelegate`` can give sizes instead.
///
/// A tag measured as it appears moves nothing on screen. Scrolling down, the lines after those on screen are
/// broken again. Scrolling up, the lines before them are filled from the last one to the first. When the
/// contents have come to rest at the start of the section, its lines are broken from the first tag on, with
/// an animation.
///
/// A line on screen may gain room for the next tag. If all lines are ``Alignment/leading``, that tag joins
/// it. Otherwise the whole line would move, so the room stays until lines are broken again: in another
/// breadth, or at the start of the section. After a jump to a tag, the tag stays in its requested place.
///
/// - Complexity: Preparing asks the delegate for each size once: O(items). Another breadth, alignment, or
///   spacing breaks the known sizes into lines again without asking: O(items). So does a measured tag, from
///   its line on. A query takes O(log items + sections + hits).
open class TagLayout: SectionedLayout {
  nonisolated deinit {}

  /// The alignment of the tags in a line.
  public nonisolated enum Alignment: Hashable, CaseIterable, Sendable {
    /// Tags follow one another from the start of the line: from the right in right-to-left languages.
    case leading
    /// Tags follow one another in the middle of the line.
    case center
    /// Tags follow one another up to the end of the line.
    case trailing
    /// Tags spread over the whole line. A single tag in a line leads, and so do the tags of a section's last
    /// line, unless ``TagLayout/lastLineAlignment`` specifies otherwise.
    case justified
  }

  /// The delegate's answer for a tag that sizes itself, the same value as flow layout's.
  public static var automaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

  /// The spacing between tags of a line, in points. In justified lines, it is a minimum.
  ///
  /// The default value is 8.
  open var itemSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The spacing between lines, in points.
  ///
  /// The default value is 8.
  open var lineSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The alignment of the tags in a line.
  ///
  /// The default value is `.leading`.
  open var alignment: Alignment = .leading { didSet { changedMetrics(from: oldValue, to: alignment) } }

  /// The alignment of the tags in a section's last line.
  ///
  /// The default value is `nil`: the alignment of the other lines, or leading if those are justified.
  open var lastLineAlignment: Alignment? { didSet { changedMetrics(from: oldValue, to: lastLineAlignment) } }

  /// The size of self-sizing tags that haven't been on screen, in points.
  ///
  /// The default value is 80 × 32.
  open var estimatedItemSize = CGSize(width: 80, height: 32) {
    didSet { changed(from: oldValue, to: estimatedItemSize) }
  }

  private(set) lazy var lines = LinePacker(self)

  override func makePacker() -> (any SectionPacker)? { lines }

  /// Returns the packing rules for a breadth.
  func rules(breadth: Double) -> LineRules {
    let itemSpacing = inputCheck.accept(itemSpacing, of: "itemSpacing", in: self)
    let lineSpacing = inputCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    return LineRules(
      axis: axis, breadth: max(0, breadth), itemSpacing: Double(itemSpacing),
      lineSpacing: Double(lineSpacing),
      alignment: LineRules.Alignment(alignment),
      lastLineAlignment: lastLineAlignment.map(LineRules.Alignment.init))
  }

  /// The size of tags that have not been on screen.
  var estimate: LayoutSize {
    LayoutSize(inputCheck.accept(estimatedItemSize, of: "estimatedItemSize", in: self))
  }
}

import CollectionView
import LayoutEngine

/// Tags in lines, each as broad as its text: leading, centred, trailing or justified.
///
/// ```swift
/// let tags = TagLayout()
/// tags.alignment = .center
/// ```
///
/// A tag goes to the next line where it does not fit into the present one. One that is broader than the line is as broad as the
/// line, and alone. A line is as high as its highest tag; tags stand in its middle. In horizontal scrolling lines are columns.
///
/// Tags size themselves: a cell's `preferredLayoutAttributesFitting(_:)` says how large it wants to be. Until a tag has been on
/// screen, ``estimatedItemSize`` stands in for it. A measured size stays with its item through updates and ends with it. After
/// `reloadData()` it is the estimate for the tag that is there now; `invalidateLayout()` has all measured again. A delegate that
/// conforms to ``TagLayoutDelegate`` can give sizes instead.
///
/// A tag that measures itself on its way in moves nothing that is on screen. Scrolling down, the lines behind those on screen are
/// broken again. Scrolling up, those before them are filled from the last one to the first. When the contents have come to rest at
/// the start of the section, its lines are broken from the first tag on, in an animation.
///
/// A line on screen may turn out to have room for the next tag. Where all lines are ``Alignment/leading``, that tag joins it. In the
/// others that would move the whole line, so the room stays until lines are broken again: in another breadth, or at the start of the
/// section. After a jump to a tag, that one stays where it was asked to be.
///
/// **Costs.** Preparing asks the delegate for each size once: O(items). Another breadth, another alignment and other spacings break
/// the known sizes into lines again, O(items), without asking. So does a tag that is measured, from its line on. A query takes
/// O(log items + sections + hits).
open class TagLayout: SectionedLayout {
  nonisolated deinit {}

  /// How the tags of a line stand in it.
  public nonisolated enum Alignment: Hashable, CaseIterable, Sendable {
    /// One behind the other from where the line starts: from the right in right-to-left languages.
    case leading
    /// One behind the other in the middle of the line.
    case center
    /// One behind the other to where the line ends.
    case trailing
    /// Spread over the whole line. A tag alone in its line leads, and so do those of a section's last line unless
    /// ``TagLayout/lastLineAlignment`` says otherwise.
    case justified
  }

  /// The delegate's answer for a tag that sizes itself. Flow layout's has the same value.
  public static var automaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

  /// Between two tags of a line, in points; where lines are justified, at least. Default 8.
  open var itemSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// Between two lines, in points. Default 8.
  open var lineSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// How the tags of a line stand in it. Default `.leading`.
  open var alignment: Alignment = .leading { didSet { changedMetrics(from: oldValue, to: alignment) } }

  /// How the tags of a section's last line stand in it. Default nil: as those of the other lines, but where these are justified it
  /// leads.
  open var lastLineAlignment: Alignment? { didSet { changedMetrics(from: oldValue, to: lastLineAlignment) } }

  /// The size of tags that size themselves and have not been on screen, in points. Default 80 × 32.
  open var estimatedItemSize = CGSize(width: 80, height: 32) {
    didSet { changed(from: oldValue, to: estimatedItemSize) }
  }

  private(set) lazy var lines = LinePacker(self)

  override func makePacker() -> (any SectionPacker)? { lines }

  /// The rules for the room across.
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

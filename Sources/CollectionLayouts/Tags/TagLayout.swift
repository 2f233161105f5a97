import CollectionView
import LayoutEngine

/// Tags in lines, each as broad as its text: leading, centred, trailing or justified.
///
///     let tags = TagLayout()
///     tags.alignment = .center
///
/// A tag goes to the next line where it does not fit into the present one. One that is broader than the line is as broad as the
/// line, and alone. A line is as high as its highest tag; tags stand in its middle. In horizontal scrolling lines are columns.
///
/// Tags size themselves: a cell's `preferredLayoutAttributesFitting(_:)` says how large it wants to be. Until a tag has been on
/// screen, ``estimatedItemSize`` stands in for it. A measured size stays with its item through updates and ends with it. After
/// `reloadData()` it is the estimate for the tag that is there now; `invalidateLayout()` has all measured again. A delegate that conforms to ``TagLayoutDelegate`` can give sizes instead.
///
/// A tag that measures itself on its way in moves nothing that is on screen. Scrolling down, the lines behind those on screen are
/// broken again. Scrolling up, those before them are filled from the last one to the first, and when the contents have come to rest
/// at the start of the section, its lines are broken from the first tag on, in an animation. A line on screen that turns out to have
/// room for the next tag takes it in where all lines lead. In the other alignments that would move the whole line, so it has the room
/// until its lines are broken again: in another breadth, or at the start of the section. After a jump to a tag,
/// that one stays where it was asked to be.
///
/// **Costs.** Preparing asks the delegate for each size once: O(items). Another breadth, another alignment and other spacings break
/// the known sizes into lines again, O(items), without asking. So does a tag that is measured, from its line on. A query takes
/// O(log items + sections + hits).
open class TagLayout: SectionedLayout {
  nonisolated deinit {}

  /// How the tags of a line stand in it.
  public enum Alignment: Hashable, CaseIterable, Sendable {
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
  open var interitemSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: interitemSpacing) } }

  /// Between two lines, in points. Default 8.
  open var lineSpacing: CGFloat = 8 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// How the tags of a line stand in it. Default `.leading`.
  open var alignment: Alignment = .leading { didSet { changedMetrics(from: oldValue, to: alignment) } }

  /// How the tags of a section's last line stand in it. Default nil: as those of the other lines, but where these are justified it
  /// leads.
  open var lastLineAlignment: Alignment? {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  /// The size of tags that size themselves and have not been on screen, in points. Default 80 × 32.
  open var estimatedItemSize = CGSize(width: 80, height: 32) {
    didSet { changed(from: oldValue, to: estimatedItemSize) }
  }

  // MARK: State

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var sections: StackedSections<LineBreaking>?
  /// What cells have said of their size.
  var measured = MeasuredItems<CGSize>()
  /// Has lines that are not broken from a section's start on do so when the contents have come to rest there.
  let rest = RestWatch()

  // MARK: Sections

  override var contents: (any SectionedContents)? { sections }

  override func removeContents() { sections = nil }

  override func askForEverything(in collectionView: UICollectionView) {
    sections = nil
    let delegate = collectionView.delegate as? any TagLayoutDelegate
    let rules = rules
    let estimate = estimate
    measured.takeCounts(of: collectionView)
    sections = stack(in: collectionView) { section, count, breadth in
      var lines = LineBreaking(rules: rules(breadth))
      let known = measured.items(ofSection: section)
      var path = IndexPath(item: 0, section: section)
      lines.append(count: count) { item in
        guard delegate != nil || !known.isEmpty else { return estimate }
        path.item = item
        return size(ofItemAt: path, in: collectionView, delegate, estimate: estimate)
      }
      return lines
    }
  }

  override func resize(_ boundary: SectionElement, to length: Double) {
    sections?.resize(boundary, to: length)
  }

  override func packAgain(in collectionView: UICollectionView) {
    let rules = rules
    var known = sections
    // What the delegate asks while it is asked must not meet contents that are being changed.
    sections = nil
    let before = (0..<(known?.count ?? 0)).map { known?[$0].items.rules.breadth ?? 0 }
    restack(&known, in: collectionView) { lines, breadth in lines.rebreak(by: rules(breadth)) }
    sections = known
    measureBroadTagsAgain(breadthsBefore: before, in: collectionView)
  }

  override func ask(for items: [Int], ofSection section: Int, in collectionView: UICollectionView) {
    let delegate = collectionView.delegate as? any TagLayoutDelegate
    let estimate = estimate
    let sizes = items.map { item in
      let path = IndexPath(item: item, section: section)
      return (item, size(ofItemAt: path, in: collectionView, delegate, estimate: estimate))
    }
    let held = heldItems(ofSection: section, changing: items)
    sections?.update(section) { section in
      if let held { section.items.resize(sizes, holding: held) } else { section.items.resize(sizes) }
    }
  }

  override var sizesItself: Bool { super.sizesItself || !measured.isEmpty }

  // MARK: UICollectionViewLayout

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteSizes(of: context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isStale = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    levelLater(before: newBounds)
    return isStale || awaitsLevel
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let own = context as? SectionedInvalidationContext, awaitsLevel {
      (own.leavesItems, own.changesMetrics) = (false, true)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    wantsAnotherSize(preferredAttributes, originalAttributes)
      || super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let own = context as? SectionedInvalidationContext,
      originalAttributes.representedElementCategory == .cell
    {
      own.measuredSize = (originalAttributes.indexPath, preferredAttributes.size)
      own.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    // What is held has other paths now. Until the batch is over, the offset follows it.
    (place.held, place.jump, place.isAdjusting) = ([], nil, true)
    moveSizes(PathsAfterUpdate(updateItems))
    super.prepare(forCollectionViewUpdates: updateItems)
  }
}

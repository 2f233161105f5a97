#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A layout between two others: at `transitionProgress` 0 it is the current one, at 1 it looks as the next one will.
///
/// Elements are on their way from their places in the one to those in the other. What only one of them has, or hides, fades.
/// The content offset stays while the transition lasts, and the next layout's places are shifted by as much as the offset
/// will change at its end.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// 0…1, may overshoot. Assigning it moves the views at the next layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  /// The content offset at the end less the one now.
  var offsetChange = CGVector.zero
  private var staleLayouts: [UICollectionViewLayout]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    staleLayouts = [currentLayout, newLayout]
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Keeps a value that a subclass interpolates itself, under a name of its own.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value last kept under the name; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    let stale = staleLayouts
    staleLayouts = []
    for layout in stale { asking(layout) { layout.prepare() } }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(0, from + (to - from) * transitionProgress)
    }
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    var keys = Set(LayoutReader(currentLayout, in: collectionView).elements(in: rect).map(ElementKey.init))
    let ahead = rect.offsetBy(dx: offsetChange.dx, dy: offsetChange.dy)
    keys.formUnion(
      asking(nextLayout) {
        LayoutReader(nextLayout, in: collectionView).elements(in: ahead).map(ElementKey.init)
      })
    return keys.sorted().compactMap(attributes(for:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, nil, indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(.decorationView, elementKind, indexPath))
  }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let from = LayoutReader(currentLayout, in: collectionView).attributes(for: key)
    let to = asking(nextLayout) { LayoutReader(nextLayout, in: collectionView).attributes(for: key) }
      .map { $0.moved(by: CGVector(dx: -offsetChange.dx, dy: -offsetChange.dy)) }
    switch (from, to) {
    case (let from?, let to?): return .between(from, to, at: transitionProgress)
    case (let from?, nil): return .between(from, from.faded, at: transitionProgress)
    case (nil, let to?): return .between(to.faded, to, at: transitionProgress)
    case (nil, nil): return nil
    }
  }

  // MARK: The two layouts

  var ends: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  override func itemsMove(through map: UpdateMap) {
    for layout in ends { layout.itemsMove(through: map) }
  }

  override func decorationViewClass(ofKind kind: String) -> AnyClass? {
    super.decorationViewClass(ofKind: kind) ?? currentLayout.decorationViewClass(ofKind: kind)
      ?? nextLayout.decorationViewClass(ofKind: kind)
  }

  /// The next layout is asked as if the offset were the one at the end.
  private func asking<Answer>(_ layout: UICollectionViewLayout, _ question: () -> Answer) -> Answer {
    guard layout === nextLayout, let collectionView else { return question() }
    let offset = collectionView.contentOffset
    return collectionView.asIf(
      at: CGPoint(x: offset.x + offsetChange.dx, y: offset.y + offsetChange.dy), question)
  }

  /// One of the two was invalidated, by its author or from here.
  func endWasInvalidated(_ layout: UICollectionViewLayout) {
    guard ends.contains(where: { $0 === layout }), !staleLayouts.contains(where: { $0 === layout }) else {
      return
    }
    staleLayouts.append(layout)
    invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateDataSourceCounts else { return }
    for layout in ends {
      let own = layout.makeInvalidationContext()
      if context.invalidateEverything { own.markDataSourceCounts() } else { own.markDataSourceCountsOnly() }
      layout.invalidate(with: own)
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    ends.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    for layout in ends where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidate(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}
#endif

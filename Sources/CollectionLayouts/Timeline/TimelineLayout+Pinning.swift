import CollectionView
import LayoutEngine

extension TimelineLayout {
  /// Headers do not start above this.
  var headerEdge: Double { collectionView.map { headerEdge(of: $0.bounds) } ?? 0 }

  /// The ruler does not start before this.
  var rulerEdge: Double { collectionView.map { rulerEdge(of: $0.bounds) } ?? 0 }

  func headerEdge(of bounds: CGRect) -> Double { visibleRange(of: bounds, along: .vertical).lowerBound }

  private func rulerEdge(of bounds: CGRect) -> Double {
    visibleRange(of: bounds, along: .horizontal).lowerBound
  }

  func movesHeaders(_ newBounds: CGRect) -> Bool {
    guard let days, days.count > 0 else { return false }
    return days.frame(ofHeaderInSection: 0, edge: headerEdge)
      != days.frame(ofHeaderInSection: 0, edge: headerEdge(of: newBounds))
  }

  func movesRuler(_ newBounds: CGRect) -> Bool {
    guard let days, days.count > 0 else { return false }
    return days.rulerFrame(edge: rulerEdge) != days.rulerFrame(edge: rulerEdge(of: newBounds))
  }

  /// Lists the views that a change of bounds moves, and nothing else.
  func listPinnedViews(before newBounds: CGRect, in context: SectionedInvalidationContext) {
    context.leavesItems = true
    if movesHeaders(newBounds) {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: (0..<(days?.count ?? 0)).map { IndexPath(item: 0, section: $0) })
    }
    if movesRuler(newBounds) {
      context.invalidateSupplementaryElements(ofKind: Self.elementKindRuler, at: [[0, 0]])
    }
  }
}

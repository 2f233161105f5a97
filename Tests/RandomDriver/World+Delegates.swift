import CollectionLayouts
import CollectionView

extension World: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.show(sections[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { supplementaryView(in: collectionView, kind: kind, at: path) }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let number = sections[source.section].remove(at: source.item)
    sections[target.section].insert(number, at: target.item)
  }
}

extension World: WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate, TagLayoutDelegate,
  TimelineLayoutDelegate,
  UICollectionViewDelegateFlowLayout
{
  /// What the view shows at a path: a diffable data source follows the arrays with the next snapshot.
  func shownNumber(at path: IndexPath) -> Int? {
    diffable.map { $0.itemIdentifier(for: path) } ?? number(at: path)
  }

  private func length(at path: IndexPath) -> CGFloat { length(of: shownNumber(at: path) ?? 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, lengthForItemAt path: IndexPath,
    laneBreadth: CGFloat
  ) -> CGFloat {
    setup.measures ? WaterfallLayout.automaticLength : length(at: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    if setup.measures { return layout is TagLayout ? TagLayout.automaticSize : CGSize(width: 60, height: 60) }
    let length = length(at: path)
    return CGSize(width: length, height: 20 + length / 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, aspectRatioForItemAt path: IndexPath
  ) -> CGFloat { length(at: path) / 70 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt path: IndexPath
  ) -> MosaicSpan {
    let length = length(at: path)
    return MosaicSpan(columns: length > 100 ? 2 : 1, rows: length > 90 ? 2 : 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, intervalForItemAt path: IndexPath
  ) -> ClosedRange<Double> {
    let number = shownNumber(at: path) ?? 0
    let start = Double(number % 40) * 30
    return start...start + Double(length(of: number))
  }
}

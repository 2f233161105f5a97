import CollectionView

/// What a layout of sections says of each of them where no delegate does.
protocol SectionProperties: UICollectionViewLayout {
  var sectionInset: UIEdgeInsets { get }
  var headerReferenceLength: CGFloat { get }
  var footerReferenceLength: CGFloat { get }
}

extension WaterfallLayout: SectionProperties {}
extension SectionedLayout: SectionProperties {}

import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Turns paging off, and reports it, unless every page ends on an item.
  ///
  /// While paging is on, UIKit doesn't ask the layout where a scroll ends. Pages begin at multiples of the
  /// bounds' length, regardless of the insets. If there is an inset before the first item, this item rests at
  /// a negative offset, where no page begins.
  func turnPagingOff(
    unlessPagesFit track: CarouselTrack, along axis: Axis, checking inputCheck: InputCheck
  ) {
    // tvOS has no paging.
    #if !os(tvOS)
    guard let collectionView, collectionView.isPagingEnabled, track.count > 1 else { return }
    let area = VisibleArea(of: collectionView)
    guard track.pitch != axis.extent(of: area.bounds) || axis.leading(of: area.insets) != 0 else { return }
    _ = inputCheck.accept(1, in: 0...0, of: "isPagingEnabled", in: self)
    collectionView.isPagingEnabled = false
    #endif
  }
}

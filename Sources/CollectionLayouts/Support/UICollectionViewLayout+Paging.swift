import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Turns the view's paging off, and reports it, if pages don't end on items. While paging is on, UIKit asks
  /// no layout for the end of a scroll.
  ///
  /// Pages are as long as the bounds and begin at multiples of that length, regardless of the insets. The
  /// first item rests at the inset before it.
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

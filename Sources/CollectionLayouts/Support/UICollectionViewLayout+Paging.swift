import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Turns paging of the view off, and reports it, where its pages do not end on items. While it is on, UIKit asks no layout where
  /// scrolling ends.
  ///
  /// Pages are as long as the bounds, and begin at multiples of that, whatever the insets. The first item rests at the inset before it.
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

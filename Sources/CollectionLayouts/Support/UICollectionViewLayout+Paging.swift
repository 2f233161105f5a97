import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// While paging is on, UIKit asks no layout for the end of a scroll.
  ///
  /// Pages begin at multiples of the bounds' length, regardless of the insets. The first item rests at the
  /// inset before it.
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

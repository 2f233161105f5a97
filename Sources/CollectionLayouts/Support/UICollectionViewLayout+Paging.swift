import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Turns paging of the view off, and reports it, where its pages do not end on items. While it is on, UIKit asks no layout where
  /// scrolling ends.
  func turnPagingOff(unlessPagesFit track: CarouselTrack, checking inputCheck: inout InputCheck) {
    guard let collectionView, collectionView.isPagingEnabled, track.count > 1,
      track.pitch != track.viewportExtent
    else { return }
    _ = inputCheck.accept(1, in: 0...0, of: "isPagingEnabled", in: self)
    collectionView.isPagingEnabled = false
  }
}

#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The cell under a finger that may be about to select it.
struct PressedItem {
  weak var touch: UITouch?
  weak var cell: UICollectionViewCell?
}
#endif

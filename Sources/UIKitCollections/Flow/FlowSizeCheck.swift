import Foundation
import LayoutEngine

/// Detects item sizes for which UIKit's behavior is undefined, and warns once per layout pass.
///
/// Negative sizes take precedence, because UIKit raises an exception for them (IGListKit issue 937).
struct FlowSizeCheck {
  private let axis: Axis
  private var offender: (size: LayoutSize, path: IndexPath)?

  init(axis: Axis) { self.axis = axis }

  /// Checks a size. Items that exactly fill their lines are valid, because full-width cells are common.
  mutating func look(at size: LayoutSize, item: Int, section: Int, limit: Double) {
    guard axis.breadth(of: size) > limit || !size.isValid else { return }
    guard offender == nil || size.isNegative && offender?.size.isNegative == false else { return }
    offender = (size, IndexPath(item: item, section: section))
  }

  func warn(about layout: UICollectionViewFlowLayout) {
    guard let offender else { return }
    if offender.size.isNegative {
      return UIKitException.raise(
        "negative sizes are not supported in the flow layout: \(layout). Item \(offender.path.item) of section "
          + "\(offender.path.section) is \(offender.size.width) × \(offender.size.height).")
    }
    let rule =
      if !offender.size.isValid {
        "item sizes must be finite"
      } else if axis == .vertical {
        "the item width must be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values"
      } else {
        "the item height must be less than the height of the UICollectionView minus the section insets top and bottom "
          + "values, minus the content insets top and bottom values"
      }
    let (size, path) = (offender.size, offender.path)
    let view = layout.collectionView.map { "\($0)" } ?? "(null)"
    UIKitException.warn("The behavior of the UICollectionViewFlowLayout is not defined because:")
    UIKitException.warn("\(rule).")
    UIKitException.warn(
      "The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view). Item \(path.item) "
        + "of section \(path.section) is \(size.width) × \(size.height).")
    UIKitException.warn(
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
    )
    UICollectionViewFlowLayoutBreakForInvalidSizes()
  }
}

/// Does nothing. The location of a symbolic breakpoint.
@inline(never)
// swift-format-ignore: AlwaysUseLowerCamelCase
func UICollectionViewFlowLayoutBreakForInvalidSizes() {}

extension LayoutSize {
  fileprivate var isNegative: Bool { width < 0 || height < 0 }
}

import Foundation

/// The size classes of a window, derived from its size.
///
/// They match Apple's devices (Human Interface Guidelines, Layout). An upright phone is compact horizontally.
/// In landscape, a phone is compact vertically, and regular horizontally if it's at least 414 points high. A
/// pad is regular, except horizontally when it shares its screen. Apple doesn't publish the width at which
/// the class changes, but 640 points separates all listed sizes.
nonisolated struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    let isFlat = size.height < Self.flat && size.width > size.height
    vertical = isFlat ? .compact : .regular
    let isWide = isFlat ? size.height >= Self.largePhone : size.width >= Self.wide
    horizontal = isWide ? .regular : .compact
  }

  func apply(to values: inout TraitValues) {
    (values.horizontalSizeClass, values.verticalSizeClass) = (horizontal, vertical)
  }

  static func idiom(ofScreen size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= pad ? .pad : .phone
  }

  private static let wide: CGFloat = 640
  private static let flat: CGFloat = 450
  private static let largePhone: CGFloat = 414
  private static let pad: CGFloat = 600
}

import Foundation

/// The size classes of a window, by its size.
///
/// Those of Apple's devices (Human Interface Guidelines, Layout): a phone is compact across, and compact down when it lies on
/// its side; then the largest phones, from 414 points on, are regular across. A pad is regular down, and across unless
/// it shares its screen. The widths between are not published: 640 parts all that Apple lists.
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

import CollectionView
import LayoutEngine

// What follows from the properties, and which values they take.

extension WaterfallLayout {
  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .fixed(let length): length
    case .ratio(let ratio): ratio * laneBreadth
    case .estimated: Self.automaticLength
    }
  }

  /// A spacing of the layout or of a section, as lanes can have it.
  func accepted(spacing: CGFloat, of name: @autoclosure () -> String) -> CGFloat {
    lengthCheck.accept(
      spacing, in: 0...CGFloat(LanePacking.maximumLength) / 2, orElse: 0, of: name(), in: self)
  }
}

import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
  /// Traps if an invariant of the layout is broken. For tests.
  ///
  /// - Complexity: O(items)
  func _checkInvariants() { frames?.sections._checkInvariants() }

  func computeFrames(for collectionView: UICollectionView, in environment: FlowEnvironment) -> FlowFrames {
    // A cast to a protocol is slow, so it's done once for all items.
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let sectionCount = collectionView.numberOfSections
    var frames = FlowFrames(environment: environment, sectionCount: sectionCount)
    var check = FlowSizeCheck(axis: environment.axis)
    let hasItems = (0..<sectionCount).contains { collectionView.numberOfItems(inSection: $0) > 0 }
    if hasItems || delegate == nil { delegateAnswersItemSizes = delegate != nil }
    for section in 0..<sectionCount {
      let metrics = metrics(ofSection: section, in: collectionView, delegate: delegate)
      frames.append(metrics) { rules in
        lines(ofSection: section, by: rules, in: collectionView, delegate: delegate, check: &check)
      }
    }
    if environment.breadth > 0 { check.warn(about: self) }
    return frames
  }

  private func metrics(
    ofSection section: Int, in view: UICollectionView, delegate: UICollectionViewDelegateFlowLayout?
  ) -> FlowFrames.Metrics {
    let axis = Axis(scrollDirection)
    func extent(_ size: CGSize) -> Double {
      let size = LayoutSize(size)
      return size.isValid ? axis.extent(of: size) : 0
    }
    guard let delegate else {
      let metrics = FlowFrames.Metrics(
        insets: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        headerExtent: extent(headerReferenceSize), footerExtent: extent(footerReferenceSize))
      return finite(metrics, ofSection: section)
    }
    let metrics = FlowFrames.Metrics(
      insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
      headerExtent: extent(
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)),
      footerExtent: extent(
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)))
    return finite(metrics, ofSection: section)
  }

  private func finite(_ metrics: FlowFrames.Metrics, ofSection section: Int) -> FlowFrames.Metrics {
    var metrics = metrics
    func check(_ number: inout CGFloat, _ name: String) {
      guard !number.isSane else { return }
      UIKitException.raise(
        .invalidArgument,
        "\(type(of: self)): the \(name) of section \(section) must be finite, not \(number.message).")
      number = 0
    }
    check(&metrics.lineSpacing, "minimum line spacing")
    check(&metrics.itemSpacing, "minimum interitem spacing")
    check(&metrics.insets.top, "top inset")
    check(&metrics.insets.left, "left inset")
    check(&metrics.insets.bottom, "bottom inset")
    check(&metrics.insets.right, "right inset")
    return metrics
  }

  private func lines(
    ofSection section: Int, by rules: LineRules, in view: UICollectionView,
    delegate: UICollectionViewDelegateFlowLayout?, check: inout FlowSizeCheck
  ) -> SectionLines {
    let count = view.numberOfItems(inSection: section)
    func size(ofItem item: Int, _ delegate: UICollectionViewDelegateFlowLayout) -> LayoutSize {
      let path = view.dataSourcePath(for: IndexPath(item: item, section: section))
      return LayoutSize(delegate.collectionView(view, layout: self, sizeForItemAt: path))
    }
    // One call detects a missing implementation, because the default one sets `delegateAnswersItemSizes` to
    // `false`.
    if count > 0, delegateAnswersItemSizes, let delegate {
      let first = size(ofItem: 0, delegate)
      if delegateAnswersItemSizes {
        var lines = LineBreaking(rules: rules)
        lines.append(count: count) { item in
          let size = item == 0 ? first : size(ofItem: item, delegate)
          check.look(at: size, item: item, section: section, limit: rules.breadth)
          return size
        }
        return .broken(lines)
      }
    }
    let size = unmeasuredItemSize
    var lines = SectionLines.uniform(UniformLines(rules: rules, itemSize: size, count: count))
    let measured = estimatesSizes ? measuredSizes.sizes(inSection: section).before(count) : .init()
    if measured.items.isEmpty {
      if count > 0 { check.look(at: size, item: 0, section: section, limit: rules.breadth) }
    } else {
      lines.resize(zip(measured.items, measured.sizes).map { (item: $0, size: $1) })
    }
    return lines
  }

  /// The size of unmeasured items, regardless of the delegate.
  private var unmeasuredItemSize: LayoutSize {
    guard estimatesSizes else { return LayoutSize(itemSize) }
    guard estimatedItemSize == Self.automaticSize else { return LayoutSize(estimatedItemSize) }
    return measuredSizes.mean ?? LayoutSize(itemSize)
  }
}

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

import UIKitViews

/// A view whose contents have a size set by the test. It represents a label of this size in the recordings.
@MainActor package final class BoxView: UIView {
  package var contents: CGSize { didSet { invalidateIntrinsicContentSize() } }

  package init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    contents = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package override init(frame: CGRect) {
    contents = frame.size
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { contents }
}

extension CGRect {
  /// Creates a rectangle from four numbers, as in tables.
  package nonisolated init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

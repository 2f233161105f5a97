#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows one item. What it shows goes into `contentView`; behind that lie the background views.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, in front of the background views.
  public let contentView: UIView

  open var isSelected = false { didSet { if isSelected != oldValue { updateSelectedBackground() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateSelectedBackground() } } }

  /// Fills the cell behind everything.
  open var backgroundView: UIView? { didSet { install(backgroundView, replacing: oldValue, at: 0) } }

  /// Shown over `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      install(selectedBackgroundView, replacing: oldValue, at: backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    installContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    installContentView()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// The default fits the contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  private func installContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func install(_ view: UIView?, replacing old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
#endif

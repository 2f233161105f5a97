import Foundation

/// A view that applies an effect to the content under it. Live pages blur that content with CSS's
/// `backdrop-filter`. In SVG, the content is drawn once more, blurred.
open class UIVisualEffectView: UIView, ContentHost {
  /// The effect, or `nil` for none. In an animation block, a new effect fades in.
  open var effect: UIVisualEffect? { didSet { if effect != oldValue { showEffect() } } }
  /// The view for subviews. It fills the effect view.
  open var contentView: UIView { contents }

  private let contents: UIView

  private let backdrop = UIView(frame: .zero)
  private var isMade = false

  /// Creates a view with an empty frame.
  public init(effect: UIVisualEffect?) {
    contents = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    contents = UIView(frame: .zero)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    contents = UIView(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    contentHost = self
    for view in [backdrop, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    isMade = true
    showEffect()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard isMade else { return }
    UIKitException.raise(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
        + "itself, instead add them to the -contentView.")
  }

  package func embeds(_ subview: UIView) -> Bool { subview === contents }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if isMade { showEffect() }
  }

  private func showEffect() {
    contents.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
    guard let blur = effect as? UIBlurEffect else { return backdrop.alpha = 0 }
    let (filter, color) = blur.appearance(inDark: traitCollection.userInterfaceStyle == .dark)
    backdrop.layer.ownRarities.backdrop = filter
    backdrop.backgroundColor = color
    backdrop.alpha = 1
  }
}

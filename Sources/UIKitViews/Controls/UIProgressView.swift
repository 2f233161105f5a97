import Foundation

/// A bar that fills with progress, 4 points tall. Its colors are `nil` by default.
open class UIProgressView: UIView {
  /// The shape of the bar's ends.
  public nonisolated enum Style: Int, Sendable {
    /// Round ends.
    case `default`
    /// Square ends.
    case bar
  }

  private static let height: CGFloat = 4

  /// The progress, 0…1. Setting it doesn't animate. The default value is 0.
  open var progress: Float {
    get { currentProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var currentProgress: Float = 0
  /// The bar's style. The default value is `default`.
  open var progressViewStyle: Style {
    get { storedProgressViewStyle }
    set { storedProgressViewStyle = newValue }
  }
  private var storedProgressViewStyle: Style { didSet { paint() } }
  /// The color of the filled part, or `nil` for the tint color.
  open var progressTintColor: UIColor? {
    get { storedProgressTintColor }
    set { storedProgressTintColor = newValue }
  }
  private var storedProgressTintColor: UIColor? { didSet { paint() } }
  /// The color of the track, or `nil` for gray.
  open var trackTintColor: UIColor? {
    get { storedTrackTintColor }
    set { storedTrackTintColor = newValue }
  }
  private var storedTrackTintColor: UIColor? { didSet { paint() } }

  private let bar = UIView(frame: .zero)

  /// Creates a bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    storedProgressViewStyle = .default
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedProgressViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  override var standardContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: 250, verticalHugging: 750)
  }

  nonisolated deinit {}

  /// Sets the progress, limited to 0…1.
  open func setProgress(_ progress: Float, animated: Bool) {
    currentProgress = progress.isNaN ? 0 : min(1, max(0, progress))
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.layOutParts() }
  }

  /// No intrinsic width, and a height of 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// The width of `size`, and a height of 4 points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override func assignFrame(_ frame: CGRect) {
    super.assignFrame(CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
  }

  override func assignBounds(_ bounds: CGRect) {
    super.assignBounds(CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: Self.height)))
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    clipsToBounds = true
    addSubview(bar)
    paint()
    layOutParts()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let width = bounds.width * CGFloat(currentProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  private func paint() {
    let radius = progressViewStyle == .bar ? 0 : Self.height / 2
    (layer.cornerRadius, bar.layer.cornerRadius) = (radius, radius)
    backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  /// By default, the progress in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((currentProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// By default, `updatesFrequently`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? .updatesFrequently : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}

import Foundation

/// A wheel that turns during an ongoing activity.
///
/// In a window, a turning wheel makes a step every tenth of a second, so the frame clock isn't idle until the
/// wheel stops.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public nonisolated enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The former name of ``medium``.
    @available(*, deprecated, renamed: "medium")
    public static var gray: Style { .medium }
    /// The former name of ``medium``.
    @available(*, deprecated, renamed: "medium")
    public static var white: Style { .medium }
    /// The former name of ``large``.
    @available(*, deprecated, renamed: "large")
    public static var whiteLarge: Style { .large }
  }

  private static let spokes = 8
  private static let step: TimeInterval = 0.1

  /// The style. Setting it doesn't resize the view. The default value is `medium`.
  open var style: Style {
    get { storedStyle }
    set { storedStyle = newValue }
  }
  private var storedStyle: Style { didSet { if storedStyle != oldValue { styleDidChange() } } }
  /// `true` if the view is hidden while it isn't turning. The default value is `true`.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set { storedHidesWhenStopped = newValue }
  }
  private var storedHidesWhenStopped = true { didSet { isHidden = storedHidesWhenStopped && !isAnimating } }
  /// The color of the spokes. The default value is `secondaryLabel`. Setting `nil` restores it.
  open var color: UIColor! {
    get { chosenColor }
    set {
      chosenColor = newValue ?? .secondaryLabel
      paint()
    }
  }
  private var chosenColor = UIColor.secondaryLabel
  /// `true` if the wheel is turning.
  open private(set) var isAnimating = false

  private let wheel = CALayer()
  private var steps = 0
  private var timer: FrameTimer?

  /// Creates a resting wheel in the style's size.
  public init(style: Style) {
    storedStyle = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  public override init(frame: CGRect) {
    storedStyle = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedStyle = .medium
    super.init(coder: coder)
    setUp()
  }

  override var standardContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: 750, verticalHugging: 750)
  }

  nonisolated deinit {}

  /// Shows and turns the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    scheduleStep()
  }

  /// Stops the wheel and, by default, hides it.
  open func stopAnimating() {
    isAnimating = false
    timer?.cancel()
    timer = nil
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
  /// The size of the style.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    withoutAnimation { wheel.position = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.cancel()
    timer = nil
    scheduleStep()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    accessibilityLabel = "In progress"
    isAccessibilityElement = true
    layer.addSublayer(wheel)
    wheel.sublayers = (0..<Self.spokes).map { _ in CALayer() }
    styleDidChange()
  }

  private func styleDidChange() {
    withoutAnimation {
      let (size, spoke) = (style.size, style.spoke)
      wheel.bounds = CGRect(origin: .zero, size: size)
      for (index, layer) in (wheel.sublayers ?? []).enumerated() {
        layer.bounds = CGRect(origin: .zero, size: spoke)
        layer.cornerRadius = spoke.width / 2
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        layer.anchorPoint = CGPoint(x: 0.5, y: size.height / 2 / spoke.height)
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi))
        layer.opacity = 1 - 0.75 * Float(Self.spokes - 1 - index) / Float(Self.spokes - 1)
      }
    }
    paint()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func paint() {
    withoutAnimation { for spoke in wheel.sublayers ?? [] { spoke.backgroundColor = resolved(chosenColor) } }
  }

  private func scheduleStep() {
    guard isAnimating, window != nil, timer == nil else { return }
    timer = frameClock.schedule(after: Self.step) { [weak self] in self?.turn() }
  }

  private func turn() {
    timer = nil
    steps = (steps + 1) % Self.spokes
    withoutAnimation {
      wheel.setAffineTransform(
        CGAffineTransform(rotationAngle: CGFloat(steps) / CGFloat(Self.spokes) * 2 * .pi))
    }
    scheduleStep()
  }

  private func withoutAnimation(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate nonisolated var size: CGSize {
    let side: CGFloat = self == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  fileprivate nonisolated var spoke: CGSize {
    self == .large ? CGSize(width: 4.5, height: 11) : CGSize(width: 2.5, height: 6)
  }
}

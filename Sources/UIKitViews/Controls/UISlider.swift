import Foundation

/// A control for a value in a range, 34 points tall. Its colors and images are `nil` by default.
///
/// As on iOS, a finger moves the knob only if it comes down on or near the knob.
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let knobSide: CGFloat = 28
  private static let reach: CGFloat = 15

  /// The value, within the range. Setting it sends no event. The default value is 0.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }
  private var currentValue: Float = 0

  /// The minimum value. Setting it above the maximum raises the maximum. The default value is 0.
  open var minimumValue: Float {
    get { storedMinimumValue }
    set { storedMinimumValue = newValue }
  }
  private var storedMinimumValue: Float = 0 {
    didSet {
      if storedMinimumValue > maximumValue { maximumValue = storedMinimumValue }
      rangeDidChange()
    }
  }
  /// The maximum value. Setting it below the minimum lowers the minimum. The default value is 1.
  open var maximumValue: Float {
    get { storedMaximumValue }
    set { storedMaximumValue = newValue }
  }
  private var storedMaximumValue: Float = 1 {
    didSet {
      if storedMaximumValue < minimumValue { minimumValue = storedMaximumValue }
      rangeDidChange()
    }
  }
  /// `true` if every move sends `valueChanged`, not only the last. The default value is `true`.
  open var isContinuous = true
  /// The track's color before the knob, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? {
    get { storedMinimumTrackTintColor }
    set { storedMinimumTrackTintColor = newValue }
  }
  private var storedMinimumTrackTintColor: UIColor? { didSet { paint() } }
  /// The track's color after the knob, or `nil` for gray.
  open var maximumTrackTintColor: UIColor? {
    get { storedMaximumTrackTintColor }
    set { storedMaximumTrackTintColor = newValue }
  }
  private var storedMaximumTrackTintColor: UIColor? { didSet { paint() } }
  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set { storedThumbTintColor = newValue }
  }
  private var storedThumbTintColor: UIColor? { didSet { paint() } }
  /// The image before the track.
  open var minimumValueImage: UIImage? {
    get { storedMinimumValueImage }
    set { storedMinimumValueImage = newValue }
  }
  private var storedMinimumValueImage: UIImage? {
    didSet { show(storedMinimumValueImage, in: &minimumImageView) }
  }
  /// The image after the track.
  open var maximumValueImage: UIImage? {
    get { storedMaximumValueImage }
    set { storedMaximumValueImage = newValue }
  }
  private var storedMaximumValueImage: UIImage? {
    didSet { show(storedMaximumValueImage, in: &maximumImageView) }
  }

  private let parts = UIView(frame: .zero)
  private let track = UIView(frame: .zero)
  private let progress = UIView(frame: .zero)
  private let knob = UIImageView(frame: .zero)
  private var minimumImageView: UIImageView?
  private var maximumImageView: UIImageView?
  private var thumbImages: [UInt: UIImage] = [:]
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var standardContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: 250, verticalHugging: 750)
  }

  nonisolated deinit {}

  /// Sets the value, limited to the range. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let old = currentValue
    currentValue = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    guard currentValue != old else { return }
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.layOutParts() }
  }

  /// Sets the knob's image for a state. Unset states use the image for `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    paint()
    setNeedsLayout()
  }

  /// The image for a state.
  @discardableResult
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue]
  }

  /// The current image, or `nil` for the round knob.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // MARK: Layout

  /// No intrinsic width, and a height of 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// The width of `size`, and a height of 34 points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// The frame of ``minimumValueImage``.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isFirst: true)
  }

  /// The frame of ``maximumValueImage``.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isFirst: false)
  }

  /// The track's frame. It's 13 points from an image, or 2 points from the edge.
  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 13 } ?? 2 }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    let left = isMirrored ? last : first
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - first - last),
      height: Self.trackHeight)
  }

  /// The frame of the knob, which reaches up to 2 points beyond the track.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = CGSize(width: Self.knobSide, height: Self.knobSide)
    let size = currentThumbImage?.size ?? side
    let part = CGFloat(share(of: value))
    let way = rect.width + 4 - size.width
    let x = rect.minX - 2 + way * (isMirrored ? 1 - part : part)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func share(of value: Float) -> Float {
    let range = maximumValue - minimumValue
    return range > 0 && range.isFinite ? (value - minimumValue) / range : 0
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func imageRect(of image: UIImage?, in bounds: CGRect, isFirst: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = isFirst != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func setUp() {
    parts.isUserInteractionEnabled = false
    addSubview(parts)
    for view in [track, progress, knob] { parts.addSubview(view) }
    track.layer.cornerRadius = Self.trackHeight / 2
    progress.layer.cornerRadius = Self.trackHeight / 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    knob.layer.shadowRadius = 3
    paint()
    layOutParts()
  }

  private func rangeDidChange() {
    currentValue = min(maximumValue, max(minimumValue, currentValue))
    layOutParts()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    parts.frame = bounds
    parts.bounds = bounds
    let rect = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: rect, value: currentValue)
    track.frame = rect
    progress.frame =
      isMirrored
      ? CGRect(x: thumb.midX, y: rect.minY, width: max(0, rect.maxX - thumb.midX), height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: max(0, thumb.midX - rect.minX), height: rect.height)
    knob.frame = thumb
    minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Appearance

  private func paint() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    progress.backgroundColor = minimumTrackTintColor ?? tintColor
    let image = currentThumbImage
    knob.image = image
    knob.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    knob.layer.cornerRadius = image == nil ? Self.knobSide / 2 : 0
    knob.layer.shadowOpacity = image == nil ? 0.22 : 0
    parts.alpha = isEnabled ? 1 : 0.5
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    view?.removeFromSuperview()
    view = image.map { UIImageView(image: $0) }
    if let view { parts.insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    paint()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  // MARK: Touches

  private var gripArea: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue)
      .insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard gripArea.contains(point) else { return false }
    grip = gripArea.midX - point.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = currentValue
    value = value(at: touch.location(in: self).x + grip)
    if isContinuous, currentValue != old { send(.valueChanged, with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // Marks the end of a drag, even if the slider is continuous.
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
    super.endTracking(touch, with: event)
  }

  private func value(at x: CGFloat) -> Float {
    let rect = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: rect, value: currentValue).width
    let way = rect.width + 4 - width
    guard way > 0 else { return minimumValue }
    let part = min(1, max(0, (x - (rect.minX - 2 + width / 2)) / way))
    return minimumValue + (maximumValue - minimumValue) * Float(isMirrored ? 1 - part : part)
  }

  /// Also returns `false` for a horizontal drag that begins on or near the knob.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !retainsDrag(of: gestureRecognizer, from: gripArea)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let old = currentValue
    guard isEnabled else { return }
    setValue(currentValue + (maximumValue - minimumValue) * part, animated: true)
    if currentValue != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// By default, the position in the range, in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share(of: currentValue) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// By default, `adjustable` and the state's traits.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
      return super.accessibilityTraits == .none ? own : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Does nothing.
  @discardableResult
  open override func accessibilityActivate() -> Bool { false }
}

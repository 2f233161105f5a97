import Foundation

/// A control for a value in a range, with a knob on a track. It's 34 points tall and as wide as its frame.
///
/// As on iOS, only a finger that comes down on or near the knob moves it.
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let knobSide: CGFloat = 28
  /// The maximum distance from the knob at which a finger can come down, in points.
  private static let reach: CGFloat = 15

  /// The value, within the range. Setting this property doesn't animate and sends no event.
  ///
  /// The default value is 0.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }
  private var currentValue: Float = 0

  /// The minimum value. Setting it above the maximum raises the maximum.
  ///
  /// The default value is 0.
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
  /// The maximum value. Setting it below the minimum lowers the minimum.
  ///
  /// The default value is 1.
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
  /// A Boolean value that indicates whether every move sends `valueChanged`. If `false`, only the last move
  /// does, when the finger lifts.
  ///
  /// The default value is `true`.
  open var isContinuous = true
  /// The color of the track before the knob.
  ///
  /// The default value is `nil`: the tint color.
  open var minimumTrackTintColor: UIColor? {
    get { storedMinimumTrackTintColor }
    set { storedMinimumTrackTintColor = newValue }
  }
  private var storedMinimumTrackTintColor: UIColor? { didSet { paint() } }
  /// The color of the track after the knob.
  ///
  /// The default value is `nil`: gray.
  open var maximumTrackTintColor: UIColor? {
    get { storedMaximumTrackTintColor }
    set { storedMaximumTrackTintColor = newValue }
  }
  private var storedMaximumTrackTintColor: UIColor? { didSet { paint() } }
  /// The color of the knob.
  ///
  /// The default value is `nil`: white.
  open var thumbTintColor: UIColor? {
    get { storedThumbTintColor }
    set { storedThumbTintColor = newValue }
  }
  private var storedThumbTintColor: UIColor? { didSet { paint() } }
  /// The image before the track.
  ///
  /// The default value is `nil`.
  open var minimumValueImage: UIImage? {
    get { storedMinimumValueImage }
    set { storedMinimumValueImage = newValue }
  }
  private var storedMinimumValueImage: UIImage? {
    didSet { show(storedMinimumValueImage, in: &minimumImageView) }
  }
  /// The image after the track.
  ///
  /// The default value is `nil`.
  open var maximumValueImage: UIImage? {
    get { storedMaximumValueImage }
    set { storedMaximumValueImage = newValue }
  }
  private var storedMaximumValueImage: UIImage? {
    didSet { show(storedMaximumValueImage, in: &maximumImageView) }
  }

  /// The visible parts, which are dimmed together. The control's own opacity belongs to the app.
  private let parts = UIView(frame: .zero)
  private let track = UIView(frame: .zero)
  private let progress = UIView(frame: .zero)
  private let knob = UIImageView(frame: .zero)
  private var minimumImageView: UIImageView?
  private var maximumImageView: UIImageView?
  private var thumbImages: [UInt: UIImage] = [:]
  /// The distance from the finger to the center of the knob during a drag.
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

  /// Sets the value and sends no event. A value outside the range becomes the nearest value in the range.
  open func setValue(_ value: Float, animated: Bool) {
    let old = currentValue
    currentValue = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    guard currentValue != old else { return }
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.layOutParts() }
  }

  /// Sets the image in place of the knob for a state. States without one use the image for `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    paint()
    setNeedsLayout()
  }

  /// Returns the image for the state or, if none was set, for `normal`.
  @discardableResult
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue]
  }

  /// The current image, or `nil` for the round knob.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // MARK: Layout

  /// The intrinsic size: no width, and 34 points tall.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// Returns the width of `size` and a height of 34 points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Returns the frame of the image before the track.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isFirst: true)
  }

  /// Returns the frame of the image after the track.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isFirst: false)
  }

  /// Returns the frame of the track: the width between the images, minus 2 points on either side.
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

  /// Returns the frame of the knob for a value. At the ends, it reaches 2 points beyond the track.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = CGSize(width: Self.knobSide, height: Self.knobSide)
    let size = currentThumbImage?.size ?? side
    let part = CGFloat(share(of: value))
    let way = rect.width + 4 - size.width
    let x = rect.minX - 2 + way * (isMirrored ? 1 - part : part)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the position of a value in the range, from 0 to 1. With infinite limits, the position is 0.
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
    // Sent even if the slider isn't continuous: this event marks the end of a drag for apps.
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

  /// Also returns `false` for a drag along the track that begins on the knob, regardless of the recognizer's
  /// view.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !retainsDrag(of: gestureRecognizer, from: gripArea)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Increases the value by a tenth of the range and sends the events of a change.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// Decreases the value by a tenth of the range and sends the events of a change.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let old = currentValue
    guard isEnabled else { return }
    setValue(currentValue + (maximumValue - minimumValue) * part, animated: true)
    if currentValue != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// The value, in percent of the range.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share(of: currentValue) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// The trait `adjustable`, with traits for the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
      return super.accessibilityTraits == .none ? own : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Does nothing, because a slider's action isn't a tap.
  @discardableResult
  open override func accessibilityActivate() -> Bool { false }
}

import Foundation

/// A row of dots, one for each page. Its colors and images are `nil` by default.
///
/// A tap before or after the current dot goes to the previous or next page.
///
/// A page control bound to a carousel:
///
/// ```swift
/// carousel.onCurrentIndexPathChange = { pageControl.currentPage = $0?.item ?? 0 }
/// pageControl.addAction(UIAction { _ in
///   carousel.setCurrentIndexPath(IndexPath(item: pageControl.currentPage, section: 0), animated: true)
/// }, for: .valueChanged)
/// ```
open class UIPageControl: UIControl {
  /// The visibility of a plate under the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// `automatic` shows the plate while a finger is on the control, `prominent` always, and `minimal` never.
    case automatic, prominent, minimal
  }

  /// The current use of the control.
  public nonisolated enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// Taps, page by page.
    case discrete
    /// A finger that moves along the dots.
    case continuous
  }

  private static let pitch: CGFloat = 18
  private static let margin: CGFloat = 20
  private static let height: CGFloat = 26
  private static let dot: CGFloat = 7

  /// The number of pages. Negative numbers count as 0. The default value is 0.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set { storedNumberOfPages = newValue }
  }
  private var storedNumberOfPages = 0 {
    didSet {
      if storedNumberOfPages < 0 { storedNumberOfPages = 0 }
      guard storedNumberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, storedNumberOfPages - 1))
      pagesDidChange()
    }
  }
  /// The current page, starting at 0, limited to valid pages. Setting it sends no event.
  open var currentPage: Int {
    get { storedCurrentPage }
    set { storedCurrentPage = newValue }
  }
  private var storedCurrentPage = 0 {
    didSet {
      let page = min(max(0, numberOfPages - 1), max(0, storedCurrentPage))
      if page != storedCurrentPage { storedCurrentPage = page }
      if page != oldValue { paint() }
    }
  }
  /// `true` if the dots are hidden for a single page. The default value is `false`.
  open var hidesForSinglePage: Bool {
    get { storedHidesForSinglePage }
    set { storedHidesForSinglePage = newValue }
  }
  private var storedHidesForSinglePage = false { didSet { pagesDidChange() } }
  /// The color of the dots, or `nil` for translucent white.
  open var pageIndicatorTintColor: UIColor? {
    get { storedPageIndicatorTintColor }
    set { storedPageIndicatorTintColor = newValue }
  }
  private var storedPageIndicatorTintColor: UIColor? { didSet { paint() } }
  /// The color of the current dot, or `nil` for white.
  open var currentPageIndicatorTintColor: UIColor? {
    get { storedCurrentPageIndicatorTintColor }
    set { storedCurrentPageIndicatorTintColor = newValue }
  }
  private var storedCurrentPageIndicatorTintColor: UIColor? { didSet { paint() } }
  /// The plate's style. The default value is `automatic`.
  open var backgroundStyle: BackgroundStyle {
    get { storedBackgroundStyle }
    set { storedBackgroundStyle = newValue }
  }
  private var storedBackgroundStyle = BackgroundStyle.automatic { didSet { paint() } }
  /// `true` if moving a finger along the dots goes through the pages. The default value is `true`.
  open var allowsContinuousInteraction = true
  /// The current interaction.
  open var interactionState: InteractionState { isTracking ? interaction : .none }
  private var interaction = InteractionState.discrete
  /// The image that replaces the dots, drawn in their color.
  open var preferredIndicatorImage: UIImage? {
    get { storedPreferredIndicatorImage }
    set { storedPreferredIndicatorImage = newValue }
  }
  private var storedPreferredIndicatorImage: UIImage? { didSet { pagesDidChange() } }

  private var indicatorImages: [Int: UIImage] = [:]
  private var dots: [UIImageView] = []
  /// The dots and the plate, dimmed together because the control's own opacity belongs to the app.
  private let parts = UIView(frame: .zero)
  private let plate = UIView(frame: .zero)

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

  /// The size for a number of pages. The width is 18 points per page plus 20 points. The height is 26 points.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(0, pageCount)) + Self.margin, height: Self.height)
  }

  /// Sets the image for a page. `nil` stands for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    paint()
    setNeedsLayout()
  }

  /// The image set for a page.
  @discardableResult
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// The size from ``size(forNumberOfPages:)``.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size from ``size(forNumberOfPages:)``.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  // MARK: Dots

  private func setUp() {
    parts.isUserInteractionEnabled = false
    addSubview(parts)
    parts.addSubview(plate)
    paint()
  }

  private func pagesDidChange() {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      parts.addSubview(dot)
      dots.append(dot)
    }
    paint()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func paint() {
    for (page, dot) in dots.enumerated() {
      let color: UIColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let image = indicatorImages[page] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    }
    let showsPlate = backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking
    plate.backgroundColor = showsPlate ? .systemFill : nil
    parts.alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.frame = bounds
    parts.bounds = bounds
    for (page, dot) in dots.enumerated() {
      dot.bounds.size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      dot.center = CGPoint(x: x(ofPage: page), y: bounds.midY)
    }
    let size = size(forNumberOfPages: dots.count)
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    plate.layer.cornerRadius = size.height / 2
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func x(ofPage page: Int) -> CGFloat {
    let position = CGFloat(page) - CGFloat(dots.count - 1) / 2
    return bounds.midX + position * Self.pitch * (isMirrored ? -1 : 1)
  }

  override func stateDidChange() {
    super.stateDidChange()
    paint()
  }

  override func trackingDidChange() {
    super.trackingDidChange()
    paint()
  }

  // MARK: Touches

  override var isTapped: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interaction = .discrete
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if allowsContinuousInteraction, interaction == .continuous || touch.travel > 10 {
      interaction = .continuous
      let position = (touch.location(in: self).x - bounds.midX) / Self.pitch * (isMirrored ? -1 : 1)
      go(to: Int((position + CGFloat(dots.count - 1) / 2).rounded()), event)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interaction == .discrete, isTouchInside, let touch {
      let isAfter = touch.location(in: self).x > x(ofPage: currentPage)
      go(to: currentPage + (isAfter != isMirrored ? 1 : -1), event)
    }
    super.endTracking(touch, with: event)
  }

  private func go(to page: Int, _ event: UIEvent?) {
    let page = min(numberOfPages - 1, max(0, page))
    guard numberOfPages > 0, page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Also returns `false` for a drag along the dots.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(allowsContinuousInteraction && retainsDrag(of: gestureRecognizer, from: bounds))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Shows the next page.
  open override func accessibilityIncrement() { if isEnabled { go(to: currentPage + 1, nil) } }
  /// Shows the previous page.
  open override func accessibilityDecrement() { if isEnabled { go(to: currentPage - 1, nil) } }

  /// By default, the current page, for example "page 2 of 5".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
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

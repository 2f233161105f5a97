import Foundation

/// A row of dots, one for each page. A tap beside the current one goes to the next page or the previous one; a
/// finger that moves along goes through the pages.
///
/// Bound to a carousel:
///
/// ```swift
/// carousel.onCurrentIndexPathChange = { pageControl.currentPage = $0?.item ?? 0 }
/// pageControl.addAction(UIAction { _ in
///   carousel.setCurrentIndexPath(IndexPath(item: pageControl.currentPage, section: 0), animated: true)
/// }, for: .valueChanged)
/// ```
open class UIPageControl: UIControl {
  /// Whether there is a plate behind the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// `automatic`: while a finger is on it. `prominent`: always. `minimal`: never.
    case automatic, prominent, minimal
  }

  /// How the control is being used.
  public nonisolated enum InteractionState: Int, Sendable {
    /// Not used.
    case none
    /// By taps, page by page.
    case discrete
    /// By a finger that moves along the dots.
    case continuous
  }

  private static let pitch: CGFloat = 18
  private static let margin: CGFloat = 20
  private static let height: CGFloat = 26
  private static let dot: CGFloat = 7

  /// Below 0 counts as 0. Default 0.
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
  /// From 0. A page that there is not becomes the nearest. Setting it sends no event.
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
  /// Whether the dots are hidden if there is only one page. Default false.
  open var hidesForSinglePage: Bool {
    get { storedHidesForSinglePage }
    set { storedHidesForSinglePage = newValue }
  }
  private var storedHidesForSinglePage = false { didSet { pagesDidChange() } }
  /// Nil, the default: translucent white, which does not show on white.
  open var pageIndicatorTintColor: UIColor? {
    get { storedPageIndicatorTintColor }
    set { storedPageIndicatorTintColor = newValue }
  }
  private var storedPageIndicatorTintColor: UIColor? { didSet { paint() } }
  /// Nil, the default: white, which does not show on white.
  open var currentPageIndicatorTintColor: UIColor? {
    get { storedCurrentPageIndicatorTintColor }
    set { storedCurrentPageIndicatorTintColor = newValue }
  }
  private var storedCurrentPageIndicatorTintColor: UIColor? { didSet { paint() } }
  /// Default: automatic.
  open var backgroundStyle: BackgroundStyle {
    get { storedBackgroundStyle }
    set { storedBackgroundStyle = newValue }
  }
  private var storedBackgroundStyle = BackgroundStyle.automatic { didSet { paint() } }
  /// Whether a finger that moves along goes through the pages. Default true.
  open var allowsContinuousInteraction = true
  /// What a finger does now.
  open var interactionState: InteractionState { isTracking ? interaction : .none }
  private var interaction = InteractionState.discrete
  /// Instead of the dots, in their colour. Default nil.
  open var preferredIndicatorImage: UIImage? {
    get { storedPreferredIndicatorImage }
    set { storedPreferredIndicatorImage = newValue }
  }
  private var storedPreferredIndicatorImage: UIImage? { didSet { pagesDidChange() } }

  private var indicatorImages: [Int: UIImage] = [:]
  private var dots: [UIImageView] = []
  /// Plate and dots, which pale together. The control's own opacity is the app's.
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

  /// The size for so many pages: 18 points for each and 20 more, 26 tall.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(0, pageCount)) + Self.margin, height: Self.height)
  }

  /// The image for a page. Nil: ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    paint()
    setNeedsLayout()
  }

  /// The image that was set for the page.
  @discardableResult
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// That of ``size(forNumberOfPages:)``.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// That of ``size(forNumberOfPages:)``.
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

  /// False for a drag along the dots, too, whichever view has the recogniser.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(allowsContinuousInteraction && retainsDrag(of: gestureRecognizer, from: bounds))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// Goes to the next page, and sends the events of a change.
  open override func accessibilityIncrement() { if isEnabled { go(to: currentPage + 1, nil) } }
  /// Goes to the previous page, and sends the events of a change.
  open override func accessibilityDecrement() { if isEnabled { go(to: currentPage - 1, nil) } }

  /// "page 2 of 5".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// `adjustable`, with the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
      return super.accessibilityTraits == .none ? own : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Nothing: the value is increased and decreased.
  @discardableResult
  open override func accessibilityActivate() -> Bool { false }
}

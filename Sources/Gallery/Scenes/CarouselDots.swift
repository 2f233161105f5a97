import CollectionLayouts
import CollectionView

/// A page control over a carousel. Each goes where the other is brought to.
final class CarouselDots {
  /// More dots than these are no help to anybody.
  private static let limit = 30

  let control = UIPageControl()
  private let layout: CarouselLayout
  /// Whether the user wants to see it.
  var isWanted = true { didSet { show() } }
  /// Whether the carousel is what is shown.
  var isShown = true { didSet { show() } }
  /// The number of pictures.
  var count = 0 {
    didSet {
      control.numberOfPages = count <= Self.limit ? count : 0
      showCurrentPage()
      show()
    }
  }
  /// The page that a tap has asked for. The pages on the way there are not shown, so that quick taps add up.
  private var awaited: Int?

  init(over layout: CarouselLayout) {
    self.layout = layout
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    control.accessibilityLabel = "Pages"
    layout.onCurrentIndexPathChange = { [weak self] in self?.follow($0) }
    let turn = UIAction { [weak self] _ in self?.turn() }
    control.addAction(turn, for: .valueChanged)
  }

  /// Puts the control below the middle of a carousel in a view.
  func add(to view: UIView) {
    control.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(control)
    NSLayoutConstraint.activate([
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: 16),
    ])
    show()
  }

  /// Hides what does not fit.
  func show() {
    let room = control.superview?.bounds.width ?? 0
    control.isHidden =
      !isWanted || !isShown || control.numberOfPages == 0
      || control.intrinsicContentSize.width > room
  }

  /// The carousel tells of changes only, in the frame after them.
  func showCurrentPage() { follow(layout.currentIndexPath) }

  private func turn() {
    awaited = control.currentPage
    layout.setCurrentIndexPath(IndexPath(item: control.currentPage, section: 0), animated: true)
  }

  private func follow(_ indexPath: IndexPath?) {
    guard let item = indexPath?.item else { return }
    let isMovedByHand = layout.collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating }
    if item == awaited || isMovedByHand == true { awaited = nil }
    if awaited == nil { control.currentPage = item }
  }
}

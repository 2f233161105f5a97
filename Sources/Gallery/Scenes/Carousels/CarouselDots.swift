import CollectionLayouts
import CollectionView

/// A page control over a carousel. The control and the carousel follow each other.
final class CarouselDots {
  private static let limit = 30

  let control = UIPageControl()
  private let layout: CarouselLayout
  /// `true` if the user wants a page control.
  var isWanted = true { didSet { show() } }
  /// `true` if the carousel is the current layout.
  var isShown = true { didSet { show() } }
  var count = 0 {
    didSet {
      control.numberOfPages = count <= Self.limit ? count : 0
      showCurrentPage()
      show()
    }
  }
  /// The page requested by a tap. The control skips the pages on the way, so that quick taps add up.
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

  func add(to view: UIView) {
    control.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(control)
    NSLayoutConstraint.activate([
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: 16),
    ])
    show()
  }

  /// Hides the control if it doesn't fit.
  func show() {
    let room = control.superview?.bounds.width ?? 0
    control.isHidden =
      !isWanted || !isShown || control.numberOfPages == 0
      || control.intrinsicContentSize.width > room
  }

  /// Shows the current page. The carousel reports only changes, in the following frame.
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

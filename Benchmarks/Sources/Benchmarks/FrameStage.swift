import CollectionView
import Floor
@_spi(Measuring) import LiveHost

/// The processor time of a frame by task, in nanoseconds.
struct FrameParts {
  /// The time in the layout's methods.
  var layout = 0.0
  /// The time in the collection view's own layout pass, without the layout: cells that arrive, leave, or are
  /// positioned.
  var cells = 0.0
  /// The time in the cells' own layout: constraints and self-sizing.
  var contents = 0.0
  var list = 0.0
  var wire = 0.0

  var total: Double { layout + cells + contents + list + wire }

  static func / (parts: FrameParts, count: Int) -> FrameParts {
    let count = Double(count)
    return FrameParts(
      layout: parts.layout / count, cells: parts.cells / count, contents: parts.contents / count,
      list: parts.list / count, wire: parts.wire / count)
  }
}

/// Adds up the parts of a frame. Nested work counts only for its own part.
final class FrameMeter {
  static let main = FrameMeter()

  private(set) var parts = FrameParts()
  private var start = 0.0
  private var part: WritableKeyPath<FrameParts, Double>?

  func begin() -> FrameParts {
    defer { parts = FrameParts() }
    return parts
  }

  func measure<Result>(_ part: WritableKeyPath<FrameParts, Double>, _ body: () -> Result) -> Result {
    let outer = self.part
    go(on: part)
    defer { go(on: outer) }
    return body()
  }

  /// Attributes the following work to another part.
  func go(on next: WritableKeyPath<FrameParts, Double>?) {
    let now = processorTime()
    if let part { parts[keyPath: part] += now - start }
    (part, start) = (next, now)
  }
}

/// A window full of cells of one kind, in lines of ten or in one column.
final class FrameStage: NSObject, UICollectionViewDataSource {
  enum Kind: String, CaseIterable {
    case coloured = "coloured cells"
    case constrained = "cells with constraints"
    case list = "list cells"

    fileprivate var columns: CGFloat { self == .list ? 1 : 10 }
    fileprivate var width: CGFloat { self == .list ? 400 : 1_200 }
    fileprivate var height: CGFloat { self == .list ? 68 : 70 }
    fileprivate var cellClass: UICollectionViewCell.Type {
      switch self {
      case .coloured: ColouredCell.self
      case .constrained: ConstrainedCell.self
      case .list: RowCell.self
      }
    }
  }

  /// The fraction of a screen's cells that leave in a step, while others arrive at the opposite end: one of
  /// twenty.
  private static let share: CGFloat = 0.05
  /// The length of a step without new cells, in points. Steps go back and forth.
  private static let nudge: CGFloat = 3

  let kind: Kind
  let visible: Int
  private let window: UIWindow
  private let view: FrameView
  private var measure = FrameMeasure()
  private var direction: CGFloat = 1
  private var isNarrow = false

  init(_ kind: Kind, visible: Int) {
    (self.kind, self.visible) = (kind, visible)
    let size = CGSize(width: kind.width, height: CGFloat(visible) / kind.columns * kind.height)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = FrameView(frame: window.bounds, collectionViewLayout: FrameLayout.filled(with: kind))
    super.init()
    view.register(kind.cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    frame()
    // Away from the start, with a partially visible line at both edges.
    view.contentOffset.y = (view.contentSize.height / 2 / kind.height).rounded() * kind.height + 30
    for _ in 0..<3 { frame() }
  }

  // MARK: Frames

  /// Scrolls so that a twentieth of the cells leaves and as many arrive.
  func scroll() {
    let step = (view.bounds.height * Self.share / kind.height).rounded() * kind.height
    let next = view.contentOffset.y + direction * step
    if next < 0 || next > view.contentSize.height - view.bounds.height { direction = -direction }
    move(by: direction * step)
  }

  /// Reverses the direction of further steps.
  func turnRound() { direction = -direction }

  func nudge() {
    direction = -direction
    move(by: direction * Self.nudge)
  }

  /// Makes the view narrower or wider by a sixtieth.
  func resize() {
    isNarrow.toggle()
    let width = kind.width * (isNarrow ? 59 : 60) / 60
    FrameMeter.main.measure(\.cells) { view.frame.size.width = width }
    frame()
  }

  private func move(by distance: CGFloat) {
    FrameMeter.main.measure(\.cells) { view.contentOffset.y += distance }
    frame()
  }

  /// Performs a frame from layout to message.
  private func frame() {
    layOut()
    let meter = FrameMeter.main
    meter.go(on: \.list)
    sink &+= measure.encode(window) { meter.go(on: \.wire) }.bytes
    meter.go(on: nil)
  }

  private func layOut() { FrameMeter.main.measure(\.contents) { window.layoutIfNeeded() } }

  /// Returns the number of allocations in a step without new cells, up to the display list and after it.
  func nudgeAllocations(steps: Int) -> (layout: Double, sending: Double) {
    for _ in 0..<steps { nudge() }
    var (layout, sending) = (0, 0)
    for _ in 0..<steps {
      direction = -direction
      let before = floor_allocations()
      view.contentOffset.y += direction * Self.nudge
      window.layoutIfNeeded()
      let between = floor_allocations()
      sink &+= measure.encode(window).bytes
      layout += between - before
      sending += floor_allocations() - between
    }
    return (Double(layout) / Double(steps), Double(sending) / Double(steps))
  }

  /// Ends the run if too many or too few cells are visible, or if one of them is out of bounds.
  func check() {
    let cells = view.visibleCells
    guard abs(cells.count - visible) <= max(10, visible / 10) else {
      Check.fail("\(cells.count) \(kind.rawValue) are visible instead of \(visible)")
    }
    guard cells.allSatisfy({ $0.frame.intersects(view.bounds) }) else {
      Check.fail("\(kind.rawValue) out of sight")
    }
  }

  // MARK: Data

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    visible * 20
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    switch cell {
    case let cell as ConstrainedCell: cell.show(indexPath.item)
    case let cell as RowCell: cell.show(indexPath.item)
    default: cell.contentView.backgroundColor = ColouredCell.colours[indexPath.item % 3]
    }
    return cell
  }
}

// MARK: - Instrumented views

private final class FrameView: UICollectionView {
  override func layoutSubviews() { FrameMeter.main.measure(\.cells) { super.layoutSubviews() } }
}

private final class FrameLayout: UICollectionViewCompositionalLayout {
  static func filled(with kind: FrameStage.Kind) -> FrameLayout {
    FrameLayout { _, environment in
      if kind == .list {
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1 / kind.columns), heightDimension: .fractionalHeight(1)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(kind.height)),
        subitems: [item])
      return NSCollectionLayoutSection(group: line)
    }
  }

  override func prepare() { FrameMeter.main.measure(\.layout) { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    FrameMeter.main.measure(\.layout) { super.layoutAttributesForElements(in: rect) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    FrameMeter.main.measure(\.layout) { super.invalidateLayout(with: context) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    FrameMeter.main.measure(\.layout) {
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    FrameMeter.main.measure(\.layout) {
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }
}

private final class ColouredCell: UICollectionViewCell {
  static let colours: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
}

private final class ConstrainedCell: UICollectionViewCell {
  private static let image = UIImage(systemName: "star")

  private let picture = UIImageView(image: ConstrainedCell.image)
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for view in [picture, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 24),
      picture.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: contentView.centerYAnchor),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    title.text = "Article \(number)"
    subtitle.text = "\(number % 24):\(10 + number % 50)"
  }
}

private final class RowCell: UICollectionViewListCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    FrameMeter.main.measure(\.contents) { super.preferredLayoutAttributesFitting(layoutAttributes) }
  }

  func show(_ number: Int) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "star")
    content.text = "Article \(number)"
    content.secondaryText = "\(number % 24):\(10 + number % 50)"
    contentConfiguration = content
  }
}

import CollectionView

/// A row of settings. Title and control are side by side, or stacked for large text.
final class ControlCell: FullWidthCell {
  static let identifier = "control"
  private static let margin: CGFloat = 20
  private static let padding: CGFloat = 14
  private static let symbolSide: CGFloat = 30
  private static let leastBarWidth: CGFloat = 120

  private let plate = UIView()
  private let rule = UIView()
  private let symbol = UIImageView()
  private let title = UILabel()
  private let stack = UIStackView()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let pages = UIPageControl()
  private let progress = UIProgressView(progressViewStyle: .default)
  private lazy var button = UIButton(configuration: .tinted())
  private var number = 0
  private weak var states: ControlStates?

  override init(frame: CGRect) {
    super.init(frame: frame)
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 12
    rule.backgroundColor = .separator
    symbol.contentMode = .center
    symbol.tintColor = .white
    symbol.layer.cornerRadius = 7
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    // The title wraps before a control shrinks.
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    (stack.spacing, stack.alignment) = (12, .center)
    (pages.numberOfPages, pages.pageIndicatorTintColor) = (5, .tertiaryLabel)
    pages.currentPageIndicatorTintColor = .label
    for view in [plate, rule, symbol, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [title, toggle, slider, button, pages, progress] { stack.addArrangedSubview(view) }
    for view in [plate, rule, symbol, stack] { contentView.addSubview(view) }
    activateConstraints()
    listen()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func activateConstraints() {
    let inside = Self.margin + Self.padding
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: contentView.topAnchor),
      plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
      plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
      symbol.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inside),
      symbol.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      symbol.widthAnchor.constraint(equalToConstant: Self.symbolSide),
      symbol.heightAnchor.constraint(equalToConstant: Self.symbolSide),
      stack.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: Self.padding),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inside),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      rule.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
      rule.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      rule.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    // The constraint isn't required, because a hidden view in a stack has no length.
    for control in [slider, progress] as [UIView] {
      let width = control.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.leastBarWidth)
      width.priority = UILayoutPriority(999)
      width.isActive = true
    }
  }

  private func listen() {
    // A control retains its actions, so they must not retain the control or the cell.
    let valueChange = UIAction { [weak self] action in
      guard let self else { return }
      states?[number] =
        switch action.sender {
        case let toggle as UISwitch: toggle.isOn ? 1 : 0
        case let slider as UISlider: slider.value
        case let pages as UIPageControl: Float(pages.currentPage)
        default: 0
        }
    }
    for control in [toggle, slider, pages] { control.addAction(valueChange, for: .valueChanged) }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let states else { return }
        states[number] = 1 - states[number]
        showButton(isDone: states[number] == 1)
      }, for: .primaryActionTriggered)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    arrange(in: layoutAttributes.size.width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Stacks the title and the control if the text is large or a word would break.
  private func arrange(in width: CGFloat) {
    let controls: [UIView] = [toggle, slider, button, pages, progress]
    let control = controls.first { !$0.isHidden }
    let isBar = control === slider || control === progress
    let controlWidth = isBar ? Self.leastBarWidth : control?.intrinsicContentSize.width ?? 0
    let room =
      width - 2 * (Self.margin + Self.padding) - Self.symbolSide - Self.padding - stack.spacing - controlWidth
    let isLarge =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory || title.widestWord > room
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }

  func show(_ row: ControlRow, states: ControlStates, number: Int, isFirst: Bool, isLast: Bool) {
    (self.states, self.number) = (states, number)
    title.text = row.title
    symbol.image = UIImage(systemName: row.symbol)
    symbol.backgroundColor = row.color
    let controls: [(UIView, ControlRow.Kind)] = [
      (toggle, .toggle), (slider, .slider), (button, .button), (pages, .pages), (progress, .progress),
    ]
    for (view, kind) in controls {
      view.isHidden = kind != row.kind
      (view as? UIControl)?.isEnabled = states.areEnabled
      view.accessibilityLabel = row.title
    }
    let value = states[number]
    switch row.kind {
    case .toggle: toggle.isOn = value == 1
    case .slider: slider.value = value
    case .pages: pages.currentPage = Int(value)
    case .progress: progress.progress = value
    case .button: showButton(isDone: value == 1)
    }
    rule.isHidden = isLast
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    plate.layer.maskedCorners = corners
  }

  private func showButton(isDone: Bool) {
    button.configuration?.title = isDone ? "Done" : "Start"
    button.configuration?.image = isDone ? UIImage(systemName: "checkmark") : nil
    button.configuration?.imagePadding = 6
  }
}

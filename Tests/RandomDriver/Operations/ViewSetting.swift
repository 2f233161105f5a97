import CollectionView

/// A setting of a collection view or of its inherited environment. A number selects its value.
nonisolated enum ViewSetting: String, Codable, CaseIterable {
  case insetAdjustment, bounces, alwaysBouncesVertically, alwaysBouncesHorizontally, pages, scrolls,
    locksDirection, deceleration, margins, marginsFromSafeArea, superviewMargins
  case readingDirection, layoutDirection, textSize, style, widthClass, idiom, contrast
  case prefetches, selfSizing
  case selects, selectsSeveral, selectsWhileEditing, selectsSeveralWhileEditing, edits
  case minimumZoom, maximumZoom, bouncesZoom
  case hasBackground, locksItems

  static let textSizes: [UIContentSizeCategory] = [
    .small, .medium, .large, .extraLarge, .accessibilityMedium, .accessibilityExtraLarge,
  ]

  /// Sets one of the values.
  @MainActor func apply(_ value: Int, to view: UICollectionView, of controller: UIViewController) {
    let isOn = value.isMultiple(of: 2) == false
    switch self {
    case .insetAdjustment:
      view.contentInsetAdjustmentBehavior = [.automatic, .scrollableAxes, .never, .always][value % 4]
    case .bounces: view.bounces = isOn
    case .alwaysBouncesVertically: view.alwaysBounceVertical = isOn
    case .alwaysBouncesHorizontally: view.alwaysBounceHorizontal = isOn
    case .pages: view.isPagingEnabled = isOn
    case .scrolls: view.isScrollEnabled = isOn
    case .locksDirection: view.isDirectionalLockEnabled = isOn
    case .deceleration: view.decelerationRate = isOn ? .fast : .normal
    case .margins:
      view.layoutMargins = UIEdgeInsets(top: 8, left: CGFloat(value % 3) * 10, bottom: 8, right: 8)
    case .marginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea = isOn
    case .superviewMargins: view.preservesSuperviewLayoutMargins = isOn
    case .readingDirection:
      view.semanticContentAttribute = isOn ? .forceRightToLeft : .forceLeftToRight
    case .prefetches: view.isPrefetchingEnabled = isOn
    case .selfSizing:
      view.selfSizingInvalidation = [.disabled, .enabled, .enabledIncludingConstraints][value % 3]
    case .selects: view.allowsSelection = isOn
    case .selectsSeveral: view.allowsMultipleSelection = isOn
    case .selectsWhileEditing: view.allowsSelectionDuringEditing = isOn
    case .selectsSeveralWhileEditing: view.allowsMultipleSelectionDuringEditing = isOn
    case .edits: view.isEditing = isOn
    case .minimumZoom: view.minimumZoomScale = [0.5, 1, 0.8][value % 3]
    case .maximumZoom: view.maximumZoomScale = [3, 1, 1.5][value % 3]
    case .bouncesZoom: view.bouncesZoom = isOn
    case .hasBackground: view.backgroundView = isOn ? UIView() : nil
    // The data source handles this setting.
    case .locksItems: break
    case .layoutDirection, .textSize, .style, .widthClass, .idiom, .contrast: override(value, in: controller)
    }
  }

  @MainActor private func override(_ value: Int, in controller: UIViewController) {
    let isOn = value.isMultiple(of: 2) == false
    switch self {
    case .layoutDirection: controller.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
    case .textSize:
      controller.traitOverrides.preferredContentSizeCategory = Self.textSizes[value % Self.textSizes.count]
    case .style: controller.traitOverrides.userInterfaceStyle = isOn ? .dark : .light
    case .widthClass: controller.traitOverrides.horizontalSizeClass = isOn ? .regular : .compact
    case .idiom: controller.traitOverrides.userInterfaceIdiom = isOn ? .pad : .phone
    default: controller.traitOverrides.accessibilityContrast = isOn ? .high : .normal
    }
  }
}

import CollectionView

@MainActor
extension ControlRole {
  init?(of view: UIView, label: @autoclosure () -> String?) {
    let traits = view.accessibilityTraits
    guard let kind = view is MenuRow ? .menuItem : Kind(traits) else { return nil }
    let value = view.accessibilityValue ?? ""
    self.kind = kind
    self.label = label() ?? ""
    isEnabled = !traits.contains(.notEnabled)
    switch kind {
    case .button:
      (isOn, self.value) = (traits.contains(.selected), "")
      hasMenu = (view as? UIControl)?.opensMenu ?? false
    case .menuItem:
      (isOn, self.value) = ((view as? MenuRow)?.isChecked ?? false, "")
      isCheckable = (view as? MenuRow)?.isCheckable ?? false
    case .toggle: (isOn, self.value) = (value == "1", "")
    case .slider, .progress:
      (isOn, self.value) = (false, value)
      range = Self.range(of: view, value)
    }
  }

  /// Returns a control's range and value. The default range is 0 to 100 percent.
  private static func range(of view: UIView, _ value: String) -> (low: Double, high: Double, now: Double) {
    switch view {
    case let slider as UISlider:
      (Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value))
    case let pages as UIPageControl:
      (1, Double(max(1, pages.numberOfPages)), Double(pages.currentPage + 1))
    default: (0, 100, Double(value.prefix { $0.isNumber || $0 == "." }) ?? 0)
    }
  }
}

extension ControlRole.Kind {
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.updatesFrequently) {
      self = .progress
    } else {
      return nil
    }
  }
}

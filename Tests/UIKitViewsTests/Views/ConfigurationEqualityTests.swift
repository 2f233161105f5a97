import TestSupport
import UIKitViews
import Testing

@Suite("Equality of configurations")
struct ConfigurationEqualityTests {
  @Test func `all flags of a new cell configuration state are false`() {
    let state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    expectAll([
      state.isDisabled, state.isHighlighted, state.isSelected, state.isFocused, state.isPinned,
      state.isEditing,
      state.isExpanded, state.isSwiped, state.isReordering,
    ]) { !$0 }
  }

  @Test func `configuration states with equal contents are equal and have equal hashes`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    var other = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual((state, other), (state.hashValue, other.hashValue))
    state[UIConfigurationStateCustomKey("a")] = 1
    #expect(state != other)
    other[UIConfigurationStateCustomKey("a")] = 1
    #expect(Set([state, other]).count == 1)
    other.isSelected = true
    #expect(state != other)
  }

  @Test func `background configurations compare values and the identity of transformers`() {
    var background = UIBackgroundConfiguration.clear()
    expectEqual(
      (background, .clear()),
      (background.hashValue, UIBackgroundConfiguration.clear().hashValue))
    background.strokeWidth = 1
    #expect(background != .clear())
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.backgroundColorTransformer = transformer
    var other = background
    #expect(other == background)
    other.backgroundColorTransformer = UIConfigurationColorTransformer(transformer.transform)
    #expect(other != background)
  }

  @Test func `a background style's values follow the cell state, and app-set values stay`() {
    let traits = UITraitCollection { $0[UITraitListEnvironment.self] = .sidebar }
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = true
    let inSidebar = UIBackgroundConfiguration.listCell().updated(for: state)
    expectEqual((inSidebar.cornerRadius, 10), (inSidebar.backgroundColor, .systemFill))
    var own = UIBackgroundConfiguration.listCell()
    own.cornerRadius = 3
    own.backgroundColor = .red
    own = own.updated(for: state)
    expectEqual((own.cornerRadius, 3), (own.backgroundColor, .red))
  }

  @Test func `a transformer can be called like a function, and grayscale keeps the luminance`() {
    let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(half(.red) == half.transform(.red))
    for (color, brightness) in [(UIColor.red, 0.2126), (.green, 0.7152), (.blue, 0.0722)] {
      var (white, alpha) = (CGFloat.zero, CGFloat.zero)
      #expect(UIConfigurationColorTransformer.grayscale(color).getWhite(&white, alpha: &alpha))
      #expect(abs(white - brightness) < 1e-6)
      #expect(alpha == 1)
    }
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .red
    background.strokeColorTransformer = half
    #expect(background.resolvedStrokeColor(for: .blue) == half(.red))
    background.strokeColor = nil
    #expect(background.resolvedStrokeColor(for: .blue) == half(.blue))
  }
}

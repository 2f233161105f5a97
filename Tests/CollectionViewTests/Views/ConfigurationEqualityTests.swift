import CollectionView
import Testing

@Suite("Values of configurations are compared")
struct ConfigurationEqualityTests {
  @Test("states that say the same are equal, and hash so")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    var other = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(state == other && state.hashValue == other.hashValue)
    state[UIConfigurationStateCustomKey("a")] = 1
    #expect(state != other)
    other[UIConfigurationStateCustomKey("a")] = 1
    #expect(Set([state, other]).count == 1)
    other.isSelected = true
    #expect(state != other)
  }

  @Test("backgrounds are equal where their values are, and their views and transformers are the same")
  func backgrounds() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background == .clear() && background.hashValue == UIBackgroundConfiguration.clear().hashValue)
    background.strokeWidth = 1
    #expect(background != .clear())
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.backgroundColorTransformer = transformer
    var other = background
    #expect(other == background)
    other.backgroundColorTransformer = UIConfigurationColorTransformer(transformer.transform)
    #expect(other != background)
  }

  @Test("a transformer is called like a function; grey is as bright as the colour")
  func transformers() {
    let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(half(.red) == half.transform(.red))
    var (white, alpha) = (CGFloat.zero, CGFloat.zero)
    #expect(UIConfigurationColorTransformer.grayscale(.green).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.7152) < 1e-6 && alpha == 1)
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .red
    background.strokeColorTransformer = half
    #expect(background.resolvedStrokeColor(for: .blue) == half(.red))
    background.strokeColor = nil
    #expect(background.resolvedStrokeColor(for: .blue) == half(.blue))
  }
}

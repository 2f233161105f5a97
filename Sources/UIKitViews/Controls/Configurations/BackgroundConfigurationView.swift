import Foundation

package final class BackgroundConfigurationView: UIView {
  package var configuration = UIBackgroundConfiguration.clear() {
    didSet { configurationDidChange(from: oldValue) }
  }
  private let plate = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let stroke = UIView(frame: .zero)
  /// Created when a configuration has an effect.
  private var effect: UIVisualEffectView?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
    addSubview(stroke)
    picture.clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }

  private func configurationDidChange(from old: UIBackgroundConfiguration) {
    paint()
    plate.layer.cornerRadius = configuration.cornerRadius
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.layer.cornerRadius = configuration.cornerRadius
    if configuration.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      insertSubview(picture, aboveSubview: plate)
    }
    stroke.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth == 0
    if old.customView !== configuration.customView {
      old.customView?.removeFromSuperview()
      if let custom = configuration.customView { insertSubview(custom, at: 0) }
    }
    showEffect()
    setNeedsLayout()
  }

  private func paint() {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke.layer.borderColor = resolved(configuration.resolvedStrokeColor(for: tintColor))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { paint() }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func showEffect() {
    guard let wanted = configuration.visualEffect else {
      effect?.removeFromSuperview()
      return effect = nil
    }
    let view = effect ?? UIVisualEffectView(effect: wanted)
    if effect == nil {
      effect = view
      view.clipsToBounds = true
    }
    insertSubview(view, at: 0)
    view.effect = wanted
    view.layer.cornerRadius = configuration.cornerRadius
  }

  private var insets: NSDirectionalEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = insets
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: mirrored ? insets.leading : insets.trailing))
    plate.frame = area
    picture.frame = area
    stroke.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    configuration.customView?.frame = area
    effect?.frame = area
  }
}

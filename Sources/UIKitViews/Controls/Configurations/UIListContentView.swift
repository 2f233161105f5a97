import Foundation

/// A view that shows a ``UIListContentConfiguration``, inside or outside a cell.
open class UIListContentView: UIView, UIContentView {
  /// The displayed configuration. Ignores configurations of other types.
  open var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }
  private(set) var shown: UIListContentConfiguration

  /// A guide for the image's frame, or `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(\.image) }
  /// A guide for the text's frame, or `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { shown.text == nil ? nil : guide(\.text) }
  /// A guide for the secondary text's frame, or `nil` without a secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.secondaryText == nil ? nil : guide(\.secondaryText)
  }

  let imageView = UIImageView(frame: .zero)
  let textLabel = UILabel(frame: .zero)
  let secondaryTextLabel = UILabel(frame: .zero)
  private var guides = Guides()

  private struct Guides {
    var image: ExplicitLayoutGuide?
    var text: ExplicitLayoutGuide?
    var secondaryText: ExplicitLayoutGuide?
  }

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates an empty view. Decoding isn't supported.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  nonisolated deinit {}

  // MARK: Appearance

  private func show() {
    show(imageView, isShown: shown.image != nil)
    imageView.image = shown.image
    let properties = shown.imageProperties
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    show(textLabel, shown.text, shown.attributedText, shown.textProperties)
    show(
      secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    tint()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    show(label, isShown: text != nil)
    guard let text else { return }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    if let attributed { label.show(attributed) } else { label.text = properties.transformed(text) }
  }

  private func show(_ view: UIView, isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
    view.alpha = shown.alpha
  }

  private func tint() {
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.borderColor = resolved(
      shown.imageProperties.resolvedStrokeColor(for: tintColor))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { tint() }
  }

  // MARK: Geometry

  /// The size of image and texts with their margins, in the width of `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ListContentPlan(of: self, width: size.width > 0 ? size.width : .greatestFiniteMagnitude).size
  }

  /// The size with each text on a single line.
  open override var intrinsicContentSize: CGSize {
    ListContentPlan(of: self, width: .greatestFiniteMagnitude).size
  }

  override var wrapsContents: Bool { true }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    ListContentPlan(of: self, width: max(width, 0.001)).size.height
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = ListContentPlan(of: self, width: bounds.width)
    let frames = plan.frames(in: bounds.size)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryTextLabel.frame = frames.secondaryText
    guides.image?.move(to: frames.image)
    guides.text?.move(to: frames.text)
    guides.secondaryText?.move(to: frames.secondaryText)
  }

  package var textInset: CGFloat { ListContentPlan(of: self, width: bounds.width).textStart }

  private func guide(_ path: WritableKeyPath<Guides, ExplicitLayoutGuide?>) -> UILayoutGuide {
    if let known = guides[keyPath: path] { return known }
    let guide = ExplicitLayoutGuide()
    addLayoutGuide(guide)
    guides[keyPath: path] = guide
    setNeedsLayout()
    return guide
  }
}

/// One axis or both.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw value, which matches UIKit's bits.
  public let rawValue: UInt
  /// Creates axes from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis, from side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis, from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

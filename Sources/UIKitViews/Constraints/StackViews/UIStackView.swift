import Foundation

/// Arranges views in a row or a column, by constraints of its own.
///
/// Its size comes from these constraints, as far as nothing else says: it has no intrinsic size. A hidden arranged
/// view gets no room. The constraints are made again before the next layout after something changed.
open class UIStackView: UIView {
  /// The views that are arranged, in order. Each is a subview, too.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  /// Row or column. Default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the length is shared. Default fill.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views lie across. Default fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance between two views, in points, at least. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether vertical distances are from the last baseline of a view to the first one of the next. Default false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views lie within the margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  nonisolated deinit {}

  override var defaultMargin: CGFloat { 0 }

  // MARK: Views

  /// Adds a view at the end, as a subview, too.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index of ``arrangedSubviews``, and as a subview if it is none. One that is arranged already
  /// moves. An index beyond the end is an error.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arrangedSubviews.index(identicalTo: view)
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      return UIKitException.raise(
        .internalInconsistency,
        "-[\(type(of: self)) insertArrangedSubview:\(view) atIndex:\(stackIndex)]: index out of bounds for arrangedSubviews = "
          + "[\(arrangedSubviews.count)]")
    }
    if let old { arrangedSubviews.remove(at: old) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.ownConstraining.stack = self
    arrangementDidChange()
  }

  /// No longer arranges the view, which stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.index(identicalTo: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.constraining?.stack = nil
    view.constraining?.rank = 0
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// For ``setCustomSpacing(_:after:)``: as ``spacing`` says.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A gap of the standard distance.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Has a gap follow a view that is another one than ``spacing``, or ``spacingUseDefault`` for that.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.index(identicalTo: arrangedSubview) != nil else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set for after a view; ``spacingUseDefault`` if none was.
  @discardableResult
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? Self.standardSpacing : gap
  }

  // MARK: Constraints

  private func arrangementDidChange() { setNeedsUpdateConstraints() }

  /// Called when an arranged view was hidden or shown. In an animation block, the others move to their new positions.
  func arrangedViewDidChange() {
    arrangementDidChange()
    guard AnimationBlock.current != nil, window != nil else { return }
    (constraining?.engineInside?.root ?? self).layoutIfNeeded()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    super.subviewWantsAnotherSize(subview)
    // The shares are multipliers, which are made from the contents.
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(of: self).constraints
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// Of a column the first or last view, of a row the tallest.
  private func baselineView(isFirst: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return (isFirst ? visible.first : visible.last) ?? self }
    return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }
}

extension UIStackView {
  /// How a stack shares its length among the views.
  public nonisolated enum Distribution: Int, Sendable {
    /// The views fill it: by their hugging and resistance, one of them stretches or shrinks.
    case fill
    /// All views are equally long.
    case fillEqually
    /// The views are as long in proportion as their contents.
    case fillProportionally
    /// Views have the lengths of their contents, and all gaps are equal.
    case equalSpacing
    /// Views have the lengths of their contents, and their middles are equally far apart, as far as the gaps allow.
    case equalCentering
  }

  /// Where a stack has the views across.
  public nonisolated enum Alignment: Int, Sendable {
    /// As broad as the stack.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// At one baseline, of a row.
    case firstBaseline
    /// In the middle of the breadth.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// At one baseline, of a row.
    case lastBaseline

    /// The leading alignment of a row.
    public static var top: Alignment { .leading }
    /// The trailing alignment of a row.
    public static var bottom: Alignment { .trailing }
  }
}

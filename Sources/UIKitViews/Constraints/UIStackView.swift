import Foundation

/// A view that arranges views in a row or column, using its own constraints.
///
/// These constraints determine the stack's size unless other constraints do. A hidden arranged view takes no
/// room. After a change, the constraints are created again before the next layout pass.
open class UIStackView: UIView {
  /// The arranged views, in order. Each is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  /// The direction: row or column. The default value is `horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution of the length among the views. The default value is `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment across the stack. The default value is `fill`.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The spacing between views, in points, or its minimum for equal spacing or centering. The default value
  /// is 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// `true` if the spacing in a column is measured between baselines. The default value is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// `true` if the views lie within the margins. The default value is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  nonisolated deinit {}

  override var defaultMargin: CGFloat { 0 }

  // MARK: Views

  /// Adds a view at the end of the arrangement, and as a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view into the arrangement, and adds it as a subview. A view that is already arranged moves. An
  /// index beyond the end is an error.
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

  /// Removes a view from the arrangement. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.index(identicalTo: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.constraining?.stack = nil
    view.constraining?.weight = 0
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the standard distance.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the gap after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.index(identicalTo: arrangedSubview) != nil else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The custom gap after a view, or ``spacingUseDefault``.
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

  /// Updates the arrangement after a view is hidden or shown. In an animation block, the other views move
  /// with the animation.
  func arrangedViewDidChange() {
    arrangementDidChange()
    guard AnimationBlock.current != nil, window != nil else { return }
    (constraining?.engineInside?.root ?? self).layoutIfNeeded()
  }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    super.subviewWantsAnotherSize(subview)
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(of: self).constraints
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return (isFirst ? visible.first : visible.last) ?? self }
    return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }
}

extension UIStackView {
  /// The distribution of the length among a stack's views.
  public nonisolated enum Distribution: Int, Sendable {
    /// One view stretches or shrinks, according to the hugging and resistance priorities.
    case fill
    /// All views have equal lengths.
    case fillEqually
    /// The lengths are proportional to the contents.
    case fillProportionally
    /// The views have the lengths of their contents, and all gaps are equal.
    case equalSpacing
    /// The views have the lengths of their contents, with equal distances between their centers if the
    /// spacing allows.
    case equalCentering
  }

  /// The alignment of views across a stack.
  public nonisolated enum Alignment: Int, Sendable {
    /// Across the whole stack.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// At the first baseline of a row.
    case firstBaseline
    /// In the center.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// At the last baseline of a row.
    case lastBaseline

    /// The leading alignment of a row.
    public static var top: Alignment { .leading }
    /// The trailing alignment of a row.
    public static var bottom: Alignment { .trailing }
  }
}

extension UIView {
  /// Hides or shows the view. A stack's arranged view that is hidden in an animation block shrinks while its
  /// gap closes, and is hidden at the end.
  final func setHidden(_ isHidden: Bool) {
    guard isHidden, !ownLayer.isHidden, let constraining, constraining.stack != nil, window != nil,
      let block = AnimationBlock.current
    else {
      constraining?.hidesLater = false
      ownLayer.isHidden = isHidden
      return
    }
    guard !constraining.hidesLater else { return }
    constraining.hidesLater = true
    block.run.addCompletion { [weak self] _ in
      guard let self, self.constraining?.hidesLater == true else { return }
      self.constraining?.hidesLater = false
      self.ownLayer.isHidden = true
    }
  }
}

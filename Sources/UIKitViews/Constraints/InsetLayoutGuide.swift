import Foundation

/// A system-defined guide inset by known insets of its view: margins, safe area, or readable width.
///
/// The guide isn't an item of the system. Constraints that mention the guide refer to its view instead, with
/// adjusted constants.
final class InsetLayoutGuide: UILayoutGuide {
  enum Kind {
    case margins, safeArea, readable
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readable: "UIViewReadableContentGuide"
      }
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: insets(in: owningView))
  }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readable: return view.readableInsets
    }
  }
}

extension UIView {
  package final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = bounds.width
    // Recorded to the point on Mac Catalyst (C).
    let (widest, text): (CGFloat, CGFloat) = (1008, 920)
    if width > widest, width - insets.left - insets.right > text {
      (insets.left, insets.right) = ((width - text) / 2, (width - text) / 2)
    }
    return insets
  }
}

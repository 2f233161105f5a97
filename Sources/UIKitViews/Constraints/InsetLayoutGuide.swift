import Foundation

/// A guide of UIKit's own, which lies inside its view by known insets: margins, safe area, readable width.
///
/// It is no item of the system: constraints that mention it mention the view, with other constants.
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
  /// What lies around the readable column.
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

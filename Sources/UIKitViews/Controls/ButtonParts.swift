import Foundation

/// The views in a button. Subtitle, activity indicator, and backgrounds are created when needed.
final class ButtonParts {
  let title = UILabel(frame: .zero)
  let image = UIImageView(frame: .zero)
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  /// The configuration's texts in the labels.
  var texts: [ObjectIdentifier: AttributedString] = [:]
  /// `true` if the views show the button's current state.
  var areCurrent = false
}

/// The frames of the title, subtitle, and image.
struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  /// The combined size of title, subtitle, and image.
  var size = CGSize.zero
}

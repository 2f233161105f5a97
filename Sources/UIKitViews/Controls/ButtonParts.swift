import Foundation

/// The views in a button. Subtitle, activity indicator and backgrounds are made when they are needed.
final class ButtonParts {
  let title = UILabel(frame: .zero)
  let image = UIImageView(frame: .zero)
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  /// What the labels show of a configuration.
  var texts: [ObjectIdentifier: AttributedString] = [:]
  /// Whether the views show the button's present state.
  var areCurrent = false
}

/// Where title, subtitle and image are.
struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  /// The size of all three together.
  var size = CGSize.zero
}

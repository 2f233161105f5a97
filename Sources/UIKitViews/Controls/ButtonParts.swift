import Foundation

final class ButtonParts {
  let title = UILabel(frame: .zero)
  let image = UIImageView(frame: .zero)
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  var texts: [ObjectIdentifier: AttributedString] = [:]
  var areCurrent = false
}

struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  var size = CGSize.zero
}

import Foundation

struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var color: UIColor?
  var shadow: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbols: UIImage.SymbolConfiguration?
}

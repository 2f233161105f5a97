import UIKit

// Extensions with convenience initializers that set properties of their own class, as common in apps. In
// UIKit, such a property behaves as usual, because its setter is an Objective-C method.

extension UIView {
  convenience init(color: UIColor, style: UIUserInterfaceStyle, recognizer: UIGestureRecognizer) {
    self.init(frame: .zero)
    overrideUserInterfaceStyle = style
    backgroundColor = color
    gestureRecognizers = [recognizer]
  }
}

extension UIWindow {
  convenience init(root: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    rootViewController = root
    isHidden = false
  }
}

extension UILabel {
  convenience init(text: String, alignment: NSTextAlignment, lines: Int) {
    self.init(frame: .zero)
    self.text = text
    textColor = .red
    font = .systemFont(ofSize: 11)
    textAlignment = alignment
    lineBreakMode = .byCharWrapping
    numberOfLines = lines
  }
}

extension UILabel {
  convenience init(attributed text: NSAttributedString) {
    self.init(frame: .zero)
    attributedText = text
    textAlignment = .right
    lineBreakMode = .byCharWrapping
  }

  convenience init(growing font: UIFont) {
    self.init(frame: .zero)
    text = "a"
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension UIStackView {
  convenience init(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    alignment = .center
    distribution = .equalSpacing
    isLayoutMarginsRelativeArrangement = true
  }
}

extension UIButton {
  convenience init(title: String) {
    self.init(frame: .zero)
    var configuration = Configuration.filled()
    configuration.title = title
    self.configuration = configuration
  }

  convenience init(choices: UIMenu) {
    self.init(configuration: .plain())
    menu = choices
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  convenience init(title: String, insets: UIEdgeInsets) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    contentEdgeInsets = insets
    role = .destructive
  }
}

extension UIImageView {
  convenience init(picture: UIImage?) {
    self.init(frame: .zero)
    image = picture
    contentMode = .center
  }
}

extension UIActivityIndicatorView {
  convenience init(staying style: Style) {
    self.init(frame: .zero)
    self.style = style
    hidesWhenStopped = false
  }
}

extension UIPageControl {
  convenience init(pages: Int, current: Int) {
    self.init(frame: .zero)
    numberOfPages = pages
    currentPage = current
    pageIndicatorTintColor = .red
    currentPageIndicatorTintColor = .blue
    backgroundStyle = .prominent
  }

  convenience init(hiding: Bool) {
    self.init(frame: .zero)
    numberOfPages = 1
    hidesForSinglePage = hiding
  }
}

extension UISlider {
  convenience init(from least: Float, through greatest: Float) {
    self.init(frame: .zero)
    value = 0.5
    minimumValue = least
    maximumValue = greatest
    minimumTrackTintColor = .red
    maximumTrackTintColor = .green
    thumbTintColor = .blue
    minimumValueImage = UIImage(systemName: "minus")
    maximumValueImage = UIImage(systemName: "plus")
  }
}

extension UISwitch {
  convenience init(on color: UIColor) {
    self.init(frame: .zero)
    isOn = true
    onTintColor = color
  }

  convenience init(thumb color: UIColor) {
    self.init(frame: .zero)
    thumbTintColor = color
  }
}

extension UIProgressView {
  convenience init(done: Float, color: UIColor) {
    self.init(frame: .zero)
    progress = done
    progressTintColor = color
  }

  convenience init(track color: UIColor) {
    self.init(frame: .zero)
    trackTintColor = color
  }
}

extension UIScrollView {
  convenience init(zoom: ClosedRange<CGFloat>) {
    self.init(frame: .zero)
    isScrollEnabled = false
    minimumZoomScale = zoom.lowerBound
    maximumZoomScale = zoom.upperBound
    contentInsetAdjustmentBehavior = .never
  }
}

extension UIVisualEffectView {
  convenience init(style: UIBlurEffect.Style) {
    self.init(effect: nil)
    effect = UIBlurEffect(style: style)
  }
}

extension UICollectionViewFlowLayout {
  convenience init(itemSize: CGSize, spacing: CGFloat) {
    self.init()
    self.itemSize = itemSize
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
    sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }
}

extension UICollectionView {
  convenience init(
    layout: UICollectionViewLayout, source: UICollectionViewDataSource, background: UIView
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    dataSource = source
    backgroundView = background
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
}

extension UICollectionViewCell {
  convenience init(background: UIView, selected: UIView) {
    self.init(frame: .zero)
    backgroundView = background
    selectedBackgroundView = selected
    isSelected = true
  }

  convenience init(configuration: UIContentConfiguration, background: UIBackgroundConfiguration) {
    self.init(frame: .zero)
    contentConfiguration = configuration
    backgroundConfiguration = background
  }
}

extension UICollectionViewListCell {
  convenience init(level: Int, accessories: [UICellAccessory]) {
    self.init(frame: .zero)
    var content = defaultContentConfiguration()
    content.text = "Row"
    contentConfiguration = content
    indentationLevel = level
    indentationWidth = 30
    self.accessories = accessories
  }
}

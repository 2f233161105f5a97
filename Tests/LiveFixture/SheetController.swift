import CollectionView

/// Samples for visual inspection: controls in their states, attributed text, symbols, and a blur.
final class SheetController: UIViewController {
  private var (x, y) = (CGFloat(20), CGFloat(20))

  private func add(_ view: UIView, width: CGFloat? = nil) {
    view.sizeToFit()
    if let width { view.frame.size.width = width }
    if x + view.bounds.width > 700 { (x, y) = (20, y + 54) }
    view.frame.origin = CGPoint(x: x, y: y)
    self.view.addSubview(view)
    x += view.bounds.width + 14
  }

  private func newRow(_ height: CGFloat = 54) { (x, y) = (20, y + height) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addButtons()
    addValues()
    addTexts()
    addSymbols()
  }

  private func addButtons() {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (title, style) in styles {
      for change in [{ _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }] as [(UIButton) -> Void]
      {
        var configuration = style
        configuration.title = title
        let button = UIButton(configuration: configuration)
        change(button)
        add(button)
      }
    }
    newRow()
    var rich = UIButton.Configuration.filled()
    (rich.title, rich.subtitle, rich.image) = ("Title", "A longer subtitle", UIImage(systemName: "star.fill"))
    (rich.imagePadding, rich.cornerStyle, rich.buttonSize) = (8, .large, .large)
    add(UIButton(configuration: rich))
    (rich.imagePlacement, rich.baseBackgroundColor) = (.trailing, .systemPurple)
    rich.cornerStyle = .capsule
    add(UIButton(configuration: rich))
    rich.imagePlacement = .top
    rich.showsActivityIndicator = true
    add(UIButton(configuration: rich))
    for type in [UIButton.ButtonType.system, .custom, .close, .contactAdd, .detailDisclosure] {
      let button = UIButton(type: type)
      if type == .system || type == .custom { button.setTitle("Title", for: .normal) }
      if type == .custom { button.setTitleColor(.systemRed, for: .normal) }
      add(button)
    }
    newRow(96)
  }

  private func addValues() {
    for (isOn, isEnabled) in [(false, true), (true, true), (true, false)] {
      let toggle = UISwitch()
      (toggle.isOn, toggle.isEnabled) = (isOn, isEnabled)
      add(toggle)
    }
    for value in [0, 0.3, 1] as [Float] {
      let slider = UISlider()
      slider.value = value
      add(slider, width: 120)
    }
    newRow()
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (6, 2)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray3, .label)
    add(pages)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    add(progress, width: 150)
    for style in [UIActivityIndicatorView.Style.medium, .large] {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.startAnimating()
      add(wheel)
    }
    newRow()
  }

  private func addTexts() {
    let text = NSMutableAttributedString(
      string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "red on yellow",
        attributes: [.foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow]))
    text.append(
      NSAttributedString(
        string: ", underlined",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemBlue]))
    text.append(
      NSAttributedString(
        string: ", struck", attributes: [.strikethroughStyle: NSUnderlineStyle.double.rawValue]))
    text.append(NSAttributedString(string: ", s p a c e d", attributes: [.kern: 4]))
    text.append(
      NSAttributedString(
        string: " x2", attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))
    text.append(NSAttributedString(string: " and a heart "))
    if let heart = UIImage(systemName: "heart.fill")?.withTintColor(
      .systemPink, renderingMode: .alwaysOriginal)
    {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: heart)))
    }
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment, style.firstLineHeadIndent) = (6, .center, 30)
    text.append(
      NSAttributedString(
        string: "\nA second paragraph, centred, with more room between its lines than usual.",
        attributes: [.paragraphStyle: style]))
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 420, height: 140))
    (label.numberOfLines, label.attributedText) = (0, text)
    view.addSubview(label)
    label.frame.size.height = label.sizeThatFits(CGSize(width: 420, height: 0)).height
    y += label.bounds.height - 30
    newRow()
  }

  private func addSymbols() {
    let names = [
      "heart", "heart.fill", "star", "star.fill", "bell.slash", "bell.fill", "gearshape", "gearshape.fill",
      "person.crop.circle",
      "person.crop.circle.fill", "trash", "trash.fill", "square.and.arrow.up", "magnifyingglass",
      "camera.fill", "photo", "photo.fill",
      "envelope", "envelope.fill", "plus.circle", "plus.circle.fill", "xmark.circle.fill",
      "checkmark.square.fill", "chevron.right",
      "ellipsis.circle", "info.circle", "exclamationmark.triangle.fill", "wifi", "speaker.wave.2.fill",
      "folder.fill", "calendar",
      "cart.fill", "gift", "bolt.fill", "sun.max.fill", "moon.fill", "cloud", "lock.fill",
      "hand.thumbsup.fill", "no.such.symbol",
    ]
    for name in names { add(UIImageView(image: UIImage(systemName: name))) }
    newRow()
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .bold, .black] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: weight)
      let view = UIImageView(image: UIImage(systemName: "paperplane", withConfiguration: configuration))
      view.tintColor = .systemOrange
      add(view)
    }
  }
}

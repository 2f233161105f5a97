import Testing
import UIKit

private final class Numbers: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Returns the visible state of the view and its subviews, one per line.
@MainActor private func lines(of view: UIView, indent: String = "") -> [String] {
  var line =
    "\(indent)\(type(of: view)) \(view.frame) \(view.isHidden) \(view.alpha) \(view.traitCollection.userInterfaceStyle)"
  line += " \(view.layer.backgroundColor?.components ?? []) \(view.tintColor.cgColor.components ?? [])"
  line +=
    " \(view.intrinsicContentSize) \((view.gestureRecognizers ?? []).map { $0.isEnabled && $0.view === view })"
  if let label = view as? UILabel {
    let text = label.attributedText.flatMap { $0.length > 0 ? $0 : nil }
    let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    line += " \(label.text ?? "") \(label.font.pointSize) \(label.textColor.cgColor.components ?? [])"
    line += " \(style?.alignment.rawValue ?? -1) \(style?.lineBreakMode.rawValue ?? -1)"
  }
  if let image = (view as? UIImageView)?.image { line += " \(image.size)" }
  line += " \((view.layer.sublayers ?? []).map(\.frame))"
  return [line] + view.subviews.flatMap { lines(of: $0, indent: indent + "  ") }
}

/// Returns the visible state of a view in a window. All windows and views have the same frames.
@MainActor private func shown(_ view: UIView) -> [String] {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  view.frame = CGRect(x: 10, y: 20, width: 150, height: 80)
  window.addSubview(view)
  window.isHidden = false
  window.layoutIfNeeded()
  return lines(of: view)
}

/// Expects a view set up by its initializer to look like a view that `setUp` has changed, but unlike a plain
/// view.
@MainActor private func expectAlike<V: UIView>(
  _ inside: V, _ outside: V, plain: V, sourceLocation: SourceLocation = #_sourceLocation, setUp: (V) -> Void
) {
  setUp(outside)
  let wanted = shown(outside)
  #expect(shown(inside) == wanted, sourceLocation: sourceLocation)
  #expect(shown(plain) != wanted, sourceLocation: sourceLocation)
}

@MainActor @Suite struct ConvenienceInitializerTests {
  @Test func `a view's convenience initializer applies its color, style and recognizers`() {
    let (mine, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    expectAlike(
      UIView(color: .systemBackground, style: .dark, recognizer: mine), UIView(frame: .zero),
      plain: UIView(frame: .zero)
    ) {
      $0.overrideUserInterfaceStyle = .dark
      $0.backgroundColor = .systemBackground
      $0.gestureRecognizers = [other]
    }
  }

  @Test func `a window's convenience initializer shows its root view controller`() {
    let root = UIViewController()
    let window = UIWindow(root: root)
    #expect(root.viewIfLoaded?.window === window)
    #expect(root.view.frame == window.bounds)
  }

  @Test func `a label's convenience initializer applies its alignment and line breaks`() {
    expectAlike(UILabel(text: "a b c", alignment: .right, lines: 2), UILabel(), plain: UILabel()) {
      $0.text = "a b c"
      $0.textColor = .red
      $0.font = .systemFont(ofSize: 11)
      $0.textAlignment = .right
      $0.lineBreakMode = .byCharWrapping
      $0.numberOfLines = 2
    }
  }

  @Test func `a label's initializer with attributed text applies alignment and line breaks`() {
    let text = NSAttributedString(string: "a b c", attributes: [.foregroundColor: UIColor.red])
    expectAlike(UILabel(attributed: text), UILabel(), plain: UILabel()) {
      $0.attributedText = text
      $0.textAlignment = .right
      $0.lineBreakMode = .byCharWrapping
    }
  }

  @Test func `a label's convenience initializer applies a font of the preferred text size`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    expectAlike(UILabel(growing: font), UILabel(), plain: UILabel()) {
      $0.text = "a"
      $0.font = font
      $0.adjustsFontForContentSizeCategory = true
    }
  }

  @Test func `a stack view's convenience initializer arranges views along its axis`() {
    func views() -> [UIView] { ["a", "bc"].map { UILabel(text: $0, alignment: .left, lines: 1) } }
    expectAlike(
      UIStackView(views(), axis: .vertical, spacing: 7), UIStackView(arrangedSubviews: views()),
      plain: UIStackView(arrangedSubviews: views())
    ) {
      $0.axis = .vertical
      $0.spacing = 7
      $0.alignment = .center
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
    }
  }

  @Test func `a button's convenience initializer applies its configuration`() {
    expectAlike(UIButton(title: "Go"), UIButton(frame: .zero), plain: UIButton(frame: .zero)) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      $0.configuration = configuration
    }
  }

  @Test func `a button's convenience initializer applies its menu and shows the choice`() {
    func menu() -> UIMenu {
      UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }])
    }
    func plain() -> UIButton { UIButton(configuration: .plain()) }
    expectAlike(UIButton(choices: menu()), plain(), plain: plain()) {
      $0.menu = menu()
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
  }

  @Test func `a button's convenience initializer applies its insets and role`() {
    let insets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    func plain() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      return button
    }
    expectAlike(UIButton(title: "Go", insets: insets), plain(), plain: plain()) {
      $0.contentEdgeInsets = insets
      $0.role = .destructive
    }
  }

  @Test func `an image view's convenience initializer applies its image`() {
    let picture = UIImage(systemName: "star")
    expectAlike(UIImageView(picture: picture), UIImageView(frame: .zero), plain: UIImageView(frame: .zero)) {
      $0.image = picture
      $0.contentMode = .center
    }
  }

  @Test func `an activity indicator's initializer applies its style and hidesWhenStopped`() {
    func plain() -> UIActivityIndicatorView { UIActivityIndicatorView(frame: .zero) }
    expectAlike(UIActivityIndicatorView(staying: .large), plain(), plain: plain()) {
      $0.style = .large
      $0.hidesWhenStopped = false
    }
  }

  @Test func `a page control's convenience initializer applies its pages`() {
    expectAlike(UIPageControl(pages: 4, current: 2), UIPageControl(), plain: UIPageControl()) {
      $0.numberOfPages = 4
      $0.currentPage = 2
      $0.pageIndicatorTintColor = .red
      $0.currentPageIndicatorTintColor = .blue
      $0.backgroundStyle = .prominent
    }
    #expect(UIPageControl(pages: 4, current: 9).currentPage == 3)
  }

  @Test func `a page control's convenience initializer can hide a single page`() {
    let single = UIPageControl()
    single.numberOfPages = 1
    expectAlike(UIPageControl(hiding: true), UIPageControl(), plain: single) {
      $0.numberOfPages = 1
      $0.hidesForSinglePage = true
    }
  }

  @Test func `a slider's convenience initializer applies its range, colors and images`() {
    expectAlike(UISlider(from: 2, through: 10), UISlider(), plain: UISlider()) {
      $0.value = 0.5
      $0.minimumValue = 2
      $0.maximumValue = 10
      $0.minimumTrackTintColor = .red
      $0.maximumTrackTintColor = .green
      $0.thumbTintColor = .blue
      $0.minimumValueImage = UIImage(systemName: "minus")
      $0.maximumValueImage = UIImage(systemName: "plus")
    }
    #expect(UISlider(from: 2, through: 10).value == 2)
    #expect(UISlider(from: 5, through: 3).minimumValue == 3)
  }

  @Test func `a switch's convenience initializer applies its colors`() {
    expectAlike(UISwitch(on: .red), UISwitch(), plain: UISwitch()) {
      $0.isOn = true
      $0.onTintColor = .red
    }
    expectAlike(UISwitch(thumb: .green), UISwitch(), plain: UISwitch()) { $0.thumbTintColor = .green }
  }

  @Test func `a progress view's convenience initializer applies its colors`() {
    expectAlike(UIProgressView(done: 0.5, color: .red), UIProgressView(), plain: UIProgressView()) {
      $0.progress = 0.5
      $0.progressTintColor = .red
    }
    expectAlike(UIProgressView(track: .green), UIProgressView(), plain: UIProgressView()) {
      $0.trackTintColor = .green
    }
  }

  @Test func `a scroll view's initializer can disable scrolling and apply a zoom range`() {
    let inside = UIScrollView(zoom: 2...3)
    #expect(!inside.panGestureRecognizer.isEnabled)
    let outside = UIScrollView(frame: .zero)
    outside.isScrollEnabled = false
    outside.minimumZoomScale = 2
    outside.maximumZoomScale = 3
    outside.contentInsetAdjustmentBehavior = .never
    #expect(inside.zoomScale == outside.zoomScale)
    #expect(shown(inside) == shown(outside))
  }

  @Test func `an effect view's convenience initializer applies its effect`() {
    func plain() -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
    expectAlike(UIVisualEffectView(style: .dark), plain(), plain: plain()) {
      $0.effect = UIBlurEffect(style: .dark)
    }
  }

  @Test func `a collection view's initializer applies its data source and background`() {
    let source = Numbers()
    func layout() -> UICollectionViewFlowLayout {
      UICollectionViewFlowLayout(itemSize: CGSize(width: 30, height: 20), spacing: 3)
    }
    func plain() -> UICollectionView { UICollectionView(frame: .zero, collectionViewLayout: layout()) }
    let inside = UICollectionView(layout: layout(), source: source, background: UIView(frame: .zero))
    expectAlike(inside, plain(), plain: plain()) {
      $0.dataSource = source
      $0.backgroundView = UIView(frame: .zero)
      $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(inside.visibleCells.map(\.frame.minY).min() == 3)
  }

  @Test func `a cell's convenience initializer applies its background views`() {
    func plain() -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    expectAlike(
      UICollectionViewCell(background: UILabel(), selected: UIImageView(frame: .zero)), plain(),
      plain: plain()
    ) {
      $0.backgroundView = UILabel()
      $0.selectedBackgroundView = UIImageView(frame: .zero)
      $0.isSelected = true
    }
  }

  @Test func `a cell's convenience initializer applies its configurations`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    var content = UIListContentConfiguration.cell()
    content.text = "Cell"
    func plain() -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    expectAlike(UICollectionViewCell(configuration: content, background: background), plain(), plain: plain())
    {
      $0.contentConfiguration = content
      $0.backgroundConfiguration = background
    }
  }

  @Test func `a list cell's convenience initializer applies accessories and indentation`() {
    func plain() -> UICollectionViewListCell { UICollectionViewListCell(frame: .zero) }
    expectAlike(UICollectionViewListCell(level: 2, accessories: [.checkmark()]), plain(), plain: plain()) {
      var content = $0.defaultContentConfiguration()
      content.text = "Row"
      $0.contentConfiguration = content
      $0.indentationLevel = 2
      $0.indentationWidth = 30
      $0.accessories = [.checkmark()]
    }
  }
}

import Testing
import UIKit

// Names from Foundation and UIKit that Foundation lacks on other platforms, used as on iOS.

private enum Failure: Error { case expected }

@MainActor @Suite struct SmallNamesTests {
  @Test func `CFAbsoluteTimeGetCurrent counts from 2001, as Date does`() {
    let before = Date().timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let elapsed: CFTimeInterval = Date().timeIntervalSinceReferenceDate - now
    #expect(now >= before)
    #expect(elapsed >= 0)
  }

  @Test func `autoreleasepool returns its closure's result and rethrows its error`() {
    let count = autoreleasepool { () -> Int in return [1, 2, 3].count }
    #expect(count == 3)
    #expect(throws: Failure.expected) { try autoreleasepool { throw Failure.expected } }
  }

  @Test func `NSValue stores points, sizes, rects, vectors, insets, offsets and transforms`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let vector = CGVector(dx: -1, dy: 0.1)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let space = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 1, 1, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
  }

  @Test func `NSValues compare by content, and a mismatched accessor returns a default value`() {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)].map { NSValue(cgPoint: $0) }
    #expect(corners.map { $0.cgPointValue.x } == [0, 10])
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) == NSValue(cgVector: CGVector(dx: 1, dy: 2)))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) != NSValue(cgVector: CGVector(dx: 1, dy: 3)))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgAffineTransformValue == CGAffineTransform())
  }

  @Test func `NSCoder.string(for:) formats geometry as Foundation does`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGSize(width: 0.1, height: 1e21)) == "{0.10000000000000001, 1e+21}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 20, width: 320, height: 460)) == "{{0, 20}, {320, 460}}")
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.string(for: directional) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func `NSCoder parses geometry strings with any spacing`() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 320, height: 460)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgRect(for: "{{1,2},{ 3 , 4 }}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
    #expect(NSCoder.cgSize(for: "{1, 2}") == CGSize(width: 1, height: 2))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 5, 6]").scaledBy(x: 0.5, y: 0.5).tx == 5)
  }

  @Test(arguments: ["", "{1}", "{1, 2", "{a, b}", "{{1, 2}, {3, 4}}", "1, 2", "{1 2, 3}"])
  func `NSCoder.cgPoint(for:) returns zero for a malformed string`(string: String) {
    #expect(NSCoder.cgPoint(for: string) == .zero)
  }

  @Test func `NSIndexPath has item, row and section`() {
    let path = NSIndexPath(item: 3, section: 1)
    #expect(path.section == 1)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(NSIndexPath(row: 3, section: 1) == path)
    #expect((path as IndexPath) == IndexPath(item: 3, section: 1))
  }

  @Test func `a scroll view stores its indicator and keyboard settings`() {
    let scrollView = UIScrollView()
    #expect(scrollView.keyboardDismissMode == .none)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.indicatorStyle = .white
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(scrollView.verticalScrollIndicatorInsets.top == 10)
    #expect(scrollView.horizontalScrollIndicatorInsets.top == 10)
    scrollView.flashScrollIndicators()
    #expect(scrollView.keyboardDismissMode == .onDrag)
    #expect(scrollView.indicatorStyle == .white)
  }

  @Test func `a screen has traits, and a label stores adjustsFontForContentSizeCategory`() {
    let environment: UITraitEnvironment = UIScreen.main
    #expect(environment.traitCollection.displayScale == UIScreen.main.scale)
    let label = UILabel()
    #expect(!label.adjustsFontForContentSizeCategory)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test func `a navigation item follows its controller's title and stores its bar buttons`() {
    let controller = UIViewController()
    controller.title = "Photos"
    #expect(controller.navigationItem.title == "Photos")
    controller.title = "Albums"
    #expect(controller.navigationItem.title == "Albums")
    controller.navigationItem.title = "Mine"
    #expect(controller.title == "Albums")
    let button = UIBarButtonItem(customView: UILabel())
    button.tintColor = .red
    controller.navigationItem.rightBarButtonItem = button
    #expect(controller.navigationItem.rightBarButtonItems == [button])
    controller.navigationItem.setRightBarButtonItems([UIBarButtonItem(), button], animated: true)
    #expect(controller.navigationItem.rightBarButtonItem !== button)
    let done = UIBarButtonItem(title: "Done", style: .done, target: controller, action: nil)
    #expect(done.target === controller)
    #expect(done.title == "Done")
    #expect(done.style == .done)
    controller.navigationItem.largeTitleDisplayMode = .never
    #expect(controller.navigationItem.leftBarButtonItem == nil)
  }

  @Test func `a color literal creates the UIColor with its components`() {
    let literal = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(literal == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
  }

  // MARK: Small names

  /// 23 repositories use an empty image 131 times, mostly to clear a bar's shadow.
  @Test func `an empty UIImage gives its image view a size of zero`() {
    let view = UIImageView(image: UIImage())
    #expect(view.image?.size == .zero)
    #expect(view.intrinsicContentSize == .zero)
    #expect(view.bounds.size == .zero)
  }

  @Test func `an empty attributed string can be created without arguments`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    let none: NSAttributedString = .init()
    #expect(text.length == 1)
    #expect(none.length == 0)
  }

  @Test func `NSInteger and NSUInteger are integer types`() {
    let (number, count): (NSInteger, NSUInteger) = (-1, 1)
    #expect(number + Int(count) == 0)
  }

  @Test func `deprecated names equal their replacements`() {
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(styles(OldStyles.self) == [.medium, .medium, .large])
  }

  private func styles<Names: StyleNames>(_ names: Names.Type) -> [UIActivityIndicatorView.Style] { names.all }

  @Test func `accessibility traits are hashable, and bar items have labels and hints`() {
    let traits: Set<UIAccessibilityTraits> = [.button, [.button], [.button, .selected]]
    #expect(traits.count == 2)
    let item = UIBarButtonItem()
    (item.accessibilityLabel, item.accessibilityHint) = ("Close", "Closes the page")
    #expect(item.accessibilityLabel == "Close")
  }

  @Test func `importing UIKit provides URLRequest and URLSession`() throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(URLRequest(url: url).httpMethod == "GET")
    #expect("\(URLSession.self)" == "URLSession")
  }

  @Test(
    arguments: [
      ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]), ([1, 0, 0], [1, 0, 0]),
      ([0.4, 0.6, 0.2], [0.3338, 0.6066, 0.0911]),
    ] as [([CGFloat], [CGFloat])])
  func `a Display P3 color becomes the nearest sRGB color`(p3: [CGFloat], srgb: [CGFloat]) {
    let color = UIColor(displayP3Red: p3[0], green: p3[1], blue: p3[2], alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(alpha == 0.5)
    for (found, expected) in zip([red, green, blue], srgb) { #expect(abs(found - expected) < 0.002) }
  }

  @Test func `a subclass of NSLayoutConstraint takes part in the layout`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = WidthConstraint(width: 40, of: box)
    let height = CountingConstraint(
      item: box, attribute: .height, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 0.5,
      constant: 1)
    NSLayoutConstraint.activate([
      width, height, box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 51))
    height.constant = 5
    view.layoutIfNeeded()
    #expect(box.frame.height == 55)
    #expect(width.name == "width")
    #expect(height.changes == 1)
  }

  @Test func `setContentHuggingPriority and directionalLayoutMargins can be overridden`() {
    let view = OverridingView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.directionalLayoutMargins.leading = 20
    #expect(view.calls == ["hugging", "margins"])
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.layoutMargins.left == 20)
  }

  @Test func `invalidation contexts, attributes and layers can have custom initializers`() throws {
    let layout = OwnContextLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    _ = view
    let made = layout.invalidationContext(forBoundsChange: .zero) as? OwnContext
    #expect(made?.reason == "none")
    #expect(OwnContext(reason: "test").reason == "test")
    let attributes = OwnAttributes(level: 3)
    let copy = attributes.copy() as? OwnAttributes
    #expect(copy?.level == 3)
    #expect(copy?.indexPath == attributes.indexPath)
    #expect(OwnLayerView(frame: .zero).layer is OwnLayer)
  }
}

private protocol StyleNames {
  static var all: [UIActivityIndicatorView.Style] { get }
}

private enum OldStyles: StyleNames {
  @available(*, deprecated)
  static var all: [UIActivityIndicatorView.Style] { [.gray, .white, .whiteLarge] }
}

private final class WidthConstraint: NSLayoutConstraint {
  var name = ""

  convenience init(width: CGFloat, of view: UIView) {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: width)
    name = "width"
  }
}

private final class CountingConstraint: NSLayoutConstraint {
  private(set) var changes = 0

  override var constant: CGFloat { didSet { changes += 1 } }
}

private final class OverridingView: UIView {
  private(set) var calls: [String] = []

  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    calls.append("hugging")
    super.setContentHuggingPriority(priority, for: axis)
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      calls.append("margins")
      super.directionalLayoutMargins = newValue
    }
  }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
  let reason: String

  init(reason: String) {
    self.reason = reason
    super.init()
  }

  override init() {
    reason = "none"
    super.init()
  }
}

/// Never created by UIKit, so it needs no `init()`.
private final class PartialContext: UICollectionViewLayoutInvalidationContext {
  let paths: [IndexPath]

  init(paths: [IndexPath]) {
    self.paths = paths
    super.init()
    invalidateItems(at: paths)
  }
}

private final class OwnContextLayout: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass { OwnContext.self }
}

private final class OwnAttributes: UICollectionViewLayoutAttributes {
  var level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }

  override init() {
    level = 0
    super.init()
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? OwnAttributes)?.level = level
    return copy
  }
}

private final class OwnLayer: CALayer {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  override init() {
    title = "none"
    super.init()
  }

  override init(layer: Any) {
    title = (layer as? OwnLayer)?.title ?? ""
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnLayerView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

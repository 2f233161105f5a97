import Testing
import UIKit

// Names of Foundation and UIKit that Foundation lacks off Apple's platforms, used as on iOS.

private enum Failure: Error { case expected }

@MainActor @Suite struct SmallNamesTests {
  @Test func `the absolute time counts from 2001, as dates do`() {
    let before = Date().timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let elapsed: CFTimeInterval = Date().timeIntervalSinceReferenceDate - now
    #expect(now >= before)
    #expect(elapsed >= 0)
  }

  @Test func `an autorelease pool answers what its closure answers, and throws what it throws`() {
    let count = autoreleasepool { () -> Int in return [1, 2, 3].count }
    #expect(count == 3)
    #expect(throws: Failure.expected) { try autoreleasepool { throw Failure.expected } }
  }

  @Test func `values hold points, sizes, rects, vectors, insets, offsets and transforms`() {
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

  @Test func `equal values are equal, and those in a list come back`() {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)].map { NSValue(cgPoint: $0) }
    #expect(corners.map { $0.cgPointValue.x } == [0, 10])
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) == NSValue(cgVector: CGVector(dx: 1, dy: 2)))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) != NSValue(cgVector: CGVector(dx: 1, dy: 3)))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgAffineTransformValue == CGAffineTransform())
  }

  @Test func `strings of geometry have Foundation's form`() {
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

  @Test func `and are read back, whatever spaces they have`() {
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
  func `a string that is no point is the zero point`(string: String) {
    #expect(NSCoder.cgPoint(for: string) == .zero)
  }

  @Test func `an index path of Objective-C has item, row and section`() {
    let path = NSIndexPath(item: 3, section: 1)
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(NSIndexPath(row: 3, section: 1) == path)
    #expect((path as IndexPath) == IndexPath(item: 3, section: 1))
  }

  @Test func `scroll views keep what indicators and keyboards would need`() {
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
    #expect((scrollView.keyboardDismissMode, scrollView.indicatorStyle) == (.onDrag, .white))
  }

  @Test func `screens have traits, labels keep whether they follow the text size`() {
    let environment: UITraitEnvironment = UIScreen.main
    #expect(environment.traitCollection.displayScale == UIScreen.main.scale)
    let label = UILabel()
    #expect(!label.adjustsFontForContentSizeCategory)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test func `a controller's navigation item begins with its title and follows it`() {
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
    #expect((done.title, done.style) == ("Done", .done))
    controller.navigationItem.largeTitleDisplayMode = .never
    #expect(controller.navigationItem.leftBarButtonItem == nil)
  }

  @Test func `a colour may be written as a literal`() {
    let literal = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(literal == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
  }
}

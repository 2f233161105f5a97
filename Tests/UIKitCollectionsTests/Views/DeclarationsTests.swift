import UIKitCollections
import Foundation
import TestSupport
import Testing

// Declarations and behavior match Apple's.

@MainActor private final class Box: UIView {}

/// Implements no optional requirement.
private final class PlainAnimation: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

@MainActor @Suite struct DeclarationsTests {
  @Test func `animateKeyframes takes an optional Sendable completion`() {
    typealias Keyframes = (
      TimeInterval, TimeInterval, UIView.KeyframeAnimationOptions, @escaping () -> Void,
      (@Sendable (Bool) -> Void)?
    ) -> Void
    let keyframes: Keyframes = UIView.animateKeyframes(withDuration:delay:options:animations:completion:)
    let box = Box()
    keyframes(0, 0, [], { box.alpha = 0.5 }, nil)
    #expect(box.alpha == 0.5)
  }

  @Test func `runningPropertyAnimator returns a running animator of the receiving class`() {
    let make: (TimeInterval) -> UIViewPropertyAnimator = {
      .runningPropertyAnimator(withDuration: $0, delay: 0, animations: {})
    }
    let animator = make(1)
    #expect(animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `a copied property animator keeps its settings but not its animations or state`()
    throws
  {
    let box = Box()
    let original = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.alpha = 0 }
    original.isInterruptible = false
    original.pausesOnCompletion = true
    original.scrubsLinearly = false
    original.isUserInteractionEnabled = false
    let copy = try #require(original.copy() as? UIViewPropertyAnimator)
    #expect(copy !== original)
    #expect(copy.duration == 2)
    #expect((copy.timingParameters as AnyObject?) === (original.timingParameters as AnyObject?))
    expectEqual(
      (copy.isInterruptible, false),
      (copy.pausesOnCompletion, true),
      (copy.scrubsLinearly, false),
      (copy.isUserInteractionEnabled, false),
      (copy.state, .inactive))
    copy.isInterruptible = true
    copy.startAnimation()
    #expect(box.alpha == 1)
    copy.stopAnimation(true)
  }

  @Test func `a UIViewImplicitlyAnimating type needs none of its four optional requirements`() {
    let animation: any UIViewImplicitlyAnimating = PlainAnimation()
    #expect(animation.state == .inactive)
  }

  @Test func `UIBarButtonItem.Style.done equals prominent`() {
    expectEqual(
      (UIBarButtonItem.Style.done, .prominent),
      (UIBarButtonItem.Style.prominent.rawValue, 2))
  }

  @Test func `applying merges another image configuration, and nil changes nothing`() {
    let configuration: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 20)
    #expect(configuration.applying(nil) == configuration)
    let bold = configuration.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(
      bold == UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(bold != configuration)
  }

  @Test func `a custom action keeps the handler from its initializer`() {
    let make: (String, @escaping UIAccessibilityCustomAction.Handler) -> UIAccessibilityCustomAction =
      UIAccessibilityCustomAction.init(name:actionHandler:)
    let action = make("Archive") { $0.name == "Archive" }
    #expect(action.actionHandler?(action) == true)
  }

  @Test func `large content properties are off by default and keep the values set on them`() {
    let box = Box()
    let item: any UILargeContentViewerItem = box
    expectEqual(
      (item.showsLargeContentViewer, false),
      (item.largeContentTitle, nil),
      (item.largeContentImage, nil),
      (item.scalesLargeContentImage, false),
      (item.largeContentImageInsets, .zero))
    box.showsLargeContentViewer = true
    box.largeContentTitle = "Title"
    box.scalesLargeContentImage = true
    box.largeContentImageInsets.top = 3
    expectEqual(
      (item.showsLargeContentViewer, true),
      (item.largeContentTitle, "Title"),
      (item.scalesLargeContentImage, true),
      (item.largeContentImageInsets, UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)))
  }

  @Test func `views and bar items have an accessibility identifier`() {
    for item in [Box(), UIBarButtonItem()] as [any UIAccessibilityIdentification] {
      #expect(item.accessibilityIdentifier == nil)
      item.accessibilityIdentifier = "name"
      #expect(item.accessibilityIdentifier == "name")
    }
  }

  @Test func `as popover sources, views and guides return frames and bar buttons return null`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (box, other) = (
      Box(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
      Box(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    )
    window.addSubview(box)
    window.addSubview(other)
    let guide = UILayoutGuide()
    let sources: [any UIPopoverPresentationControllerSourceItem] = [box, guide, UIBarButtonItem()]
    #expect(sources[0].frame(in: other) == CGRect(x: 5, y: 15, width: 30, height: 40))
    #expect(sources[1].frame(in: other).isNull)
    box.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalToConstant: 8), guide.heightAnchor.constraint(equalToConstant: 9),
    ])
    window.layoutIfNeeded()
    #expect(sources[1].frame(in: other) == CGRect(x: 9, y: 21, width: 8, height: 9))
    #expect(sources[2].frame(in: other).isNull)
  }

  @Test func `endEditing returns false because no view edits text`() {
    expectEqual((Box().endEditing(true), false), (Box().endEditing(false), false))
  }

  @Test func `a view's anchor point is its layer's, and changing it moves the frame`() {
    let box = Box(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(box.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    box.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(
      (box.layer.anchorPoint, CGPoint(x: 0, y: 1)),
      (box.center, CGPoint(x: 25, y: 40)),
      (box.frame, CGRect(x: 25, y: 0, width: 30, height: 40)))
    box.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(box.center == CGPoint(x: 1, y: 12))
  }

  @Test(
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.forceRightToLeft, .rightToLeft), (.forceLeftToRight, .leftToRight), (.playback, .leftToRight),
      (.spatial, .leftToRight),
    ])
  func `only an unspecified attribute follows the interface's layout direction`(
    attribute: UISemanticContentAttribute, answer: UIUserInterfaceLayoutDirection
  ) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == answer)
    let left: UIUserInterfaceLayoutDirection =
      attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == left)
  }

  @Test func `a blur effect equals an instance of its main-actor subclass with the same style`() {
    @MainActor class Own: UIBlurEffect {}
    let (effect, other): (UIVisualEffect, UIVisualEffect) = (Own(style: .dark), UIBlurEffect(style: .dark))
    #expect(effect.isEqual(other))
    #expect(effect.hash == other.hash)
  }

  @Test func `a group's supplementary items can be set`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(group.supplementaryItems.isEmpty)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    group.supplementaryItems = [badge]
    #expect(group.supplementaryItems == [badge])
  }

  @Test func `a visible item's center and transform are writable, and its bounds are readable`() {
    let keys:
      (
        ReferenceWritableKeyPath<any NSCollectionLayoutVisibleItem, CGPoint>,
        ReferenceWritableKeyPath<any NSCollectionLayoutVisibleItem, CGAffineTransform>,
        KeyPath<any NSCollectionLayoutVisibleItem, CGRect>
      ) = (\.center, \.transform, \.bounds)
    #expect(keys.0 != keys.2 as AnyKeyPath)
  }
}

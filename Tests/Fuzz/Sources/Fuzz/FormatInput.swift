import Foundation

@testable import UIKitCollections
@testable import UIKitViews

/// A visual format after bytes for the options. Formats for which UIKit raises an exception create no
/// constraints and don't crash.
enum FormatInput {
  static func prepare() {
    UIKitException.handler = { _ in }
    UIKitException.warningHandler = { _ in }
  }

  static func run(_ bytes: [UInt8]) {
    var input = InputBytes(bytes)
    let options = NSLayoutConstraint.FormatOptions(rawValue: UInt(input.byte()) | UInt(input.byte()) << 8)
    let format = input.rest()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = ["a": UIView(), "b": UILabel(), "title": UILabel(), "icon": UIImageView()]
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      (view as? UILabel)?.text = name
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options,
      metrics: ["side": 16, "half": 0.5, "low": -3, "odd": Double.nan, "far": 1e300], views: views)
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    for view in container.subviews {
      let frame = view.frame
      let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      precondition(isFinite, "the frame \(frame) isn't finite, with \(constraints)")
    }
  }
}

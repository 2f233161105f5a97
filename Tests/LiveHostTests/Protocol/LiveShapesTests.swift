import CollectionView
import Foundation
import Rendering
import Testing

@testable import LiveHost

@MainActor
@Suite("Shapes and masks sent to a page")
struct LiveShapesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var told = ToldPage()

  init() {
    view.backgroundColor = .red
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  private mutating func show() throws { try told.tell(of: window) }

  @Test mutating func `a shape's path is sent once, and a partial stroke as a path of its own`() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    shape.lineDashPattern = [4, 2]
    window.layer.addSublayer(shape)
    try show()
    #expect(told.element(of: shape)?.shape == ["MLLLZ"])
    try show()
    #expect(told.page.updatedElements == 0)
    shape.strokeEnd = 0.5
    try show()
    #expect(told.element(of: shape)?.shape == ["MLLLZ", "MLL"])
    shape.strokeColor = nil
    try show()
    #expect(told.element(of: shape)?.shape == ["MLLLZ"])
  }

  @Test
  mutating func `a stroke rounded to transparent has no path and leaves the next element intact`()
    throws
  {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    window.layer.addSublayer(shape)
    for alpha in [0.0019, 0.002] {
      shape.strokeColor = CGColor(gray: 0, alpha: alpha)
      shape.strokeEnd = 0.5
      view.layer.cornerRadius += 1
      try show()
      #expect(told.element(of: shape)?.shape.count == (alpha < 0.00196 ? 1 : 2), "\(alpha)")
      #expect(told.element(of: view.layer)?.size == [100, 100])
    }
  }

  @Test mutating func `masks are sent as clips, gradients, or pictures, and are removed again`() throws {
    try show()
    #expect(told.element(of: view.layer)?.mask == nil)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: view.bounds.insetBy(dx: 10, dy: 10), transform: nil)
    view.layer.mask = shape
    try show()
    #expect(told.element(of: view.layer)?.mask == "MLLLZ")
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
    view.layer.mask = gradient
    try show()
    #expect(told.element(of: view.layer)?.mask == "gradient")
    let label = UILabel(frame: view.bounds)
    label.text = "mask"
    view.mask = label
    try show()
    #expect(told.element(of: view.layer)?.mask == "picture")
    try show()
    #expect(told.page.updatedElements == 0, "the same picture isn't sent again")
    view.mask = nil
    try show()
    #expect(told.element(of: view.layer)?.mask == nil)
  }

  @Test mutating func `rounded corners and shadow paths are sent and reset`() throws {
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.cornerCurve = .continuous
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = CGPath(ellipseIn: view.bounds, transform: nil)
    try show()
    #expect(told.element(of: view.layer)?.corners == [.topLeft, .bottomRight, .areContinuous])
    #expect(told.element(of: view.layer)?.shadowPath == "MCCCCZ")
    view.layer.maskedCorners = CACornerMask(rawValue: 15)
    view.layer.cornerCurve = .circular
    view.layer.shadowPath = nil
    try show()
    #expect(told.element(of: view.layer)?.corners == PageModel.Element().corners)
    #expect(told.element(of: view.layer)?.shadowPath == "")
  }

  @Test
  mutating func `an opaque box without protruding subviews casts a box shadow`()
    throws
  {
    view.layer.shadowOpacity = 1
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    badge.backgroundColor = .blue
    view.addSubview(badge)
    func isShadowOfBox() throws -> Bool? {
      try show()
      return told.element(of: view.layer)?.isShadowOfBox
    }
    #expect(try isShadowOfBox() == true)
    badge.frame.origin.x = 90
    #expect(try isShadowOfBox() == false)
    badge.frame.origin.x = 10
    #expect(try isShadowOfBox() == true)
    view.backgroundColor = .red.withAlphaComponent(0.5)
    badge.removeFromSuperview()
    #expect(try isShadowOfBox() == false)
    view.backgroundColor = nil
    view.layer.borderWidth = 1
    #expect(try isShadowOfBox() == false)
  }

  @Test(arguments: [false, true])
  mutating func `a label that clips its text clips nothing else`(isRich: Bool) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "A long text"
    if isRich {
      label.attributedText = NSAttributedString(
        string: "A long text", attributes: [.foregroundColor: UIColor.red])
    }
    label.lineBreakMode = .byClipping
    window.addSubview(label)
    try show()
    #expect(told.element(of: label.layer)?.cutsText == true)
    #expect(told.element(of: label.layer)?.clips == false)
    label.lineBreakMode = .byTruncatingTail
    label.clipsToBounds = true
    try show()
    #expect(told.element(of: label.layer)?.cutsText == false)
    #expect(told.element(of: label.layer)?.clips == true)
  }

  @Test mutating func `a single-sided view is removed when turned away`() throws {
    view.layer.isDoubleSided = false
    try show()
    #expect(told.element(of: view.layer) != nil)
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    try show()
    #expect(told.element(of: view.layer) == nil)
  }

  @Test mutating func `a very long path is cut to the length accepted by a page`() throws {
    let path = CGMutablePath()
    path.addLines(between: (0..<20_000).map { CGPoint(x: $0 % 90, y: $0 % 70) })
    let shape = CAShapeLayer()
    shape.path = path
    window.layer.addSublayer(shape)
    try show()
    #expect(told.element(of: shape)?.shape.first?.count == 16_384)
  }
}

import CollectionView
import Foundation
import Rendering
import Testing

@testable import LiveHost

@MainActor
@Suite("Shapes and masks that a page is told of")
struct LiveShapesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var encoder = SceneEncoder()
  private var page = PageModel()

  init() {
    view.backgroundColor = .red
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  private mutating func show() throws {
    let list = DisplayList(of: window)
    let changes = encoder.changes(to: list) { _ in
      .none
    } nameOfImage: { _ in
      "image"
    }
    var writer = MessageWriter()
    writer.byte(3)
    for number in [1, 0, 0, 0, 0] { writer.number(number) }
    writer.single(0.0)
    writer.double(0.0)
    writer.double(0.0)
    writer.number(changes.removed.count)
    for id in changes.removed { writer.number(id) }
    writer.number(changes.updateCount)
    writer.append(changes.updated)
    try page.receive(writer.bytes)
  }

  private func element(of layer: CALayer) -> PageModel.Element? {
    encoder.number(of: DisplayNode.ID(rawValue: layer.serialNumber)).flatMap { page.elements[$0] }
  }

  @Test("a shape's path is told once, a line in part as a path of its own")
  mutating func shapes() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    shape.lineDashPattern = [4, 2]
    window.layer.addSublayer(shape)
    try show()
    #expect(element(of: shape)?.shape == ["MLLLZ"])
    try show()
    #expect(page.updatedElements == 0)
    shape.strokeEnd = 0.5
    try show()
    #expect(element(of: shape)?.shape == ["MLLLZ", "MLL"])
    shape.strokeColor = nil
    try show()
    #expect(element(of: shape)?.shape == ["MLLLZ"])
  }

  @Test("masks are clips, gradients or pictures, and go again")
  mutating func masks() throws {
    try show()
    #expect(element(of: view.layer)?.mask == nil)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: view.bounds.insetBy(dx: 10, dy: 10), transform: nil)
    view.layer.mask = shape
    try show()
    #expect(element(of: view.layer)?.mask == "MLLLZ")
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
    view.layer.mask = gradient
    try show()
    #expect(element(of: view.layer)?.mask == "gradient")
    let label = UILabel(frame: view.bounds)
    label.text = "mask"
    view.mask = label
    try show()
    #expect(element(of: view.layer)?.mask == "picture")
    try show()
    #expect(page.updatedElements == 0, "the same picture is not told again")
    view.mask = nil
    try show()
    #expect(element(of: view.layer)?.mask == nil)
  }

  @Test("corners and a shadow's path are told where there are any")
  mutating func corners() throws {
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.cornerCurve = .continuous
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = CGPath(ellipseIn: view.bounds, transform: nil)
    try show()
    #expect(element(of: view.layer)?.corners == 1 + 8 + 16)
    #expect(element(of: view.layer)?.shadowPath == "MCCCCZ")
    view.layer.maskedCorners = CACornerMask(rawValue: 15)
    view.layer.cornerCurve = .circular
    view.layer.shadowPath = nil
    try show()
    #expect(element(of: view.layer)?.corners == 15 && element(of: view.layer)?.shadowPath == "")
  }

  @Test("what is back to front goes, and comes again")
  mutating func backs() throws {
    view.layer.isDoubleSided = false
    try show()
    #expect(element(of: view.layer) != nil)
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    try show()
    #expect(element(of: view.layer) == nil)
  }

  @Test("a path without end is told as far as a page takes it")
  mutating func longPaths() throws {
    let path = CGMutablePath()
    path.addLines(between: (0..<20_000).map { CGPoint(x: $0 % 90, y: $0 % 70) })
    let shape = CAShapeLayer()
    shape.path = path
    window.layer.addSublayer(shape)
    try show()
    #expect(element(of: shape)?.shape.first?.count == 16_384)
  }
}

import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite("Blurs, rendered")
struct BackdropTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let behind = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  init() {
    behind.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSubview(behind)
    blur.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    root.addSubview(blur)
  }

  private func reds(_ svg: String) -> Int { svg.components(separatedBy: "fill=\"#ff0000\"").count - 1 }

  @Test func `a blur's node has a backdrop, the blur's size, and a visible fill`() throws {
    let node = try #require(DisplayList(of: root).nodes.first { $0.backdrop != nil })
    expectEqual(
      (node.backdrop, DisplayBackdrop(radius: 30, saturation: 1.8)),
      (node.bounds.size, blur.bounds.size))
    #expect(node.fill?.alpha ?? 0 > 0)
  }

  @Test
  func `a blur's color is drawn over a blurred, clipped copy of the content under it`()
    throws
  {
    let svg = root.svg()
    #expect(reds(svg) == 2)
    #expect(
      svg.contains("<feGaussianBlur stdDeviation=\"30\"/><feColorMatrix type=\"saturate\" values=\"1.8\"/>"))
    let copy = try #require(svg.range(of: "filter=\"url("))
    let color = try #require(svg.range(of: "fill-opacity=\"0.3\""))
    #expect(copy.lowerBound < color.lowerBound)
    #expect(
      svg.contains("<clipPath id=\"c1\"><rect x=\"50\" y=\"50\" width=\"100\" height=\"100\"/></clipPath>"))
  }

  @Test func `content above a blur or too far away is not repeated`() {
    let front = UIView(frame: behind.frame)
    front.backgroundColor = behind.backgroundColor
    root.addSubview(front)
    #expect(reds(root.svg()) == 3)
    behind.frame.origin.y = 2000
    root.clipsToBounds = false
    #expect(reds(root.svg()) == 1)
  }

  @Test
  func `a container's border is painted over the blur inside it`() {
    let (outer, inner) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    outer.layer.borderWidth = 4
    outer.layer.borderColor = UIColor.green.cgColor
    outer.addSubview(inner)
    inner.addSubview(blur)
    root.addSubview(outer)
    let svg = root.svg()
    #expect(svg.components(separatedBy: "stroke=\"#00ff00\"").count - 1 == 1)
    #expect(reds(svg) == 2)
  }

  @Test func `a blur view without an effect repeats nothing`() {
    blur.effect = nil
    let svg = root.svg()
    #expect(reds(svg) == 1)
    #expect(!svg.contains("feGaussianBlur"))
  }

  @Test func `each of twelve overlapping blurs repeats the content under it only once`() {
    for index in 0..<11 {
      let more = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      more.frame = blur.frame.offsetBy(dx: CGFloat(index), dy: 0)
      root.addSubview(more)
    }
    #expect(reds(root.svg()) == 13)
  }

  @Test func `a rotated blur shows the content under it in place`() throws {
    blur.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let svg = root.svg()
    // The blur's group rotates and the copy rotates back, so the two transforms cancel out.
    #expect(reds(svg) == 2)
    #expect(svg.contains("<g transform=\"matrix(0 1 -1 0 150 50)\">"))
    #expect(svg.contains("<g transform=\"matrix(0 -1 1 0 -50 150)\">"))
  }

  @Test func `a picture repeated under a blur is defined once`() throws {
    let data = Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>"
        .utf8)
    let picture: UIImage = try #require(UIImage(data: data))
    let image = UIImageView(image: picture)
    image.frame = behind.frame
    root.insertSubview(image, at: 0)
    let svg = root.svg()
    #expect(svg.components(separatedBy: "base64,").count == 2)
  }
}

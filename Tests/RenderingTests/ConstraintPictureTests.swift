import CollectionView
import Foundation
import Rendering
import Testing

@Suite("Pictures of constraints")
struct ConstraintPictureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  private func picture(_ view: UIView) -> String {
    var options = SVGOptions()
    options.showsConstraints = true
    return view.svg(options: options)
  }

  @Test func `an alignment rectangle is outlined, with ambiguous edges dashed`() {
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    #expect(picture(root).components(separatedBy: "stroke-dasharray").count == 2)
    width.isActive = true
    let svg = picture(root)
    #expect(!svg.contains("stroke-dasharray"))
    #expect(svg.contains("<path d=\"M20 10L80 10L80 40L20 40Z\" fill=\"#0a84ff\""))
    #expect(!root.svg().contains("#0a84ff"), "outlines are drawn only on request")
  }

  @Test func `a view with conflicting constraints is orange`() {
    let handler = UIKitException.warningHandler
    defer { UIKitException.warningHandler = handler }
    UIKitException.warningHandler = { _ in }
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(picture(root).contains("#ff9500"))
  }

  @Test
  func `marks follow scrolled and rotated views, and hidden views have none`() {
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.bounds.origin.y = 5
    #expect(picture(root).contains("M20 5L80 5L80 35L20 35Z"))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    outer.addSubview(root)
    root.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(picture(outer).contains("M180 95L120 95L120 65L180 65Z"))
    view.isHidden = true
    #expect(!picture(outer).contains("#0a84ff"))
  }
}

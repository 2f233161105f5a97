import CollectionView

/// Boxes of 100 points in a grid. Each has a feature that other layers lack.
final class ShapesController: UIViewController {
  private var count = 0

  private func add(_ color: UIColor? = .red) -> UIView {
    let tile = UIView(
      frame: CGRect(x: 20 + count % 4 * 120, y: 20 + count / 4 * 120, width: 100, height: 100))
    count += 1
    tile.backgroundColor = color
    view.addSubview(tile)
    return tile
  }

  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    return shape
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))

    let filled = shape(oval)
    filled.fillColor = UIColor.red.cgColor
    add(nil).layer.addSublayer(filled)

    let half = shape(oval)
    (half.fillColor, half.strokeColor, half.lineWidth, half.strokeEnd) = (nil, UIColor.red.cgColor, 20, 0.5)
    add(nil).layer.addSublayer(half)

    add().layer.mask = shape(oval)

    let fade = CAGradientLayer()
    fade.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    add().layer.mask = fade

    let circle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    inner.backgroundColor = .black
    circle.addSubview(inner)
    add().mask = circle

    let corner = add()
    corner.layer.cornerRadius = 50
    corner.layer.maskedCorners = .layerMaxXMaxYCorner

    let shadowed = add()
    shadowed.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    (shadowed.layer.shadowOpacity, shadowed.layer.shadowRadius) = (1, 0)
    shadowed.layer.shadowOffset = CGSize(width: 10, height: 10)

    let back = add()
    back.layer.isDoubleSided = false
    back.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)

    let subject = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    subject.backgroundColor = .red
    if let snapshot = subject.snapshotView(afterScreenUpdates: true) {
      subject.backgroundColor = .blue
      snapshot.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      add(nil).addSubview(snapshot)
    }

    let continuous = add()
    (continuous.layer.cornerRadius, continuous.layer.cornerCurve) = (30, .continuous)

    // One tile casts its own shadow. The other casts the shadow of its contents.
    for fill in [UIColor.red, nil] {
      let tile = add(fill)
      let inner = UIView(frame: tile.bounds)
      inner.backgroundColor = .red
      tile.addSubview(inner)
      (tile.layer.shadowOpacity, tile.layer.shadowRadius, tile.layer.shadowOffset) = (1, 10, .zero)
      // Leaves space for the shadow.
      tile.frame = tile.frame.insetBy(dx: 20, dy: 20)
      inner.frame = tile.bounds
    }
    addShadowsOfMore()
    addGradients()

    let stretched = UIImageView(image: UIImage(systemName: "square.fill"))
    stretched.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stretched.tintColor = .red
    add(nil).addSubview(stretched)
  }

  private func addShadowsOfMore() {
    let badge = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    badge.backgroundColor = .red
    let (card, translucent) = (add(), add(.red.withAlphaComponent(0.5)))
    card.addSubview(badge)
    for tile in [card, translucent] { (tile.layer.shadowOpacity, tile.layer.shadowRadius) = (1, 0) }
    card.layer.shadowOffset = CGSize(width: 10, height: 10)
    translucent.layer.shadowOffset = .zero

    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    (label.text, label.font, label.lineBreakMode) = ("MMMM", .boldSystemFont(ofSize: 40), .byClipping)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    inner.backgroundColor = .red
    label.addSubview(inner)
    add(nil).addSubview(label)
  }

  private func addGradients() {
    func gradient(_ end: UIColor, to point: CGPoint, height: CGFloat) -> CAGradientLayer {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      gradient.colors = [UIColor.red.cgColor, end.cgColor]
      (gradient.startPoint, gradient.endPoint) = (.zero, point)
      return gradient
    }
    let corners = gradient(.red, to: CGPoint(x: 1, y: 0), height: 100)
    (corners.cornerRadius, corners.cornerCurve) = (30, .continuous)
    for gradient in [
      gradient(.white, to: CGPoint(x: 1, y: 1), height: 50),
      gradient(.clear, to: CGPoint(x: 1, y: 0), height: 100), corners,
    ] {
      add(nil).layer.addSublayer(gradient)
    }
  }
}

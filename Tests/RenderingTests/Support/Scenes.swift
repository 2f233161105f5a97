import CollectionView

/// View trees for golden files. Each shows one thing that can go wrong.
enum Scene: String, CaseIterable {
  case cards, transforms, perspective, text, images, layers, dark, shapes, masks, menu

  var view: UIView {
    switch self {
    case .cards: cards()
    case .transforms: transforms()
    case .perspective: perspective()
    case .text: text()
    case .images: images()
    case .layers: layers()
    case .dark: dark()
    case .shapes: shapes()
    case .masks: masks()
    case .menu: menu()
    }
  }

  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = .systemBackground
    return view
  }

  private func box(_ frame: CGRect, _ color: UIColor, in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }

  @discardableResult
  private func label(
    _ text: String, _ frame: CGRect, in parent: UIView, size: CGFloat = 15,
    configure: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size)
    configure(label)
    parent.addSubview(label)
    return label
  }

  // MARK: Scenes

  /// A scrolled grid of rounded, clipped cards with shadows that share an image.
  private func cards() -> UIView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    scroll.backgroundColor = .secondarySystemBackground
    scroll.contentSize = CGSize(width: 320, height: 2000)
    for index in 0..<24 {
      let frame = CGRect(x: 16 + index % 2 * 152, y: 16 + index / 2 * 132, width: 136, height: 116)
      let card = box(frame, .systemBackground, in: scroll)
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.2
      card.layer.shadowRadius = 6
      card.layer.shadowOffset = CGSize(width: 0, height: 3)
      let content = UIView(frame: card.bounds)
      content.layer.cornerRadius = 12
      content.clipsToBounds = true
      card.addSubview(content)
      let image = UIImageView(image: index.isMultiple(of: 3) ? Pictures.checks : Pictures.hills)
      image.frame = CGRect(x: 0, y: 0, width: 136, height: 84)
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      content.addSubview(image)
      label("Card \(index) of the grid", CGRect(x: 10, y: 90, width: 116, height: 20), in: content, size: 13)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 210)
    return scroll
  }

  /// Nested rounded clips under rotations, and group alpha.
  private func transforms() -> UIView {
    let root = root(320, 220)
    let outer = box(CGRect(x: 30, y: 40, width: 120, height: 120), .systemGray5, in: root)
    outer.layer.cornerRadius = 30
    outer.clipsToBounds = true
    outer.transform = CGAffineTransform(rotationAngle: .pi / 6)
    let inner = box(CGRect(x: 40, y: 40, width: 120, height: 120), .systemTeal, in: outer)
    inner.layer.cornerRadius = 20
    inner.clipsToBounds = true
    inner.transform = CGAffineTransform(rotationAngle: -.pi / 6)
    _ = box(CGRect(x: -20, y: -20, width: 60, height: 60), .systemOrange, in: inner)
    for (index, alpha) in [1, 0.5].enumerated() {
      let group = UIView(frame: CGRect(x: 190, y: 20 + index * 100, width: 100, height: 80))
      group.alpha = alpha
      root.addSubview(group)
      _ = box(CGRect(x: 0, y: 0, width: 60, height: 60), .systemRed, in: group)
      _ = box(CGRect(x: 30, y: 20, width: 60, height: 60), .systemBlue, in: group)
    }
    let skewed = box(CGRect(x: 150, y: 170, width: 60, height: 30), .systemPurple, in: root)
    skewed.transform = CGAffineTransform(a: 1.2, b: 0.1, c: -0.5, d: 0.8, tx: 0, ty: 0)
    skewed.layer.borderWidth = 3
    skewed.layer.borderColor = UIColor.systemYellow.cgColor
    return root
  }

  /// A row of cards rotated to either side under their superview's perspective.
  private func perspective() -> UIView {
    let root = root(480, 220)
    root.layer.sublayerTransform.m34 = -1 / 400
    for index in 0..<3 {
      let card = box(CGRect(x: 20 + index * 150, y: 30, width: 140, height: 160), .systemGray6, in: root)
      card.layer.cornerRadius = 16
      card.layer.borderWidth = 3
      card.layer.borderColor = UIColor.systemIndigo.cgColor
      card.layer.shadowOpacity = 0.3
      card.layer.shadowRadius = 5
      card.transform3D = CATransform3DMakeRotation(CGFloat(1 - index) * 0.8, 0, 1, 0)
      let image = UIImageView(frame: CGRect(x: 15, y: 15, width: 110, height: 100))
      image.image = Pictures.checks
      image.layer.cornerRadius = 20
      image.clipsToBounds = true
      card.addSubview(image)
      label("Card \(index)", CGRect(x: 15, y: 122, width: 110, height: 24), in: card, size: 18) {
        $0.textAlignment = .center
      }
    }
    return root
  }

  /// Alignment, line breaks, truncation, text direction, markup in text, and scripts without font metrics.
  private func text() -> UIView {
    let root = root(360, 330)
    let long = "Collection views lay out what their layouts say, and wrap at words."
    let alignments: [NSTextAlignment] = [.left, .center, .right, .natural]
    for (index, alignment) in alignments.enumerated() {
      let frame = CGRect(x: 10 + index % 2 * 175, y: 10 + index / 2 * 70, width: 165, height: 60)
      box(frame, .secondarySystemBackground, in: root).addSubview(
        label(long, CGRect(origin: .zero, size: frame.size), in: root) {
          $0.numberOfLines = 0
          $0.textAlignment = alignment
        })
    }
    let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping]
    for (index, mode) in modes.enumerated() {
      let frame = CGRect(x: 10 + index % 2 * 175, y: 155 + index / 2 * 26, width: 165, height: 22)
      box(frame, .secondarySystemBackground, in: root)
        .addSubview(
          label(long, CGRect(origin: .zero, size: frame.size), in: root) { $0.lineBreakMode = mode })
    }
    label(
      "<b>\"Fish\" & 'chips'</b> \u{1}\u{FFFF}\tend", CGRect(x: 10, y: 212, width: 340, height: 20), in: root)
    label("שלום עולם", CGRect(x: 10, y: 236, width: 340, height: 20), in: root) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    label("日本語の文章と한국어 😀 emoji", CGRect(x: 10, y: 260, width: 340, height: 20), in: root)
    label("Привет, мир — Καλημέρα, ÅÉÎ", CGRect(x: 10, y: 284, width: 340, height: 20), in: root) {
      $0.font = .boldSystemFont(ofSize: 15)
      $0.textColor = .systemBlue
    }
    label("Shadowed italics, AV To We fi", CGRect(x: 10, y: 306, width: 340, height: 20), in: root) {
      $0.font = .italicSystemFont(ofSize: 15)
      $0.shadowColor = .systemGray3
      $0.shadowOffset = CGSize(width: 1, height: 1)
    }
    return root
  }

  /// All content modes, clipped; a rotated image; and an image that extends beyond its view.
  private func images() -> UIView {
    let root = root(400, 300)
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight,
      .bottomLeft, .bottomRight,
    ]
    for (index, mode) in modes.enumerated() {
      let view = UIImageView(
        frame: CGRect(x: 10 + index % 6 * 64, y: 10 + index / 6 * 64, width: 54, height: 54))
      view.backgroundColor = .systemGray5
      view.image = Pictures.hills
      view.contentMode = mode
      view.clipsToBounds = true
      root.addSubview(view)
    }
    for (index, mode) in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill].enumerated() {
      let view = UIImageView(frame: CGRect(x: 10 + index * 110, y: 150, width: 100, height: 60))
      view.backgroundColor = .systemGray5
      view.image = Pictures.turned
      view.contentMode = mode
      view.clipsToBounds = true
      root.addSubview(view)
    }
    let free = UIImageView(frame: CGRect(x: 150, y: 245, width: 20, height: 30))
    free.image = Pictures.checks
    free.contentMode = .center
    free.layer.borderWidth = 1
    free.layer.borderColor = UIColor.systemRed.cgColor
    free.alpha = 0.6
    root.addSubview(free)
    return root
  }

  /// Gradients, borders above contents, z positions, and the shadow of a view without a background.
  private func layers() -> UIView {
    let root = root(360, 150)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 0.3, 1]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 14
    root.layer.addSublayer(gradient)

    let bordered = box(CGRect(x: 130, y: 10, width: 90, height: 60), .systemGreen, in: root)
    bordered.layer.borderWidth = 6
    bordered.layer.borderColor = UIColor.black.withAlphaComponent(0.5).cgColor
    bordered.layer.cornerRadius = 18
    _ = box(CGRect(x: 20, y: 20, width: 90, height: 20), .systemMint, in: bordered)

    for (index, depth) in [2, 1, 3].enumerated() {
      let view = box(
        CGRect(x: 10 + index * 25, y: 85 + index * 10, width: 40, height: 40),
        [.systemRed, .systemGreen, .systemBlue][index], in: root)
      view.layer.zPosition = CGFloat(depth)
    }

    let bare = UIView(frame: CGRect(x: 240, y: 20, width: 50, height: 40))
    bare.layer.shadowOpacity = 0.6
    bare.layer.shadowOffset = CGSize(width: 4, height: 6)
    bare.layer.shadowRadius = 4
    root.addSubview(bare)
    _ = box(CGRect(x: 0, y: 0, width: 30, height: 30), .systemOrange, in: bare)
    _ = box(CGRect(x: 40, y: 30, width: 60, height: 30), .systemPurple, in: bare)

    let clipped = box(CGRect(x: 150, y: 90, width: 60, height: 40), .systemCyan, in: root)
    clipped.layer.masksToBounds = true
    clipped.layer.shadowOpacity = 1
    _ = box(CGRect(x: 230, y: 100, width: 4, height: 3), .systemBrown, in: root).layer.borderWidth = 8
    return root
  }

  /// The palette in dark mode.
  private func dark() -> UIView {
    let root = root(240, 120)
    root.overrideUserInterfaceStyle = .dark
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
      .systemGray4,
    ]
    for (index, color) in colors.enumerated() {
      _ = box(CGRect(x: 8 + index % 8 * 28, y: 8 + index / 8 * 28, width: 24, height: 24), color, in: root)
    }
    label("Label", CGRect(x: 8, y: 66, width: 100, height: 20), in: root)
    label("Secondary", CGRect(x: 8, y: 90, width: 100, height: 20), in: root) {
      $0.textColor = .secondaryLabel
    }
    return root
  }

  private func shape(_ path: UIBezierPath, at x: CGFloat, _ y: CGFloat, in parent: UIView) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.position = CGPoint(x: x, y: y)
    parent.layer.addSublayer(shape)
    return shape
  }

  private var star: UIBezierPath {
    let path = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 0.8 * .pi - .pi / 2
      let corner = CGPoint(x: 40 + 36 * cos(angle), y: 40 + 36 * sin(angle))
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  /// Fill rules, joins and caps, dashes, partial strokes, shapes under transforms and in perspective,
  /// corners, and shadows of paths.
  private func shapes() -> UIView {
    let root = root(420, 330)
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let shape = shape(star, at: CGFloat(10 + index * 90), 10, in: root)
      shape.fillColor = UIColor.systemYellow.cgColor
      shape.fillRule = rule
      shape.strokeColor = UIColor.systemOrange.cgColor
      shape.lineWidth = 4
      shape.lineJoin = rule == .evenOdd ? .round : .miter
    }
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 0, y: 20))
    wave.addCurve(
      to: CGPoint(x: 80, y: 20), controlPoint1: CGPoint(x: 30, y: -30), controlPoint2: CGPoint(x: 50, y: 70))
    wave.addQuadCurve(to: CGPoint(x: 200, y: 20), controlPoint: CGPoint(x: 140, y: -40))
    for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
      let line = shape(wave, at: 200, CGFloat(15 + index * 30), in: root)
      line.fillColor = nil
      line.strokeColor = UIColor.systemBlue.cgColor
      line.lineWidth = 5
      line.lineCap = cap
      line.lineDashPattern = index == 0 ? nil : [14, 9, 2, 9]
      line.lineDashPhase = index == 2 ? 7 : 0
    }
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: 40, y: 40), radius: 32, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true
    )
    for (index, part) in [(0, 0.7), (0.25, 0.75), (0, 1)].enumerated() {
      let progress = shape(ring, at: CGFloat(10 + index * 90), 110, in: root)
      progress.fillColor = UIColor.systemGray6.cgColor
      progress.strokeColor = UIColor.systemGreen.cgColor
      (progress.strokeStart, progress.strokeEnd) = (part.0, part.1)
      progress.lineWidth = 8
      progress.lineCap = .round
      if index == 2 { progress.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
      if index == 2 { progress.lineDashPattern = [2, 12] }
    }
    let tilted = box(CGRect(x: 290, y: 115, width: 110, height: 80), .systemGray5, in: root)
    root.layer.sublayerTransform.m34 = -1 / 250
    tilted.transform3D = CATransform3DMakeRotation(0.9, 0, 1, 0)
    let seen = shape(star, at: 15, 0, in: tilted)
    seen.fillColor = UIColor.systemPink.cgColor
    seen.strokeColor = UIColor.black.cgColor
    seen.lineDashPattern = [6, 3]
    seen.lineWidth = 2
    let corners: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMinYCorner, .layerMaxXMaxYCorner],
      .layerMinXMaxYCorner,
    ]
    for (index, mask) in corners.enumerated() {
      let view = box(CGRect(x: 10 + index * 95, y: 215, width: 85, height: 45), .systemTeal, in: root)
      view.layer.cornerRadius = 20
      view.layer.maskedCorners = mask
      view.layer.borderWidth = CGFloat(index) * 2
      view.clipsToBounds = index == 1
      if index == 1 { _ = box(CGRect(x: 50, y: 20, width: 50, height: 40), .systemRed, in: view) }
    }
    for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
      let view = box(CGRect(x: 300 + index * 60, y: 210, width: 52, height: 52), .systemIndigo, in: root)
      view.layer.cornerRadius = 16
      view.layer.cornerCurve = curve
    }
    for index in 0..<3 {
      let view = box(CGRect(x: 20 + index * 100, y: 280, width: 70, height: 30), .systemBackground, in: root)
      if index == 1 { view.backgroundColor = nil }
      if index == 2 { view.transform = CGAffineTransform(rotationAngle: 0.2) }
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = index == 0 ? 0 : 3
      view.layer.shadowOffset = CGSize(width: 4, height: 6)
      view.layer.shadowPath = UIBezierPath(ovalIn: view.bounds.insetBy(dx: -8, dy: 0)).cgPath
    }
    return root
  }

  /// Masks from shapes, gradients, text, and view trees; hidden backs; and snapshots.
  private func masks() -> UIView {
    let root = root(420, 220)
    func hills(_ x: CGFloat, _ y: CGFloat) -> UIView {
      let view = UIImageView(frame: CGRect(x: x, y: y, width: 90, height: 80))
      view.image = Pictures.hills
      root.addSubview(view)
      return view
    }
    let starred = CAShapeLayer()
    starred.path = star.cgPath
    hills(10, 10).layer.mask = starred
    let holed = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 80))
    path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 15, width: 50, height: 50)))
    (holed.path, holed.fillRule) = (path.cgPath, .evenOdd)
    let ring = hills(110, 10)
    ring.layer.mask = holed
    ring.layer.borderWidth = 4
    ring.clipsToBounds = true
    ring.layer.cornerRadius = 12
    let fade = CAGradientLayer()
    fade.frame = CGRect(x: 0, y: 0, width: 90, height: 80)
    fade.colors = [UIColor.clear.cgColor, UIColor.red.cgColor, UIColor.clear.cgColor]
    (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    hills(210, 10).layer.mask = fade
    let words = UILabel(frame: CGRect(x: 0, y: 10, width: 90, height: 60))
    words.text = "Aa"
    words.font = .boldSystemFont(ofSize: 60)
    words.textAlignment = .center
    hills(310, 10).mask = words

    let tree = UIView(frame: CGRect(x: 5, y: 5, width: 80, height: 70))
    tree.alpha = 0.6
    _ = box(CGRect(x: 0, y: 0, width: 50, height: 40), .black, in: tree)
    _ = box(CGRect(x: 30, y: 30, width: 50, height: 40), .white, in: tree).layer.cornerRadius = 12
    let turned = hills(10, 115)
    turned.mask = tree
    turned.transform = CGAffineTransform(rotationAngle: 0.2)
    root.layer.sublayerTransform.m34 = -1 / 250
    let tilted = hills(110, 115)
    let round = CAShapeLayer()
    round.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 80, height: 80)).cgPath
    tilted.layer.mask = round
    tilted.transform3D = CATransform3DMakeRotation(0.9, 0, 1, 0)

    for (index, angle) in [0.5, CGFloat.pi - 0.5].enumerated() {
      for (row, isDoubleSided) in [true, false].enumerated() {
        let card = box(
          CGRect(x: 215 + index * 45, y: 115 + row * 45, width: 40, height: 38), .systemOrange, in: root)
        _ = box(CGRect(x: 4, y: 4, width: 12, height: 12), .white, in: card)
        card.layer.isDoubleSided = isDoubleSided
        card.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
      }
    }
    let subject = box(CGRect(x: 0, y: 0, width: 60, height: 40), .systemMint, in: UIView())
    label("Then", CGRect(x: 8, y: 10, width: 60, height: 20), in: subject)
    if let snapshot = subject.snapshotView(afterScreenUpdates: true) {
      subject.subviews.first?.removeFromSuperview()
      snapshot.frame = CGRect(x: 320, y: 115, width: 90, height: 40)
      root.addSubview(snapshot)
    }
    let framed = box(CGRect(x: 0, y: 0, width: 40, height: 40), .systemPurple, in: UIView())
    framed.layer.borderWidth = 5
    framed.layer.cornerRadius = 10
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    if let snapshot = framed.resizableSnapshotView(
      from: framed.bounds, afterScreenUpdates: true, withCapInsets: insets)
    {
      snapshot.frame = CGRect(x: 320, y: 165, width: 90, height: 45)
      root.addSubview(snapshot)
    }
    return root
  }

  /// A menu under a finger: groups, a selected element, a disabled one, a destructive one, and a highlighted
  /// one.
  private func menu() -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 430))
    window.backgroundColor = .systemBackground
    window.isHidden = false
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.image) = ("Sort", UIImage(systemName: "arrow.up.arrow.down"))
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.frame.origin = CGPoint(x: 16, y: 16)
    window.addSubview(button)
    func action(
      _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
      subtitle: String? = nil, state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) },
        attributes: attributes, state: state
      ) { _ in }
    }
    let order = UIMenu(
      title: "Sort by", options: [.displayInline, .singleSelection],
      children: [
        action("Name", "tag", state: .on), action("Date", "calendar", subtitle: "Newest first"),
        action("Size", nil, .disabled),
      ])
    button.menu = UIMenu(children: [
      order,
      UIMenu(title: "Share", image: UIImage(systemName: "square.and.arrow.up"), children: [action("Mail")]),
      UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
    button.showsMenuAsPrimaryAction = true
    window.layoutIfNeeded()
    UIView.performWithoutAnimation {
      let finger = Finger(in: window)
      finger.down(at: button.center)
      finger.move(to: CGPoint(x: 120, y: 170))
      window.layoutIfNeeded()
    }
    return window
  }
}

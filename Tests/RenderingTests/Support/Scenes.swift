import CollectionView

/// View trees whose pictures are kept as golden files. Each shows one thing that can go wrong.
enum Scene: String, CaseIterable {
  case cards, transforms, perspective, text, images, layers, dark

  var view: UIView {
    switch self {
    case .cards: cards()
    case .transforms: transforms()
    case .perspective: perspective()
    case .text: text()
    case .images: images()
    case .layers: layers()
    case .dark: dark()
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

  /// A scrolled grid of cards: rounded, clipped, shadowed, with one image shown many times.
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

  /// Rounded clips within rounded clips under rotations; alpha of groups.
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

  /// A row of cards that turn away to either side, under their superview's perspective.
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

  /// Alignment, breaking, shortening, direction, markup in text, scripts without figures.
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

  /// Every content mode, clipped; an image that is to be turned; one that reaches out of its view.
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

  /// Gradients, borders over contents, z positions, the shadow of a view without a background.
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

  /// The palette in the dark.
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
}

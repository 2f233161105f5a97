import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Buttons")
struct UIButtonTests {
  let window = makeWindow(width: 400, height: 400)

  private func shown(_ button: UIButton) -> UIButton {
    window.addSubview(button)
    window.layoutIfNeeded()
    return button
  }

  private func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return shown(UIButton(configuration: configuration))
  }

  // Measured on iOS 26.0: a system button has a font of 15 points and is 30 tall and at least 30 wide. A
  // custom button has a font of 18 points and is 34 tall.
  @Test(.fact("O3"))
  func `system and custom buttons have the sizes of iOS`() {
    let system = UIButton(type: .system)
    system.setTitle("Some title", for: .normal)
    #expect(system.intrinsicContentSize.height == 30)
    let width = UIFont.measurer.width(of: "Some title", in: .systemFont(ofSize: 15))
    #expect(abs(system.intrinsicContentSize.width - width) <= 0.5)
    system.setTitle("i", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
    let custom = UIButton(type: .custom)
    custom.setTitle("Some title", for: .normal)
    #expect(custom.intrinsicContentSize.height == 34)
    custom.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
    #expect(custom.intrinsicContentSize.height == 29)
    let wide = UIFont.measurer.width(of: "Some title", in: .systemFont(ofSize: 18))
    #expect(abs(custom.intrinsicContentSize.width - wide - 30) <= 0.5)
  }

  // Measured on iOS 26.1: vertical and horizontal insets of 5 and 10 with a font of 15 points (mini, small),
  // 7 and 12 with 17 points (medium), and 15 and 20 with 17 points (large).
  @Test(
    .fact("O4"),
    arguments: [
      (UIButton.Configuration.Size.mini, 15.0, 10.0, 20.0), (.small, 15, 10, 20), (.medium, 17, 14, 24),
      (.large, 17, 30, 40),
    ])
  func `a configured button is as large as its title and the insets of its size`(
    size: UIButton.Configuration.Size, font: CGFloat, tall: CGFloat, wide: CGFloat
  ) {
    let button = configured { ($0.title, $0.buttonSize) = ("Title", size) }
    let font = UIFont.systemFont(ofSize: font)
    let title = UIFont.measurer.width(of: "Title", in: font)
    #expect(abs(button.bounds.width - title - wide) <= 0.5)
    #expect(abs(button.bounds.height - font.lineHeight - tall) <= 0.5)
    #expect(button.intrinsicContentSize == button.bounds.size)
  }

  @Test func `sizeToFit puts a configured button's title on one line`() {
    let button = configured { $0.title = "Go" }
    button.configuration?.title = "Go all the way to the end"
    let natural = button.intrinsicContentSize
    for width in [20, 60, 400] as [CGFloat] {
      button.frame.size.width = width
      button.sizeToFit()
      #expect(button.bounds.size == natural)
    }
    #expect(button.sizeThatFits(CGSize(width: 80, height: 0)).width <= 80)
  }

  @Test func `imagePlacement and imagePadding position the image relative to the title`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let size = UIImageView(image: image).intrinsicContentSize
    func frames(_ edge: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect, all: CGRect) {
      let button = configured {
        ($0.title, $0.image, $0.imagePlacement, $0.imagePadding) = ("Title", image, edge, 10)
      }
      return (button.imageView!.frame, button.titleLabel!.frame, button.bounds)
    }
    let leading = frames(.leading)
    #expect(leading.image.size == size)
    #expect(abs(leading.image.minX - 12) <= 0.5)
    #expect(abs(leading.title.minX - leading.image.maxX - 10) <= 0.5)
    let trailing = frames(.trailing)
    #expect(abs(trailing.image.minX - trailing.title.maxX - 10) <= 0.5)
    #expect(trailing.all == leading.all)
    let top = frames(.top)
    #expect(abs(top.title.minY - top.image.maxY - 10) <= 0.5)
    #expect(abs(top.title.midX - top.image.midX) <= 0.5)
    let bottom = frames(.bottom)
    #expect(abs(bottom.image.minY - bottom.title.maxY - 10) <= 0.5)
    #expect(bottom.all == top.all)
  }

  @Test func `in a right-to-left button, a leading image is on the right`() {
    let button = configured { ($0.title, $0.image) = ("Title", UIImage(systemName: "star")) }
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(button.imageView!.frame.minX >= button.titleLabel!.frame.maxX)
  }

  @Test func `the subtitle is below the title and follows titleAlignment`() {
    let button = configured {
      ($0.title, $0.subtitle, $0.titlePadding, $0.titleAlignment) = (
        "Title", "A longer subtitle", 5, .trailing
      )
    }
    let (title, subtitle) = (button.titleLabel!.frame, button.subtitleLabel!.frame)
    #expect(abs(subtitle.minY - title.maxY - 5) <= 0.5)
    #expect(abs(subtitle.maxX - title.maxX) <= 0.5)
  }

  @Test func `contents follow the content alignment in a button larger than needed`() {
    let button = configured { $0.title = "Title" }
    button.frame.size = CGSize(width: 300, height: 100)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    let title = button.titleLabel!.frame
    #expect(abs(title.maxX - 288) <= 0.5)
    #expect(abs(title.minY - 7) <= 0.5)
  }

  @Test func `states without a title or color of their own use those of the normal state`() {
    let button = shown(UIButton(type: .custom))
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .normal)
    expectEqual(
      (button.title(for: .highlighted), "Follow"),
      (button.title(for: .selected), "Following"))
    button.isSelected = true
    window.layoutIfNeeded()
    expectEqual(
      (button.currentTitle, "Following"),
      (button.titleLabel?.text, "Following"),
      (button.currentTitleColor, .red))
    button.isSelected = false
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
  }

  @Test func `a tap sends primaryActionTriggered, and the primary action sets the title`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let log = EventLog()
    log.follow(button)
    #expect(shown(button).titleLabel?.text == "Save")
    Finger(in: window).tap(at: CGPoint(x: 50, y: 20))
    expectEqual(
      (taps, 1),
      (log.events, ["down", "upInside", "primary"]),
      (button.accessibilityLabel, "Save"),
      (button.accessibilityTraits, .button))
  }

  @Test func `with changesSelectionAsPrimaryAction, taps select and deselect a button`() {
    let button = configured { $0.title = "Title" }
    button.changesSelectionAsPrimaryAction = true
    let finger = Finger(in: window)
    finger.tap(at: button.center)
    expectEqual((button.isSelected, true), (button.accessibilityTraits, [.button, .selected]))
    finger.tap(at: button.center)
    #expect(!button.isSelected)
  }

  @Test
  func `configurationUpdateHandler is called once per state change, before the layout`() {
    var states: [UIControl.State] = []
    let button = configured { $0.title = "Title" }
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Title"
    }
    window.layoutIfNeeded()
    button.isHighlighted = true
    #expect(states == [.normal])
    window.layoutIfNeeded()
    expectEqual((states, [.normal, .highlighted]), (button.titleLabel?.text, "Pressed"))
    window.layoutIfNeeded()
    #expect(states.count == 2)
  }

  @Test func `each kind of configuration has its own text and background colors`() {
    func plate(_ button: UIButton) -> UIColor { button.subviews[0].subviews[0].backgroundColor ?? .clear }
    func title(_ button: UIButton) -> UIColor? {
      button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    let kinds: [(UIButton.Configuration, text: UIColor, background: UIColor)] = [
      (.plain(), .systemBlue, .clear), (.borderless(), .systemBlue, .clear),
      (.gray(), .systemBlue, .secondarySystemFill), (.bordered(), .systemBlue, .secondarySystemFill),
      (.tinted(), .systemBlue, .systemBlue.withAlphaComponent(0.18)),
      (.borderedTinted(), .systemBlue, .systemBlue.withAlphaComponent(0.18)),
      (.filled(), .white, .systemBlue), (.borderedProminent(), .white, .systemBlue),
    ]
    for (kind, text, background) in kinds {
      var configuration = kind
      configuration.title = "Title"
      let button = shown(UIButton(configuration: configuration))
      expectEqual((title(button), text), (plate(button), background))
      configuration.baseForegroundColor = .green
      configuration.background.backgroundColor = .brown
      button.configuration = configuration
      window.layoutIfNeeded()
      expectEqual((title(button), .green), (plate(button), .brown))
      button.isEnabled = false
      window.layoutIfNeeded()
      #expect(title(button) == .tertiaryLabel)
    }
  }

  @Test func `the indicator of a selection button has its own color`() {
    let button = configured {
      $0.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .orange }
    }
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    window.layoutIfNeeded()
    #expect(button.imageView?.image != nil)
    #expect(button.imageView?.tintColor == .orange)
    button.configuration?.indicator = .none
    button.configuration?.image = UIImage(systemName: "star")
    window.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .white)
  }

  @Test func `a transformer sets the title's font, and the title's own attributes win`() {
    let font = UIFont.boldSystemFont(ofSize: 30)
    let button = configured {
      $0.title = "Title"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = font
        return outgoing
      }
    }
    #expect(abs(button.bounds.height - font.lineHeight - 14) <= 0.5)
    var title = AttributedString("Title")
    title.font = .systemFont(ofSize: 10)
    button.configuration?.attributedTitle = title
    window.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 10))
  }

  @Test func `configurations are values and equal if their contents are`() {
    var first = UIButton.Configuration.gray()
    (first.title, first.imagePadding) = ("A", 3)
    var second = first
    expectEqual((first, second), (first.hashValue, second.hashValue))
    second.contentInsets.top = 1
    #expect(first != second)
    #expect(second.contentInsets.bottom == 7)
    second.setDefaultContentInsets()
    #expect(first == second)
    #expect(UIButton.Configuration.gray() != UIButton.Configuration.tinted())
  }

  @Test func `a disabled primary action disables its button`() {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "No", attributes: .disabled) { _ in })
    expectEqual(
      (button.isEnabled, false),
      (button.configuration?.title, "No"),
      (button.accessibilityTraits, [.button, .notEnabled]))
  }

  // The baselines are those of a label (N15) in the title's rectangle.
  @Test(arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom], [30.0, 80])
  func `a button's baselines are its title's for every alignment`(
    alignment: UIControl.ContentVerticalAlignment, height: CGFloat
  ) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(root)
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Title", "Subtitle")
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 9, trailing: 5)
    let system = UIButton(type: .system)
    system.setTitle("Title", for: .normal)
    for button in [UIButton(configuration: configuration), system] {
      let (first, last) = (UILabel(), UILabel())
      (first.text, last.text) = ("Beside", "Beside")
      (first.font, last.font) = (.systemFont(ofSize: 28), .systemFont(ofSize: 11))
      button.contentVerticalAlignment = alignment
      for view in [button, first, last] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.heightAnchor.constraint(equalToConstant: height),
        first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      let title = try #require(button.titleLabel)
      let baseline = button.frame.minY + title.frame.minY + title.font.ascender
      #expect(abs(first.frame.minY + first.font.ascender - baseline) <= 1)
      #expect(abs(last.frame.minY + last.font.ascender - baseline) <= 1)
    }
  }

  @Test func `without a title, a button's last baseline is its bottom edge`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(root)
    let (button, box) = (UIButton(type: .custom), UIView())
    for view in [button, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.heightAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.topAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minY == 90)
  }

  @Test func `dynamic corners grow with the text size, and fixed corners do not`() throws {
    func radius(_ style: UIButton.Configuration.CornerStyle) throws -> CGFloat {
      let button = configured {
        ($0.title, $0.cornerStyle) = ("Title", style)
        $0.background.cornerRadius = 10
      }
      let before = try #require(button.subviews.first?.subviews.first).layer.cornerRadius
      button.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      window.layoutIfNeeded()
      let plate = try #require(button.subviews.first?.subviews.first)
      #expect(before == 10)
      return plate.layer.cornerRadius
    }
    #expect(try radius(.fixed) == 10)
    let body = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    #expect(try radius(.dynamic) > 14)
    #expect(try radius(.dynamic) < 10 * body.pointSize / 15)
  }

  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byClipping])
  func `a constrained button is as tall as its wrapped title or keeps it on one line`(
    mode: NSLineBreakMode
  ) {
    let text = "A title that is by far too long for one line of a button that is 150 points wide"
    let button = configured { ($0.title, $0.titleLineBreakMode) = (text, mode) }
    let below = UIView()
    for view in [button, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    let width = button.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([
      width, button.topAnchor.constraint(equalTo: window.topAnchor),
      below.topAnchor.constraint(equalTo: button.bottomAnchor),
    ])
    for length in [150, 250] as [CGFloat] {
      width.constant = length
      window.layoutIfNeeded()
      let lines = ((button.bounds.height - 14) / UIFont.systemFont(ofSize: 17).lineHeight).rounded()
      #expect(mode == .byWordWrapping || mode == .byCharWrapping ? lines > 2 : lines == 1)
      expectEqual(
        (button.bounds.height, button.sizeThatFits(CGSize(width: length, height: 0)).height),
        (below.frame.minY, button.bounds.height),
        (button.titleLabel.map { button.bounds.insetBy(dx: 12, dy: 6.5).contains($0.frame) }, true))
    }
    button.configuration?.title = "OK"
    window.layoutIfNeeded()
    #expect(button.bounds.height == button.intrinsicContentSize.height)
  }

  @Test func `a configured button keeps its size next to a label that wraps`() {
    let (label, button) = (UILabel(), configured { $0.title = "OK" })
    (label.text, label.numberOfLines) = ("Text", 0)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      button.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      button.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }
}

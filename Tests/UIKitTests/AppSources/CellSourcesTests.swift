import Testing
import UIKit

// Written as for an iPhone. Compiling this file is half of the test.

private final class MessageCell: UICollectionViewCell {
  static let reuseIdentifier = "MessageCell"

  private let avatarView: UIImageView = {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.cornerRadius = 20
    view.layer.cornerCurve = .continuous
    view.setContentHuggingPriority(.required, for: .horizontal)
    return view
  }()
  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()
  let bodyLabel = UILabel()
  private let toggle = UISwitch()
  lazy var followButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString(
      "Follow", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 13), .kern: 0.5]))
    configuration.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.follows += 1 })
    button.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.showsActivityIndicator = !button.isEnabled
      button.configuration = configuration
    }
    return button
  }()
  lazy var sortButton: UIButton = {
    let button = UIButton(configuration: .gray())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Date", state: .on) { _ in },
      UIAction(
        title: "Name", image: UIImage(systemName: "textformat"), handler: { action in print(action.title) }),
    ])
    return button
  }()
  var follows = 0
  var traitChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    let text = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, followButton, sortButton, toggle])
    text.axis = .vertical
    text.alignment = .leading
    text.spacing = UIStackView.spacingUseSystem
    text.setCustomSpacing(12, after: bodyLabel)
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatarView)
    contentView.addSubview(text)
    let margins = contentView.layoutMarginsGuide
    let views: [String: Any] = ["avatar": avatarView, "text": text]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[avatar(side)]-12-[text]-|", options: [.alignAllTop], metrics: ["side": 40],
        views: views))
    NSLayoutConstraint.activate([
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor, multiplier: 1),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.traitChanges += 1
      }
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ body: NSAttributedString) {
    titleLabel.text = "Ada"
    bodyLabel.attributedText = body
  }
}

private final class MessagesController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MessageCell.self, forCellWithReuseIdentifier: MessageCell.reuseIdentifier)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 2 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: MessageCell.reuseIdentifier, for: indexPath)
      as! MessageCell
    let body = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    body.append(
      NSAttributedString(string: "world", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    cell.show(body)
    return cell
  }
}

@MainActor @Suite struct CellSourcesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller: MessagesController

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = true
    controller = MessagesController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var cell: MessageCell? {
    controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? MessageCell
  }

  @Test func `a cell with constraints and stacks sizes itself and grows with the text size`()
    throws
  {
    let cell = try #require(cell)
    let stack = try #require(cell.titleLabel.superview)
    #expect(cell.contentView.frame.height == stack.frame.height + 24)
    #expect(stack.frame.minX == 68)
    let height = cell.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(cell.traitChanges == 1)
    #expect(cell.frame.height > height)
  }

  @Test func `a cell's button performs its action, and a menu button shows the chosen element`() throws {
    let cell = try #require(cell)
    cell.followButton.sendActions(for: .touchUpInside)
    #expect(cell.follows == 1)
    #expect(cell.sortButton.currentTitle == "Date")
    #expect(cell.followButton.currentTitle == "Follow")
  }

  @Test func `NSAttributedString and AttributedString convert to each other and back`() {
    let (kern, slant): (CGFloat, CGFloat) = (0.5, 0.2)
    let old = NSMutableAttributedString(
      string: "One", attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .kern: kern])
    old.append(
      NSAttributedString(
        string: " 🎈 two",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red]))
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    old.addAttributes([.shadow: shadow, .obliqueness: slant], range: NSRange(location: 0, length: 3))
    let new = AttributedString(old)
    #expect(new.runs.map { String(new[$0.range].characters) } == ["One", " 🎈 two"])
    #expect(new.runs.first?.font == UIFont.boldSystemFont(ofSize: 13))
    #expect(new.runs.first?.kern == 0.5)
    #expect(new.runs.first?.shadow == shadow)
    #expect(new.runs.first?.obliqueness == 0.2)
    #expect(NSAttributedString(new).isEqual(to: old))
    let container = AttributeContainer([.baselineOffset: 2, .font: "not a font", .underlineStyle: 1])
    let (offset, style): (CGFloat?, NSUnderlineStyle?) = (container.baselineOffset, container.underlineStyle)
    #expect(offset == 2)
    #expect(style == .single)
    #expect(container.font == nil)
  }
}

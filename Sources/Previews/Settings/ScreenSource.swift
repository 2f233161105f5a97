package struct ScreenSource: Equatable {
  package var title: String
  package var summary: String
  package var layout: String
  /// The imported modules besides UIKit.
  package var modules: [String] = []
  /// The initial number of items in each section.
  package var counts = [12]
  package var setUp: [String] = []
  package var cellClass = "UICollectionViewCell"
  package var layoutClass: String?
  package var members: [String] = []
  package var conformances: [(name: String, members: String)] = []
  package var others: [String] = []
  package var cells = ScreenSource.numbers

  package init(title: String, summary: String, layout: String) {
    (self.title, self.summary, self.layout) = (title, summary, layout)
  }

  package static func == (left: Self, right: Self) -> Bool { left.text() == right.text() }

  package var name: String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Screen" + name) + "Controller"
  }

  package func text(importing framework: String = "UIKit") -> String {
    (Set(modules + [framework]).sorted().map { "import \($0)" } + ["", declarations]).joined(separator: "\n")
  }

  package var declarations: String {
    let sentence = summary.isEmpty ? title : "\(title): \(summary)"
    var parts = [initializer, viewDidLoad] + dataSource + [cells] + members
    parts = parts.map { $0.indented(by: 2) }
    let own = """
      /// \(sentence.split(whereSeparator: \.isNewline).joined(separator: " ")).
      final class \(name): UICollectionViewController {
      \(parts.joined(separator: "\n\n"))
      }
      """
    let extensions = conformances.map { conformance in
      "extension \(name): \(conformance.name) {\n\(conformance.members.indented(by: 2))\n}"
    }
    return ([own] + extensions + others).joined(separator: "\n\n") + "\n"
  }

  private var initializer: String {
    """
    /// The number of items in each section.
    private var counts = \(counts.count > 12 && Set(counts).count == 1
      ? "Array(repeating: \(counts[0]), count: \(counts.count))" : "\(counts)")

    init() {
    \(layout.indented(by: 2))
      super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    """
  }

  private var viewDidLoad: String {
    var lines = [
      "super.viewDidLoad()",
      "collectionView.register(\(cellClass).self, forCellWithReuseIdentifier: \"cell\")",
    ]
    if let layoutClass {
      lines.append("guard let layout = collectionViewLayout as? \(layoutClass) else { return }")
    }
    return "override func viewDidLoad() {\n\((lines + setUp).joined(separator: "\n").indented(by: 2))\n}"
  }

  private var dataSource: [String] {
    [
      """
      override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
      """,
      """
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
      }
      """,
    ]
  }

  package static let numbers = """
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "\\(indexPath.item + 1)"
      cell.contentConfiguration = content
      cell.backgroundColor = UIColor(
        hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.4, brightness: 0.9, alpha: 1)
      cell.layer.cornerRadius = 12
      return cell
    }
    """
}

extension String {
  package func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}

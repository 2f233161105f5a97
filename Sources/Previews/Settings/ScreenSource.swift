/// The source of a screen with a layout: a complete file that compiles.
package struct ScreenSource: Equatable {
  /// The title in the comment above the class.
  package var title: String
  package var summary: String
  /// The statements that create a constant `layout`.
  package var layout: String
  /// The modules used by the statements, besides UIKit.
  package var modules: [String] = []
  /// The initial number of items in each section.
  package var counts = [12]
  /// The statements at the end of `viewDidLoad()`: gestures and registrations.
  package var setUp: [String] = []
  /// The class of the cells.
  package var cellClass = "UICollectionViewCell"
  /// The class of the layout, if ``setUp`` uses a constant `layout` of that class.
  package var layoutClass: String?
  /// The additional members of the class.
  package var members: [String] = []
  /// The protocols of the class, each with its members.
  package var conformances: [(name: String, members: String)] = []
  /// The declarations after the class.
  package var others: [String] = []
  /// The members that make the cells. The default value makes cells with a number on a color.
  package var cells = ScreenSource.numbers

  package init(title: String, summary: String, layout: String) {
    (self.title, self.summary, self.layout) = (title, summary, layout)
  }

  package static func == (left: Self, right: Self) -> Bool { left.text() == right.text() }

  /// The name of the class, derived from the title's words.
  package var name: String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Screen" + name) + "Controller"
  }

  /// Returns the text of the file.
  ///
  /// - Parameter framework: The module imported as UIKit.
  package func text(importing framework: String = "UIKit") -> String {
    (Set(modules + [framework]).sorted().map { "import \($0)" } + ["", declarations]).joined(separator: "\n")
  }

  /// The text of the file without its imports.
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

  /// The members for cells with a number on a color.
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
  /// Returns the text with each line indented by `count` spaces.
  package func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}

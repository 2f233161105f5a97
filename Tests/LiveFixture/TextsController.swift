import CollectionView

/// Labels exactly as wide as their measured texts, in several alphabets, fonts, and sizes.
final class TextsController: UIViewController {
  private static let texts = [
    // Pairs for kerning and letters for ligatures.
    "AVATAR Wave. To Ty, LT office fjord affluent",
    "Çà et là, où l’été finit — Ærøskøbing, Łódź, Şişli",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "Съешь же ещё этих мягких французских булок",
    "0123456789 1,234,567.89 € 12:45 (+99 %)",
    "漢字かな交じり文、カタカナ、한국어、中文",
    "  Spaces  before,  between   and",
  ]

  private static let fonts: [UIFont] = [11, 22].flatMap { size in
    ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"].compactMap {
      UIFont(name: $0, size: size)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var y: CGFloat = 10
    for text in Self.texts {
      for font in Self.fonts {
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 0, height: 0))
        (label.text, label.font) = (text, font)
        label.sizeToFit()
        view.addSubview(label)
        y += label.bounds.height
      }
    }
  }
}

import CollectionView

extension PhotoCell {
  /// Shows a badge. It's fully opaque at 1 or −1.
  func showVerdict(_ part: CGFloat) {
    let badge = verdict ?? addVerdict()
    badge.text = part < 0 ? "NO" : "YES"
    badge.textColor = part < 0 ? .systemRed : .systemGreen
    badge.layer.borderColor = badge.textColor.cgColor
    badge.alpha = min(1, abs(part))
    badge.frame.origin.x = part < 0 ? contentView.bounds.width - badge.bounds.width - 24 : 24
  }

  private func addVerdict() -> UILabel {
    let badge = UILabel(frame: CGRect(x: 24, y: 24, width: 120, height: 56))
    badge.font = .systemFont(ofSize: 34, weight: .bold)
    badge.textAlignment = .center
    badge.backgroundColor = UIColor.white.withAlphaComponent(0.8)
    badge.layer.borderWidth = 4
    badge.layer.cornerRadius = 10
    badge.clipsToBounds = true
    contentView.addSubview(badge)
    verdict = badge
    return badge
  }
}

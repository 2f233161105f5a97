import CollectionView

/// A cell with a number, which determines the cell's length if the world measures cells. In the rows layout,
/// the height fits the text.
final class NumberCell: UICollectionViewListCell {
  private(set) var number = 0

  func show(_ number: Int, in world: World) {
    self.number = number
    if world.kind == .rows { fill(in: world) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    number = 0
  }

  private func fill(in world: World) {
    var content = defaultContentConfiguration()
    content.text = String(repeating: "Row \(number) ", count: Int(world.length(of: number) / 25))
    if number.isMultiple(of: 3) { content.secondaryText = "of three" }
    contentConfiguration = content
    accessories =
      switch number % 6 {
      case 0: []
      case 1: [.disclosureIndicator()]
      case 2: [.checkmark(), .detail()]
      case 3: [.delete(), .reorder()]
      case 4: [.multiselect(), .label(text: "\(number)")]
      default: [.insert(), .reorder(displayed: .always)]
      }
    if world.isParent(number) { accessories = [.outlineDisclosure()] }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    var host = superview
    while let view = host, !(view is UICollectionView) { host = view.superview }
    guard let view = host as? UICollectionView, let world = view.delegate as? World, world.measures else {
      return layoutAttributes
    }
    if world.kind == .rows { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let wanted = (layoutAttributes.copy() as? UICollectionViewLayoutAttributes) ?? layoutAttributes
    let length = world.length(of: number)
    switch world.kind {
    case .tags, .flowing: wanted.size = CGSize(width: length, height: 20 + length / 4)
    case .flow, .stickyHeaders: wanted.size = CGSize(width: length, height: length)
    case .waterfall:
      if world.isHorizontal { wanted.size.width = length } else { wanted.size.height = length }
    default: wanted.size.height = length
    }
    return wanted
  }
}

final class NumberView: UICollectionReusableView {}

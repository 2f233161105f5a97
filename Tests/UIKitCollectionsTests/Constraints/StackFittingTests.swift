import Testing

@testable import UIKitCollections
@testable import UIKitViews

@Suite struct StackFittingTests {
  @Test(
    arguments: [
      UIStackView.Alignment.fill, .center, .leading, .trailing, .firstBaseline, .lastBaseline,
    ])
  func `a stack fits the height of its views, regardless of the target size`(
    alignment: UIStackView.Alignment
  ) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 180, height: 260))
    let views = [20, 36].map { height in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      return view
    }
    // With `fill`, all views have the stack's height, so use only one of the two views.
    let stack = UIStackView(arrangedSubviews: alignment == .fill ? [views[1]] : views)
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: cell.contentView.trailingAnchor),
    ])
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 180, height: 260), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 180, height: 36))
  }
}

import Foundation

extension UIButton {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var shownInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  // MARK: Sizes

  private var imageSize: CGSize {
    if configuration?.showsActivityIndicator ?? false { return parts.activity?.intrinsicContentSize ?? .zero }
    return parts.image.image == nil ? .zero : parts.image.intrinsicContentSize
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, !label.isHidden, !(label.text ?? "").isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  func fittingSize(in size: CGSize) -> CGSize {
    showState()
    let insets = shownInsets
    let room = size.width > 0 ? max(1, size.width - insets.left - insets.right) : .greatestFiniteMagnitude
    var contents = arrangement(ofWidth: configuration == nil ? .greatestFiniteMagnitude : room).size
    if configuration == nil {
      // Measured on iOS: the title's height is rounded up, with 6 points above and below unless there are
      // insets. A system button is at least 30 points wide.
      let title = self.size(of: parts.title, in: .greatestFiniteMagnitude)
      let margin: CGFloat = contentEdgeInsets == .zero ? 12 : 0
      if title != .zero { contents.height = max(imageSize.height, title.height.rounded(.up) + margin) }
      if title != .zero, buttonType == .system { contents.width = max(30, contents.width) }
    }
    return CGSize(
      width: contents.width + insets.left + insets.right, height: contents.height + insets.top + insets.bottom
    )
  }

  // MARK: Geometry

  func arrangement(in rect: CGRect) -> ButtonArrangement {
    showState()
    var arrangement = arrangement(ofWidth: max(0, rect.width))
    let rest = CGSize(
      width: rect.width - arrangement.size.width, height: rect.height - arrangement.size.height)
    let left: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill, .leading: 0
      case .right, .trailing: rest.width
      case .center: rest.width / 2
      }
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: 0
      case .bottom: rest.height
      case .center: rest.height / 2
      }
    arrangement.move(x: rect.minX + left, y: rect.minY + top)
    return arrangement
  }

  private func arrangement(ofWidth width: CGFloat) -> ButtonArrangement {
    let placement = shownImagePlacement
    let isRow = !placement.contains(.top) && !placement.contains(.bottom)
    let image = imageSize
    let hasImage = image != .zero
    let room = max(0, width - (isRow && hasImage ? image.width + (shownImagePadding) : 0))
    let title = size(of: parts.title, in: room)
    let subtitle = size(of: configuration == nil ? nil : parts.subtitle, in: room)
    let hasText = title != .zero || subtitle != .zero
    let between = title != .zero && subtitle != .zero ? configuration?.titlePadding ?? 0 : 0
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    let gap = hasImage && hasText ? shownImagePadding : 0
    var arrangement = ButtonArrangement()
    arrangement.size =
      isRow
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    let all = arrangement.size
    let isFirst = isRow ? placement.contains(.trailing) == isMirrored : placement.contains(.top)
    let imageOrigin =
      isRow
      ? CGPoint(x: isFirst ? 0 : all.width - image.width, y: (all.height - image.height) / 2)
      : CGPoint(x: (all.width - image.width) / 2, y: isFirst ? 0 : all.height - image.height)
    let textOrigin =
      isRow
      ? CGPoint(x: isFirst ? image.width + gap : 0, y: (all.height - text.height) / 2)
      : CGPoint(x: (all.width - text.width) * share, y: isFirst ? image.height + gap : 0)
    arrangement.image = CGRect(origin: imageOrigin, size: image)
    arrangement.title = CGRect(
      x: textOrigin.x + (text.width - title.width) * share, y: textOrigin.y, width: title.width,
      height: title.height)
    arrangement.subtitle = CGRect(
      x: textOrigin.x + (text.width - subtitle.width) * share, y: textOrigin.y + title.height + between,
      width: subtitle.width, height: subtitle.height)
    return arrangement
  }

  private var share: CGFloat {
    switch configuration?.titleAlignment ?? .automatic {
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .center: 0.5
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: 0
      case .right, .trailing: 1
      case .center, .fill:
        configuration?.attributedSubtitle != nil && parts.image.image != nil ? (isMirrored ? 1 : 0) : 0.5
      }
    }
  }

  // MARK: Baselines

  func titleBaseline(
    isFirst: Bool, height: CGFloat, width: CGFloat?
  ) -> (share: CGFloat, distance: CGFloat)? {
    let width = width ?? (bounds.width > 0 ? bounds.width : fittingSize(in: .zero).width)
    let content = contentRect(forBounds: CGRect(x: 0, y: 0, width: width, height: height))
    var title = titleRect(forContentRect: content)
    if configuration == nil { title = title.shifted(by: titleEdgeInsets) }
    guard title.height > 0 else { return nil }
    let inTitle = parts.title.baseline(
      isFirst: isFirst, contentHeight: title.height, width: title.width)
    let baseline = title.minY + inTitle.share * title.height + inTitle.distance
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: 0
      case .bottom: 1
      case .center: 0.5
      }
    return (share, baseline - share * height)
  }

  func layOutParts() {
    parts.areCurrent = parts.areCurrent && configuration?.cornerStyle != .capsule
    showState()
    let content = contentRect(forBounds: bounds)
    if configuration == nil {
      parts.title.frame = titleRect(forContentRect: content).shifted(by: titleEdgeInsets).onPixels(of: self)
      parts.image.frame = imageRect(forContentRect: content).shifted(by: imageEdgeInsets).onPixels(of: self)
      parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
      return
    }
    let arrangement = arrangement(in: content)
    parts.title.frame = titleRect(forContentRect: content).onPixels(of: self)
    parts.image.frame = imageRect(forContentRect: content).onPixels(of: self)
    parts.subtitle?.frame = arrangement.subtitle.onPixels(of: self)
    parts.activity?.frame = arrangement.image.onPixels(of: self)
    let alignment: NSTextAlignment = share == 0 ? .left : share == 1 ? .right : .center
    for label in [parts.title, parts.subtitle] where label?.textAlignment != alignment {
      label?.textAlignment = alignment
    }
    parts.background?.frame = bounds
  }
}

extension ButtonArrangement {
  fileprivate mutating func move(x: CGFloat, y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
    image = image.offsetBy(dx: x, dy: y)
  }
}

extension CGRect {
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  fileprivate func onPixels(of view: UIView) -> CGRect {
    let scale = view.screenScale
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}

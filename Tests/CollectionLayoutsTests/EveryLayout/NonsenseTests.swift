import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Invalid values from an app must never stop it, even in a tiny view.
@Suite(.serialized) struct NonsenseTests {
  private struct Answers: Equatable {
    var size: CGSize
    var target: CGPoint
    var elements: [Element]
  }

  private struct Element: Equatable {
    var path: IndexPath
    var kind: String?
    var numbers: [CGFloat]
    var isHidden: Bool
  }

  /// Returns all answers of the layout: in a usual view, scrolled, and in a tiny view.
  private func everything(of layout: UICollectionViewLayout) -> [Answers] {
    let stage = Stage(layout, width: 300, height: 400, counts: [12, 0, 5])
    let moments: [() -> Void] = [
      {}, { stage.scroll(to: CGPoint(x: 50, y: 50)) }, { stage.resize(width: 4, height: 3) },
      { stage.scroll(to: .zero) },
    ]
    return moments.map { moment in
      moment()
      let size = layout.collectionViewContentSize
      expectEqual((size.width.isFinite, true), (size.height.isFinite, true))
      #expect(size.width >= 0)
      #expect(size.height >= 0)
      let found = layout.layoutAttributesForElements(in: CGRect(x: -500, y: -500, width: 2000, height: 2000))
      let items = stage.indexPaths.compactMap(layout.layoutAttributesForItem(at:))
      #expect(items.count == 17)
      let target = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 70, y: 70), withScrollingVelocity: CGPoint(x: 1, y: 1))
      expectEqual((target.x.isFinite, true), (target.y.isFinite, true))
      return Answers(size: size, target: target, elements: (items + (found ?? [])).map(element))
    }
  }

  private func element(_ attributes: UICollectionViewLayoutAttributes) -> Element {
    let (center, size, matrix) = (attributes.center, attributes.size, attributes.transform3D)
    let numbers = [
      center.x, center.y, size.width, size.height, attributes.alpha, matrix.m11, matrix.m12, matrix.m13,
      matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24, matrix.m31, matrix.m33, matrix.m41,
      matrix.m42, matrix.m43, matrix.m44,
    ]
    expectAll(numbers) { $0.isFinite }
    #expect(size.width >= 0)
    #expect(size.height >= 0)
    return Element(
      path: attributes.indexPath, kind: attributes.representedElementKind, numbers: numbers,
      isHidden: attributes.isHidden)
  }

  @Test(arguments: few(LayoutSetting.all))
  func `an invalid setting is reported once and replaced by the nearest valid value`(
    setting: LayoutSetting
  ) {
    for value in setting.nonsense {
      collectingDiagnostics { reports in
        let one = everything(of: setting.layout(value))
        #expect(reports().count == 1, "\(value)")
        guard let report = reports().first else { return }
        #expect(report.subject.hasSuffix(setting.subject), "\(value)")
        let replacement = report.replacement ?? .nan
        #expect(replacement.isFinite)
        let other = everything(of: setting.layout(replacement))
        #expect(reports().count == 1, "\(value): \(replacement) is also invalid")
        #expect(one == other, "\(value)")
        if let least = setting.least, value < least, value.isFinite {
          #expect(replacement == setting.fallback ?? least)
        }
      }
    }
  }

  @Test(arguments: few(LayoutSetting.all))
  func `extreme settings leave every element with a frame`(setting: LayoutSetting) {
    for value in setting.extremes {
      collectingDiagnostics { reports in
        _ = everything(of: setting.layout(value))
        #expect(reports().count <= 1, "\(value)")
        if value == setting.least { #expect(reports().isEmpty, "\(value)") }
      }
    }
  }
}

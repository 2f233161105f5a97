import CollectionView
import Recordings

/// Records fixtures on the UIKit of this build.
public enum Recorder {
  /// Plays the fixtures and returns their screens after each operation.
  public static func record(_ fixtures: [Fixture] = Fixture.all) -> Recording {
    Player.configureSystem()
    return Recording(
      system: Player.system, scale: Double(UIScreen.main.scale), fixtures: fixtures.map(record))
  }

  private static func record(_ fixture: Fixture) -> Recording.Fixture {
    let player = Player(fixture)
    player.view.layoutIfNeeded()
    player.waitUntilAtRest()
    var steps = [player.step("show", motion: nil, isTimed: false)]
    for operation in fixture.script {
      let motion = player.perform(operation)
      steps.append(player.step(operation.description, motion: motion, isTimed: operation.isTimed))
    }
    player.close()
    return Recording.Fixture(name: fixture.name, steps: steps)
  }
}

extension Player {
  /// Returns the screen and the calls since the last step.
  fileprivate func step(_ operation: String, motion: Recording.Motion?, isTimed: Bool) -> Recording.Step {
    view.calls.isPaused = true
    defer { view.calls.isPaused = false }
    return Recording.Step(
      operation: operation, motion: motion, size: Recording.Size(view.bounds.size),
      contentSize: Recording.Size(view.contentSize), contentOffset: Recording.Point(view.contentOffset),
      elements: elements(), calls: view.calls.take(isTimed: isTimed))
  }

  private func elements() -> [Recording.Element] {
    let layout = view.collectionViewLayout
    let cells = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map {
        element("cell \(path.short)", $0, zIndex: layout.layoutAttributesForItem(at: path)?.zIndex)
      }
    }
    let others = FixtureSource.kinds.flatMap { kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        view.supplementaryView(forElementKind: kind, at: path).map {
          element(
            "\(kind) \(path.short)", $0,
            zIndex: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.zIndex)
        }
      }
    }
    return cells + others + decorations()
  }

  /// Returns the element of a view. The frame is converted from an orthogonal section's scroll view.
  private func element(_ name: String, _ shown: UIView, zIndex: Int?) -> Recording.Element {
    let center = shown.superview?.convert(shown.center, to: view) ?? shown.center
    return Recording.Element(
      name: name, center: center, size: shown.bounds.size, transform: shown.layer.transform,
      alpha: shown.alpha, zIndex: zIndex ?? 0, isHidden: shown.isHidden)
  }

  /// Returns the decoration views from the layout's attributes. UIKit has no API for the views.
  private func decorations() -> [Recording.Element] {
    (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { $0.representedElementCategory == .decorationView && $0.frame.intersects(view.bounds) }
      .sorted {
        ($0.representedElementKind ?? "", $0.indexPath) < ($1.representedElementKind ?? "", $1.indexPath)
      }
      .map {
        Recording.Element(
          name: "\($0.representedElementKind ?? "decoration") \($0.indexPath.short)", center: $0.center,
          size: $0.size, transform: $0.transform3D, alpha: $0.alpha, zIndex: $0.zIndex, isHidden: $0.isHidden)
      }
  }
}

extension Recording.Element {
  fileprivate init(
    name: String, center: CGPoint, size: CGSize, transform: CATransform3D, alpha: CGFloat, zIndex: Int,
    isHidden: Bool
  ) {
    let t = transform
    let numbers = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ].map(Double.init)
    self.init(
      name: name,
      frame: Recording.Frame(
        x: Double(center.x - size.width / 2), y: Double(center.y - size.height / 2),
        width: Double(size.width), height: Double(size.height)),
      transform: CATransform3DIsIdentity(transform) ? nil : numbers, alpha: Double(alpha), zIndex: zIndex,
      isHidden: isHidden)
  }
}

extension Recording.Size {
  fileprivate init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Recording.Point {
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// The coordinates, rounded to thousandths.
  var short: String { "(\(decimal(Double(x))), \(decimal(Double(y))))" }
}

extension CGRect {
  /// The origin and the size, rounded to thousandths.
  var short: String { "\(origin.short) \(decimal(Double(width))) × \(decimal(Double(height)))" }
}

import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Orthogonal sections removed during a touch.
@MainActor @Suite struct SectionUnderFingerTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  ) -> CompositionalStage {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: CompositionalStage.single(.absolute(100), .absolute(80)))
      section.orthogonalScrollingBehavior = behavior
      return section
    }
    let stage = CompositionalStage(CGSize(width: 320, height: 300), items: [10, 10, 10], layout)
    stage.show()
    return stage
  }

  @Test(arguments: [8.0, 10.2, 10.4, 11, 20, 150, -10.4, -50], [true, false])
  func `a section can be deleted while a finger drags it by any distance`(way: Double, animated: Bool) {
    let stage = stage()
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 250, y: 120))
    finger.move(to: CGPoint(x: 250 - way, y: 120))
    stage.view.layoutIfNeeded()
    let delete = {
      stage.view.performBatchUpdates {
        stage.source.counts.remove(at: 1)
        stage.view.deleteSections([1])
      }
    }
    if animated { delete() } else { UIView.performWithoutAnimation(delete) }
    FrameClock.main.run(for: 0.5)
    finger.lift()
    FrameClock.main.run(for: 0.5)
    #expect(stage.strips.count == 2)
    expectAll(stage.strips) { !$0.isTracking }
    #expect(stage.view.strips.leaving.isEmpty)
  }

  @Test(arguments: [8.0, 10.4, 11, 20, 150, -10.4, -50])
  func `reloadData can remove a section while a finger drags it`(way: Double) {
    let stage = stage()
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 250, y: 120))
    finger.move(to: CGPoint(x: 250 - way, y: 120))
    stage.view.layoutIfNeeded()
    stage.source.counts.removeLast(2)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    finger.move(to: CGPoint(x: 240 - way, y: 120))
    finger.lift()
    FrameClock.main.run(for: 0.5)
    #expect(stage.strips.count == 1)
  }

  @Test(arguments: [8.0, 10.4, 11, 20, 150, -10.4, -50])
  func `the layout can change while a finger drags an orthogonal section`(way: Double) {
    let stage = stage()
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 250, y: 120))
    finger.move(to: CGPoint(x: 250 - way, y: 120))
    stage.view.layoutIfNeeded()
    stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    finger.move(to: CGPoint(x: 240 - way, y: 120))
    FrameClock.main.run(for: 0.5)
    finger.lift()
    #expect(stage.strips.isEmpty)
  }
}

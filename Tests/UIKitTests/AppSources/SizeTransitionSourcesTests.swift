import Testing
import UIKit

// Written as for an iPhone, including the import line and Swift 5 rules. Compiling this file is half of
// the test.

private class GridViewController: UICollectionViewController {
  private(set) var columns = 2

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        guard let self = self else { return }
        self.columns = Int(context.containerView.bounds.width / 200)
        self.collectionView.collectionViewLayout.invalidateLayout()
      }, completion: nil)
    coordinator.animate { _ in }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.title = editing ? "Select" : title
  }
}

@MainActor @Suite struct SizeTransitionSourcesTests {
  @Test func `a grid recalculates its columns when the window rotates`() {
    let controller = GridViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(controller.columns == 4)
    #expect(controller.view.bounds.size == CGSize(width: 800, height: 400))
  }

  @Test func `setting isEditing on the controller edits its collection view`() {
    let controller = GridViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.title = "Photos"
    controller.isEditing = true
    #expect(controller.collectionView.isEditing)
    #expect(controller.navigationItem.title == "Select")
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
    #expect(!controller.collectionView.isEditing)
    #expect(controller.navigationItem.title == "Photos")
  }
}

import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

private typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>

private final class RegisteringSource: CountedCells {
  var makesRegistration = true
  lazy var lateRegistration = Registration { cell, _, item in cell.tag = item }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let registration =
      makesRegistration ? Registration { cell, _, item in cell.tag = item } : lateRegistration
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 7)
  }
}

@Suite("B5 Cell registrations created too late", .fact("B5.10"))
struct RegistrationTests {
  private let source = RegisteringSource([2])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.dataSource = source
  }

  private func isTheMessage(_ reason: String?) -> Bool {
    reason?.hasPrefix(
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
        + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
        + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused.") == true
  }

  @Test func `a registration created for each cell raises an exception, and the cell appears`() {
    let reasons = exceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 2)
    expectAll(reasons, meet: isTheMessage)
    #expect(view.visibleCells.map(\.tag) == [7, 7])
  }

  @Test func `a registration created at the first cell request raises an exception`() {
    source.makesRegistration = false
    expectAll(exceptions { view.layoutIfNeeded() }, meet: isTheMessage)
    #expect(
      exceptions {
        view.reloadData(); view.layoutIfNeeded()
      }.count == 2)
  }

  @Test func `a registration created before the first layout raises no exception`() {
    source.makesRegistration = false
    _ = source.lateRegistration
    #expect(exceptions { view.layoutIfNeeded() } == [])
  }

  @Test func `a registration created by a cell for its inner view raises no exception`() {
    final class Shelf: UICollectionViewCell {
      let inner = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: UICollectionViewFlowLayout())
      let source = RegisteringSource([1])
      override init(frame: CGRect) {
        super.init(frame: frame)
        source.makesRegistration = false
        _ = source.lateRegistration
        inner.dataSource = source
        contentView.addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
    }
    let outer = CountedCells([2])
    view.register(Shelf.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = outer
    expectEqual(
      (exceptions { view.layoutIfNeeded() }, []),
      (view.visibleCells.compactMap { ($0 as? Shelf)?.inner.visibleCells.count }, [1, 1]))
  }

  @Test func `a registration created by a diffable cell provider raises an exception`() {
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(
        using: Registration { cell, _, item in cell.tag = item }, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let reasons = exceptions {
      diffable.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(reasons.count == 1)
    #expect(isTheMessage(reasons.first))
  }
}

@Suite("B5 Classes and identifiers that cannot be registered")
struct RegisteredClassTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: UICollectionViewFlowLayout())

  @Test(.fact("B5.16")) func `an empty reuse identifier raises an exception`() {
    for register in [
      { view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "") },
      {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "")
      },
    ] {
      let reasons = exceptions(in: register)
      #expect(reasons.count == 1)
      #expect(reasons.first?.hasPrefix("must pass a valid reuse identifier") == true, "\(reasons)")
    }
  }

  @Test func `registering a class that isn't a cell as a cell raises an exception`() {
    let reasons = exceptions {
      view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
      view.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    }
    expectEqual(
      (
        reasons,
        [
          "UICollectionReusableView registered for identifier cell is not a UICollectionViewCell.",
          "UIView registered for identifier view is not a UICollectionReusableView.",
        ]
      ))
    #expect(
      exceptions {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
      } == [])
  }
}

import CollectionLayouts
import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("The pictures of a scene") struct ScenePicturesTests {
  private func numbers(_ pictures: ScenePictures) -> [[Int]] {
    (0..<pictures.sectionCount).map { section in
      (0..<pictures.count(inSection: section)).map {
        pictures.number(at: IndexPath(item: $0, section: section))
      }
    }
  }

  @Test func `pictures start in the collection's order in sections of equal length`() {
    #expect(numbers(ScenePictures(.samples, count: 7, sectionLength: 3)) == [[0, 1, 2], [3, 4, 5], [6]])
    #expect(numbers(ScenePictures(.samples, count: 3, sectionLength: nil)) == [[0, 1, 2]])
    #expect(numbers(ScenePictures(.samples, count: 0, sectionLength: 3)) == [])
    #expect(numbers(ScenePictures(.samples, count: 0, sectionLength: nil)) == [[]])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `section-wide lengths match single lengths, even after a shuffle`(
    direction: UICollectionView.ScrollDirection
  ) throws {
    let pictures = ScenePictures(.samples, count: 100, sectionLength: 30)
    var generator = SeededGenerator(seed: 3)
    _ = pictures.shuffle(10..<80, using: &generator)
    let lengths = PictureLengths(pictures: pictures)
    let layout = WaterfallLayout()
    layout.scrollDirection = direction
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    for section in 0..<pictures.sectionCount {
      let single = (0..<pictures.count(inSection: section)).map {
        lengths.collectionView(
          view, layout: layout, lengthForItemAt: IndexPath(item: $0, section: section), laneBreadth: 90)
      }
      let all = lengths.collectionView(
        view, layout: layout, lengthsForItemsInSection: section, laneBreadth: 90)
      #expect(try #require(all).map { .absolute($0) } == single)
    }
  }

  @Test func `a removed picture returns when the count grows`() {
    let pictures = ScenePictures(.samples, count: 4, sectionLength: nil)
    pictures.remove(at: IndexPath(item: 1, section: 0))
    #expect(numbers(pictures) == [[0, 2, 3]])
    pictures.resize(to: 4)
    #expect(numbers(pictures) == [[0, 2, 3, 1]])
    pictures.insert(at: IndexPath(item: 0, section: 0))
    #expect(numbers(pictures) == [[4, 0, 2, 3, 1]])
  }

  @Test func `resizing adds and removes pictures only at the end`() {
    let pictures = ScenePictures(.samples, count: 7, sectionLength: 3)
    pictures.insert(at: IndexPath(item: 0, section: 1))
    #expect(numbers(pictures) == [[0, 1, 2], [7, 3, 4, 5], [6]])
    pictures.resize(to: 10)
    #expect(numbers(pictures) == [[0, 1, 2], [7, 3, 4, 5], [6, 8, 9]])
    pictures.resize(to: 5)
    #expect(numbers(pictures) == [[0, 1, 2], [7, 3]])
    pictures.resize(to: 12)
    #expect(numbers(pictures) == [[0, 1, 2], [7, 3, 4], [5, 6, 8], [9, 10, 11]])
  }

  @Test func `after any changes, the pictures match an array changed the same way`() {
    var random = SeededGenerator(seed: 20)
    let pictures = ScenePictures(.samples, count: 30, sectionLength: 7)
    for _ in 0..<2000 {
      var model = numbers(pictures)
      let section = Int.random(in: 0..<model.count, using: &random)
      let other = Int.random(in: 0..<model.count, using: &random)
      let item = Int.random(in: 0...model[section].count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        pictures.insert(at: IndexPath(item: item, section: section))
        let new = pictures.number(at: IndexPath(item: item, section: section))
        #expect(!model.joined().contains(new))
        model[section].insert(new, at: item)
      case 1 where item < model[section].count:
        pictures.remove(at: IndexPath(item: item, section: section))
        model[section].remove(at: item)
      case 2 where item < model[section].count:
        let number = model[section].remove(at: item)
        let target = Int.random(in: 0...model[other].count, using: &random)
        pictures.move(
          from: IndexPath(item: item, section: section), to: IndexPath(item: target, section: other))
        model[other].insert(number, at: target)
      default: break
      }
      #expect(numbers(pictures) == model)
      #expect(pictures.count == model.joined().count)
    }
  }

  @Test func `shuffling a range keeps the rest, and the moves match the result`() {
    var random = SeededGenerator(seed: 21)
    let pictures = ScenePictures(.samples, count: 20, sectionLength: 6)
    let before = numbers(pictures)
    let moves = pictures.shuffle(4..<15, using: &random)
    var model = before
    for move in moves { model[move.to.section][move.to.item] = before[move.from.section][move.from.item] }
    #expect(numbers(pictures) == model)
    #expect(moves.count > 5)
    #expect(Set(numbers(pictures).joined()) == Set(0..<20))
    #expect(Array(numbers(pictures).joined().prefix(4)) == [0, 1, 2, 3])
    #expect(Array(numbers(pictures).joined().suffix(5)) == [15, 16, 17, 18, 19])
  }
}

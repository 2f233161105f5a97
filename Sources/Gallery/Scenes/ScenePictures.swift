import CollectionView

/// A scene's pictures in their current order, by section.
///
/// Removed pictures return when more are needed.
///
/// - Complexity: O(pictures) for each change. The first one creates an array, and later ones only move its
///   elements.
final class ScenePictures {
  private let collection: PictureCollection
  /// The initial length of sections, or `nil` for a single one.
  private let sectionLength: Int?
  /// The index in the collection for each index in the scene. Beyond this array's end, the two are equal.
  private var order: [Int] = []
  private var lengths: [Int] = []
  private var starts: [Int] = []

  private(set) var count = 0

  init(_ collection: PictureCollection, count: Int, sectionLength: Int?) {
    self.collection = collection
    self.sectionLength = sectionLength
    resize(to: count)
  }

  var sectionCount: Int { lengths.count }

  func count(inSection section: Int) -> Int { lengths[section] }

  func picture(at indexPath: IndexPath) -> Picture { collection[number(at: indexPath)] }

  /// Returns a picture's size without creating its image.
  func size(at indexPath: IndexPath) -> CGSize { collection.size(at: number(at: indexPath)) }

  func forEachSize(inSection section: Int, _ body: @MainActor (CGSize) -> Void) {
    for index in starts[section]..<starts[section] + lengths[section] {
      body(collection.size(at: index < order.count ? order[index] : index))
    }
  }

  func indexPath(at index: Int) -> IndexPath {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return IndexPath(item: index - starts[low], section: low)
  }

  func index(of indexPath: IndexPath) -> Int { starts[indexPath.section] + indexPath.item }

  /// The picture's index in the collection.
  func number(at indexPath: IndexPath) -> Int {
    let index = index(of: indexPath)
    return index < order.count ? order[index] : index
  }

  // MARK: Changes

  /// Adds or removes pictures at the end.
  func resize(to newCount: Int) {
    count = newCount
    if let sectionLength {
      var rest = newCount
      lengths = lengths.prefix { length in
        guard rest > 0 else { return false }
        rest -= length
        return true
      }
      if let last = lengths.last, rest < 0 || last < sectionLength {
        let length = rest < 0 ? last + rest : min(sectionLength, last + rest)
        rest -= length - last
        lengths[lengths.count - 1] = length
      }
      while rest > 0 {
        lengths.append(min(sectionLength, rest))
        rest -= sectionLength
      }
    } else {
      lengths = [newCount]
    }
    findStarts()
  }

  func insert(at indexPath: IndexPath) {
    let index = index(of: indexPath)
    arrange(count + 1)
    order.insert(order.remove(at: count), at: index)
    count += 1
    lengths[indexPath.section] += 1
    findStarts()
  }

  func remove(at indexPath: IndexPath) {
    let index = index(of: indexPath)
    arrange(count)
    count -= 1
    order.insert(order.remove(at: index), at: count)
    lengths[indexPath.section] -= 1
    findStarts()
  }

  /// Moves a picture. The destination is its index path after the move.
  func move(from source: IndexPath, to destination: IndexPath) {
    arrange(count)
    let number = order.remove(at: index(of: source))
    lengths[source.section] -= 1
    findStarts()
    order.insert(number, at: index(of: destination))
    lengths[destination.section] += 1
    findStarts()
  }

  /// Shuffles a range and returns the moves.
  func shuffle(
    _ range: Range<Int>, using generator: inout some RandomNumberGenerator
  ) -> [(from: IndexPath, to: IndexPath)] {
    arrange(range.upperBound)
    let old = order
    var moves: [(from: IndexPath, to: IndexPath)] = []
    for (source, target) in zip(range, range.shuffled(using: &generator)) where source != target {
      order[target] = old[source]
      moves.append((indexPath(at: source), indexPath(at: target)))
    }
    return moves
  }

  private func arrange(_ number: Int) {
    if order.count < number { order += order.count..<number }
  }

  private func findStarts() {
    var next = 0
    starts = lengths.map { length in
      defer { next += length }
      return next
    }
  }
}

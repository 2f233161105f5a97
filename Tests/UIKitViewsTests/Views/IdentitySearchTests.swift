@testable import UIKitViews
import TestSupport
import Testing

/// A counter for accesses to an array.
private nonisolated final class Looks {
  var count = 0
}

private nonisolated struct CountingList: RandomAccessCollection {
  let objects: [NSObject]
  let looks = Looks()

  var startIndex: Int { 0 }
  var endIndex: Int { objects.count }

  subscript(index: Int) -> NSObject {
    looks.count += 1
    return objects[index]
  }
}

@Suite("Finding a view among its siblings") struct IdentitySearchTests {
  private let list = CountingList(objects: (0..<1001).map { _ in NSObject() })

  @Test func `each object is found at its index, and an unknown object is not found`() {
    for index in list.objects.indices { #expect(list.index(identicalTo: list.objects[index]) == index) }
    expectEqual(
      (list.index(identicalTo: NSObject()), nil),
      (CountingList(objects: []).index(identicalTo: NSObject()), nil))
  }

  @Test(arguments: [0, 5, 995, 1000])
  func `an object near either end is found in at most 12 comparisons`(index: Int) {
    _ = list.index(identicalTo: list.objects[index])
    #expect(list.looks.count <= 12)
  }
}

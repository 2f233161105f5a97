import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("Mistakes of a layout's author: attribute subclasses", .serialized)
struct AttributesWarningTests {
  private final class LossyAttributes: UICollectionViewLayoutAttributes {
    var ratio = 0.0
  }
  private final class LossyLayout: FlawlessLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      LossyAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      (attributes as? LossyAttributes)?.ratio = Double(item)
      return attributes
    }
  }

  private final class IndifferentAttributes: UICollectionViewLayoutAttributes {
    var name: String?
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? IndifferentAttributes)?.name = name
      return copy
    }
  }
  private final class IndifferentLayout: FlawlessLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      IndifferentAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      (attributes as? IndifferentAttributes)?.name = item == 2 ? "two" : nil
      return attributes
    }
  }

  private final class CarefulAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var ratio = 0.0
    var partner: NSObject?
    lazy var square = ratio * ratio
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CarefulAttributes)?.ratio = ratio
      (copy as? CarefulAttributes)?.partner = partner.map { _ in NSObject() }
      return copy
    }
    nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? CarefulAttributes, other.ratio == ratio else { return false }
      return super.isEqual(other)
    }
  }
  private final class CarefulLayout: FlawlessLayout {
    override func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
      CarefulAttributes(forCellWith: path)
    }
    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = super.attributes(at: item)
      if let own = attributes as? CarefulAttributes {
        own.ratio = item == 1 ? .nan : Double(item)
        own.partner = NSObject()
        _ = own.square
      }
      return attributes
    }
  }

  @Test func `attribute subclasses without proper copying or comparison log a warning`() {
    expectWarning(["LossyAttributes has lost its ratio", "copy(with:)"]) { Stage(shown: LossyLayout()).run() }
    expectWarning(["IndifferentAttributes are equal although their name differs", "isEqual(_:)"]) {
      Stage(shown: IndifferentLayout()).run()
    }
    let messages = warnings { Stage(shown: CarefulLayout()).run() }
    #expect(messages.isEmpty, "\(messages)")
  }
}

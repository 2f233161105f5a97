@testable import ConstraintSolver
import Testing

/// Chains of edges, as in a long stack of views.
@Suite("Chains of required constraints") struct DeferredRowTests {
  private struct Chain {
    var system = ConstraintSystem()
    var edges: [ConstraintSystem.Variable] = []
    var lengths: [ConstraintSystem.Variable] = []
    var links: [ConstraintSystem.Constraint] = []
    var sizes: [ConstraintSystem.Constraint] = []

    init(count: Int) {
      edges.append(system.addVariable())
      system.add([edges[0]: 1], .equal, 0)
      for _ in 0..<count {
        lengths.append(system.addVariable())
        edges.append(system.addVariable())
        let index = lengths.count - 1
        sizes.append(system.add([lengths[index]: 1], .equal, 20, priority: 750))
        links.append(system.add([edges[index + 1]: 1, edges[index]: -1, lengths[index]: -1], .equal, 0))
      }
    }

    func edge(_ index: Int) -> Double { system.value(of: edges[index]) }
  }

  @Test func `a chain takes memory in proportion to its length`() {
    let chain = Chain(count: 1000)
    // 4 terms a view, and few cells.
    #expect(chain.system.storage.tableau.cells.count < 8000)
    #expect(chain.edge(1000) == 20_000)
    chain.system._checkInvariants()
  }

  @Test func `a change of one length moves all edges after it`() {
    var chain = Chain(count: 100)
    chain.system.forEachChange { _, _ in }
    chain.system.setConstant(of: chain.sizes[40], to: 25)
    var moved: [Double: Int] = [:]
    chain.system.forEachChange { variable, value in
      guard let index = chain.edges.firstIndex(of: variable) else { return }
      moved[value - Double(index) * 20, default: 0] += 1
    }
    #expect(moved == [5: 60])
    chain.system._checkInvariants()
  }

  @Test func `the middle of a chain can be removed and replaced`() {
    var chain = Chain(count: 100)
    chain.system.remove(chain.links[49])
    chain.system._checkInvariants()
    let link = chain.system.add([chain.edges[50]: 1, chain.edges[49]: -1], .equal, 3)
    #expect(chain.edge(100) == 99 * 20 + 3)
    chain.system.setConstant(of: link, to: 4)
    #expect(chain.edge(100) == 99 * 20 + 4)
    chain.system._checkInvariants()
  }

  @Test func `fixing the end of a chain changes the length with the lowest priority`() {
    var chain = Chain(count: 100)
    chain.system.setPriority(of: chain.sizes[70], to: 250)
    let end = chain.system.add([chain.edges[100]: 1], .equal, 1500)
    #expect(chain.system.value(of: chain.lengths[70]) == -480)
    #expect(chain.edge(70) == 1400)
    #expect(chain.edge(71) == 920)
    chain.system.remove(end)
    #expect(chain.edge(100) == 2000)
    chain.system._checkInvariants()
  }

  @Test func `a variable that only a definition mentions counts as mentioned`() {
    var chain = Chain(count: 100)
    let shift = chain.system.addVariable()
    let edge = chain.system.addVariable()
    let link = chain.system.add([edge: 1, chain.edges[100]: -1, shift: -1], .equal, 0)
    #expect(chain.system.isMentioned(shift))
    chain.system.remove(link)
    #expect(!chain.system.isMentioned(shift))
    chain.system.remove(shift)
    chain.system.remove(edge)
    chain.system._checkInvariants()
  }

  @Test func `a chain that is taken apart in any order keeps its remaining edges`() {
    var chain = Chain(count: 60)
    var attached = 60
    var lengths: Set<Int> = []
    for step in 0..<60 {
      let index = 59 - step * 37 % 60
      chain.system.remove(chain.links[index])
      chain.system._checkInvariants()
      attached = min(attached, index)
      lengths.insert(attached)
      #expect(chain.edge(attached) == Double(attached) * 20)
    }
    #expect(lengths == [59, 22, 8, 3, 2, 1, 0])
  }
}

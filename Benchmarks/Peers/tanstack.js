// Measures TanStack Virtual with the items of the other curves: `node tanstack.js FOLDER`, with the folder of the
// compiled virtual-core. Prints CSV lines in the format of `Benchmarks --curves`.
const { Virtualizer } = require(require('path').resolve(process.argv[2], 'index.js'))

const counts = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
const viewport = { width: 1200, height: 900 }
let sink = 0

/** The pseudorandom numbers of Corpus.swift. */
function* numbers() {
  let state = 12345
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state >>> 16
  }
}

function lengths(count) {
  const next = numbers()
  return Float32Array.from({ length: count }, () => 40 + (next.next().value % 261))
}

function virtualizer(all) {
  return new Virtualizer({
    count: all.length,
    lanes: 3,
    gap: 8,
    overscan: 0,
    estimateSize: (index) => all[index],
    initialRect: viewport,
    getScrollElement: () => null,
    scrollToFn: () => {},
    observeElementRect: () => {},
    observeElementOffset: () => {},
  })
}

/**
 * Returns the processor time of the shortest of at least 9 turns, in nanoseconds. Turns continue for two seconds to warm up the compiler.
 * The garbage collector's time counts, because the work creates the objects.
 */
function shortest(work) {
  let least = Infinity
  const start = process.hrtime.bigint()
  for (let turn = 0; turn < 9 || process.hrtime.bigint() - start < 2_000_000_000n; turn++) {
    const begin = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(begin)
    least = Math.min(least, (user + system) * 1000)
  }
  return least
}

for (const count of counts) {
  const all = lengths(count)
  const repeats = Math.max(1, Math.round(100_000 / count))
  const layout = shortest(() => {
    for (let index = 0; index < repeats; index++) sink += virtualizer(all).getTotalSize()
  })
  console.log(`layout,TanStack Virtual,${count},${(layout / repeats / count).toFixed(3)}`)

  const packed = virtualizer(all)
  const next = numbers()
  const unit = () => (next.next().value * 32768 + (next.next().value >> 1)) / 2147483648
  const extent = packed.getTotalSize()
  const offsets = Array.from({ length: 1000 }, () => unit() * Math.max(0, extent - viewport.height))
  const query = shortest(() => {
    for (const offset of offsets) {
      packed.scrollOffset = offset
      sink += packed.getVirtualItems().length
    }
  })
  console.log(`query,TanStack Virtual,${count},${(query / offsets.length).toFixed(3)}`)
}
if (!(sink > 0)) throw new Error('no items were found')

#include "floor.h"

#if defined(__GLIBC__)
#include <malloc.h>
#elif defined(__APPLE__)
#include <malloc/malloc.h>
#endif

uint32_t floor_random(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 16;
}

// MARK: Waterfall

static inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }

floor_ends floor_no_items(void) { return (floor_ends){.least = 0, .middle = 1, .most = 2}; }

// The dependency chain between two items is one addition and one minimum. The rest runs in parallel.
floor_ends floor_waterfall(const float *lengths, double *starts, uint8_t *lanes, size_t from, size_t to,
                           floor_ends ends) {
  int64_t least = ends.least, middle = ends.middle, most = ends.most;
  for (size_t item = from; item < to; item++) {
    starts[item] = (double)(least >> 2) / 64;
    lanes[item] = least & 3;
    int64_t key = least + ((int64_t)(int32_t)((lengths[item] + FLOOR_GAP) * 64) << 2);
    int64_t rest = larger(key, middle);
    least = smaller(key, middle);
    middle = smaller(rest, most);
    most = larger(rest, most);
  }
  return (floor_ends){least, middle, most};
}

double floor_round_robin(const float *lengths, double *starts, uint8_t *lanes, size_t count) {
  double ends[FLOOR_LANES] = {0};
  size_t item = 0;
  for (; item + FLOOR_LANES <= count; item += FLOOR_LANES) {
    for (int lane = 0; lane < FLOOR_LANES; lane++) {
      starts[item + lane] = ends[lane];
      lanes[item + lane] = (uint8_t)lane;
      ends[lane] += lengths[item + lane] + FLOOR_GAP;
    }
  }
  for (int lane = 0; item < count; item++, lane++) {
    starts[item] = ends[lane];
    lanes[item] = (uint8_t)lane;
    ends[lane] += lengths[item] + FLOOR_GAP;
  }
  return ends[0] + ends[1] + ends[2];
}

// MARK: Lines

double floor_lines(const float *breadths, const float *lengths, float *x, float *y, size_t count, float limit) {
  double start = 0;
  float top = 0, cursor = 0, thickest = 0;
  for (size_t item = 0; item < count; item++) {
    if (__builtin_expect(cursor + breadths[item] > limit, 0)) {
      start += thickest + FLOOR_GAP;
      top = (float)start;
      cursor = 0;
      thickest = 0;
    }
    x[item] = cursor;
    y[item] = top;
    cursor += breadths[item] + FLOOR_GAP;
    if (lengths[item] > thickest) thickest = lengths[item];
  }
  return start + thickest;
}

// MARK: Queries

// Returns the index of the last of the ascending numbers below the key, or 0. It's a binary search without branches.
static inline size_t last_below(const double *numbers, size_t count, double key) {
  size_t found = 0;
  while (count > 1) {
    size_t half = count / 2;
    found += numbers[found + half] < key ? half : 0;
    count -= half;
  }
  return found;
}

// Starts ascend in index order. Items that start before `earliest` can't reach the range.
size_t floor_query(const floor_packing *packing, double low, double high) {
  double earliest = low - packing->longest;
  size_t page = last_below(packing->pages, packing->page_count, earliest) * FLOOR_PAGE;
  size_t left = packing->count - page;
  size_t item = page + last_below(packing->starts + page, left < FLOOR_PAGE ? left : FLOOR_PAGE, earliest);
  size_t hits = 0;
  for (; item < packing->count && packing->starts[item] < high; item++)
    hits += packing->starts[item] + packing->lengths[item] > low;
  return hits;
}

// MARK: Changes

void floor_move_lane(float *moves, const uint8_t *lanes, size_t count, double *bases, float delta) {
  uint8_t lane = lanes[0];
  size_t first_block = count < FLOOR_BLOCK ? count : FLOOR_BLOCK;
  for (size_t item = 1; item < first_block; item++) moves[item] += lanes[item] == lane ? delta : 0;
  size_t blocks = (count + FLOOR_BLOCK - 1) / FLOOR_BLOCK;
  for (size_t block = 1; block < blocks; block++) bases[block * FLOOR_LANES + lane] += delta;
}

// MARK: Memory

static size_t allocations;

#if defined(__GLIBC__)
// Replaces the C library's function in the whole program. Rarely used allocation functions aren't counted.
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}
#endif

size_t floor_allocations(void) { return allocations; }

size_t floor_heap_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#elif defined(__APPLE__)
  return mstats().bytes_used;
#else
  return 0;
#endif
}

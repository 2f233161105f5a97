// The floor: what each kernel costs in C when nothing is checked, owned, or told to anyone.
// Benchmarks divide by these; see docs/PERFORMANCE.md.
#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>
#include <stdint.h>

enum { FLOOR_LANES = 3, FLOOR_GAP = 8, FLOOR_PAGE = 256, FLOOR_BLOCK = 1024 };

/// Pseudorandom numbers below 65536, the same on every machine.
uint32_t floor_random(uint32_t *state);

/// The lanes' ends, in order: 64ths of a point in the high bits, the lane in the low two.
typedef struct {
  int64_t least, middle, most;
} floor_ends;

floor_ends floor_no_items(void);

/// Places the items `from ..< to` into the shortest of three lanes.
floor_ends floor_waterfall(const float *lengths, double *starts, uint8_t *lanes, size_t from, size_t to,
                           floor_ends ends);

/// Places items into three lanes in turn. Returns the sum of the lanes' ends.
double floor_round_robin(const float *lengths, double *starts, uint8_t *lanes, size_t count);

/// Breaks items into lines. Returns where the last line ends.
double floor_lines(const float *breadths, const float *lengths, float *x, float *y, size_t count, float limit);

/// Waterfall positions in index order, with the first of every page beside them.
typedef struct {
  const double *starts;
  const float *lengths;
  const double *pages;
  size_t count, page_count;
  double longest;
} floor_places;

/// Counts the items that meet `low ..< high`.
size_t floor_query(const floor_places *places, double low, double high);

/// Moves what follows the first item in its lane: the rest of the first block by hand, later blocks by their base.
void floor_move_lane(float *moves, const uint8_t *lanes, size_t count, double *bases, float delta);

/// Bytes of the heap in use now; 0 where the C library does not tell.
size_t floor_heap_bytes(void);

/// How often memory was allocated so far; 0 where the C library does not tell.
size_t floor_allocations(void);

#endif

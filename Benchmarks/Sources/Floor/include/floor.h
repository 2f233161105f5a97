// The floor: the kernels in C without checks, ownership, and notifications. The benchmarks report times as multiples of
// these kernels' times. See docs/performance/METHOD.md.
#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>
#include <stdint.h>

enum { FLOOR_LANES = 3, FLOOR_GAP = 8, FLOOR_PAGE = 256, FLOOR_BLOCK = 1024 };

/// Pseudorandom numbers below 65536, the same on every machine.
uint32_t floor_random(uint32_t *state);

/// The lanes' ends in ascending order, in 64ths of a point. The low two bits contain the lane.
typedef struct {
  int64_t least, middle, most;
} floor_ends;

floor_ends floor_no_items(void);

/// Places the items `from ..< to` into the shortest of three lanes.
floor_ends floor_waterfall(const float *lengths, double *starts, uint8_t *lanes, size_t from, size_t to,
                           floor_ends ends);

/// Places items into three lanes in turn. Returns the sum of the lanes' ends.
double floor_round_robin(const float *lengths, double *starts, uint8_t *lanes, size_t count);

/// Breaks items into lines. Returns the end of the last line.
double floor_lines(const float *breadths, const float *lengths, float *x, float *y, size_t count, float limit);

/// Waterfall positions in index order, and the first position of every page.
typedef struct {
  const double *starts;
  const float *lengths;
  const double *pages;
  size_t count, page_count;
  double longest;
} floor_packing;

/// Counts the items that overlap `low ..< high`.
size_t floor_query(const floor_packing *packing, double low, double high);

/// Moves the items after the first one in its lane: items of the first block individually, and later blocks by their base.
void floor_move_lane(float *moves, const uint8_t *lanes, size_t count, double *bases, float delta);

// Justified rows, tags, mosaic, and timeline. Queries write the found frames and one more frame, and return the number of
// found frames.

typedef struct {
  double x, y, width, height;
} floor_rect;

/// A row or a line. An additional row after the last one contains the end of the last row's items.
typedef struct {
  size_t first;
  double start, extent;
} floor_row;

/// Packs items into rows that fill the breadth. Returns the number of rows.
size_t floor_justified(const float *ratios, float *x, floor_row *rows, size_t count, double breadth, double target);
size_t floor_justified_query(const float *ratios, const float *x, const floor_row *rows, size_t row_count,
                             floor_rect query, floor_rect *found);

/// Breaks items into centered lines. Returns the number of lines.
size_t floor_tags(const float *breadths, const float *lengths, float *x, floor_row *lines, size_t count, float breadth);
size_t floor_tags_query(const float *breadths, const float *lengths, const float *x, const floor_row *lines,
                        size_t line_count, floor_rect query, floor_rect *found);

enum { FLOOR_COLUMNS = 6, FLOOR_SPAN = 4, FLOOR_MOST_COLUMNS = 4096 };

typedef struct {
  uint8_t columns, rows;
} floor_span;

typedef struct {
  uint32_t row;
  uint16_t column;
  floor_span span;
} floor_cell;

/// Places spans of at most `FLOOR_SPAN` columns and rows into the first free cells of `FLOOR_COLUMNS` columns, and sorts them
/// by rows. `taken` and `row_starts` need `(count + 1) * FLOOR_SPAN` elements. Returns the number of rows.
size_t floor_mosaic(const floor_span *spans, floor_cell *cells, uint8_t *taken, uint32_t *row_starts, uint32_t *order,
                    size_t count);
size_t floor_mosaic_query(const floor_cell *cells, const uint32_t *row_starts, const uint32_t *order, size_t rows,
                          double unit, floor_rect query, floor_rect *found);

/// Places overlapping intervals side by side. The intervals are in the order of their starts.
void floor_timeline(const double *starts, const double *ends, uint16_t *columns, uint16_t *widths, double *reaches,
                    size_t count);
size_t floor_timeline_query(const double *starts, const double *ends, const uint16_t *columns, const uint16_t *widths,
                            const double *reaches, size_t count, double breadth, floor_rect query, floor_rect *found);

/// Queries a sequence of identical groups. Frames are rounded to whole pixels. `found` needs room for all results.
size_t floor_groups_query(const floor_rect *leaves, size_t leaf_count, double pitch, double scale, size_t count,
                          floor_rect query, floor_rect *found);

/// TanStack Virtual's record of an item.
typedef struct {
  size_t index;
  double start, size, end;
  size_t key, lane;
} floor_measurement;

typedef struct {
  size_t first, end;
} floor_range;

/// Measures all items into `FLOOR_LANES` lanes. Returns the end of the longest lane.
double floor_measure_lanes(const float *lengths, floor_measurement *measured, size_t count, double gap);
/// Returns the items that may be on a screen, with up to a line of others at either end.
floor_range floor_measured_range(const floor_measurement *measured, size_t count, double top, double bottom);

enum { FLOOR_NUMBERS = 31, FLOOR_KINDS = 4 };

/// An object as large as layout attributes.
typedef struct {
  int64_t kind;
  double numbers[FLOOR_NUMBERS];
} floor_object;

/// Calls 512 functions `passes` times, each call with another object. `object_count` must be a power of two. Returns a sum of all
/// results.
double floor_pass(const floor_object *objects, size_t object_count, size_t passes);

/// Returns the bytes of the heap in use, or 0 if the C library doesn't report them.
size_t floor_heap_bytes(void);

/// Returns the number of allocations so far, or 0 if they can't be counted.
size_t floor_allocations(void);

#endif

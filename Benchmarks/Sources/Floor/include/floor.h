// The floor: what each kernel costs in C when nothing is checked, owned, or told to anyone.
// Benchmarks divide by these; see docs/performance/METHOD.md.
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
} floor_packing;

/// Counts the items that meet `low ..< high`.
size_t floor_query(const floor_packing *packing, double low, double high);

/// Moves what follows the first item in its lane: the rest of the first block by hand, later blocks by their base.
void floor_move_lane(float *moves, const uint8_t *lanes, size_t count, double *bases, float delta);

// Justified rows, tags, mosaic, timeline. Queries write the frames that they find, and one more, and answer how many.

typedef struct {
  double x, y, width, height;
} floor_rect;

/// A row or a line. Behind the last one there is one more, for its first item.
typedef struct {
  size_t first;
  double start, extent;
} floor_row;

/// Packs items into rows that fill the breadth. Returns how many rows.
size_t floor_justified(const float *ratios, float *x, floor_row *rows, size_t count, double breadth, double target);
size_t floor_justified_query(const float *ratios, const float *x, const floor_row *rows, size_t row_count,
                             floor_rect query, floor_rect *found);

/// Breaks items into lines that are centred. Returns how many lines.
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
/// by rows. `taken` and `row_starts` have room for `FLOOR_SPAN` rows an item, and as many more. Returns how many rows.
size_t floor_mosaic(const floor_span *spans, floor_cell *cells, uint8_t *taken, uint32_t *row_starts, uint32_t *order,
                    size_t count);
size_t floor_mosaic_query(const floor_cell *cells, const uint32_t *row_starts, const uint32_t *order, size_t rows,
                          double unit, floor_rect query, floor_rect *found);

/// Puts intervals that are in order side by side where they overlap.
void floor_timeline(const double *starts, const double *ends, uint16_t *columns, uint16_t *widths, double *reaches,
                    size_t count);
size_t floor_timeline_query(const double *starts, const double *ends, const uint16_t *columns, const uint16_t *widths,
                            const double *reaches, size_t count, double breadth, floor_rect query, floor_rect *found);

/// Groups that are alike, one behind the other: frames of items on whole pixels. `found` has room for what a query finds.
size_t floor_groups_query(const floor_rect *leaves, size_t leaf_count, double pitch, double scale, size_t count,
                          floor_rect query, floor_rect *found);

/// What TanStack Virtual stores of an item.
typedef struct {
  size_t index;
  double start, size, end;
  size_t key, lane;
} floor_measurement;

typedef struct {
  size_t first, end;
} floor_range;

/// Measures all items into `FLOOR_LANES` lanes. Returns where the last one ends.
double floor_measure_lanes(const float *lengths, floor_measurement *measured, size_t count, double gap);
/// The items that may meet a screen, and up to a line of others at either end.
floor_range floor_measured_range(const floor_measurement *measured, size_t count, double top, double bottom);

enum { FLOOR_NUMBERS = 31, FLOOR_KINDS = 4 };

/// As large as layout attributes.
typedef struct {
  int64_t kind;
  double numbers[FLOOR_NUMBERS];
} floor_object;

/// Goes through 512 functions so many times, each with another object. Their count is a power of two. Returns something that depends
/// on all of them.
double floor_pass(const floor_object *objects, size_t object_count, size_t passes);

/// Bytes of the heap in use now; 0 where the C library does not tell.
size_t floor_heap_bytes(void);

/// How often memory was allocated so far; 0 where the C library does not tell.
size_t floor_allocations(void);

#endif

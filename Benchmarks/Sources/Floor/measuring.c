// TanStack Virtual's lanes, reimplemented: a record for each item, with all records recreated after every change of the items.

#include "floor.h"

double floor_measure_lanes(const float *lengths, floor_measurement *measured, size_t count, double gap) {
  double ends[FLOOR_LANES] = {0};
  size_t lasts[FLOOR_LANES] = {0};
  double extent = 0;
  for (size_t item = 0; item < count; item++) {
    // The first items fill the lanes in turn. Each following item goes below the item that ends first. If two items end
    // equally, it goes below the earlier one.
    size_t lane = item;
    double start = 0;
    if (item >= FLOOR_LANES) {
      lane = 0;
      for (size_t other = 1; other < FLOOR_LANES; other++) {
        if (ends[other] < ends[lane] || (ends[other] == ends[lane] && lasts[other] < lasts[lane])) lane = other;
      }
      start = ends[lane] + gap;
    }
    double end = start + lengths[item];
    measured[item] = (floor_measurement){item, start, lengths[item], end, item, lane};
    ends[lane] = end;
    lasts[lane] = item;
    if (end > extent) extent = end;
  }
  return extent;
}

// Returns 1 if a lane's position is before the limit.
static int any_before(const double *positions, double limit) {
  for (size_t lane = 0; lane < FLOOR_LANES; lane++) {
    if (positions[lane] < limit) return 1;
  }
  return 0;
}

static int any_from(const double *positions, double limit) {
  for (size_t lane = 0; lane < FLOOR_LANES; lane++) {
    if (positions[lane] >= limit) return 1;
  }
  return 0;
}

floor_range floor_measured_range(const floor_measurement *measured, size_t count, double top, double bottom) {
  if (count <= FLOOR_LANES) return (floor_range){0, count};
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (measured[middle].start <= top) low = middle + 1;
    else high = middle;
  }
  size_t nearest = low > 0 ? low - 1 : 0;
  // Goes down until each lane reaches below the screen, and up until each starts above it.
  double ends[FLOOR_LANES] = {0};
  size_t end = nearest;
  while (end < count && any_before(ends, bottom)) {
    ends[measured[end].lane] = measured[end].end;
    end++;
  }
  double starts[FLOOR_LANES];
  for (size_t lane = 0; lane < FLOOR_LANES; lane++) starts[lane] = bottom;
  size_t first = nearest + 1;
  while (first > 0 && any_from(starts, top)) {
    first--;
    starts[measured[first].lane] = measured[first].start;
  }
  first -= first % FLOOR_LANES;
  end += (FLOOR_LANES - end % FLOOR_LANES) % FLOOR_LANES;
  return (floor_range){first, end < count ? end : count};
}

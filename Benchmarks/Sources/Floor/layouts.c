// Justified rows, lines of tags, a mosaic, and a timeline, each with packing and rectangle queries.
#include "floor.h"

#include <math.h>
#include <string.h>

// Returns the first row that ends after `low`. The rows' ends ascend.
static inline size_t first_row(const floor_row *rows, size_t count, double low) {
  size_t found = 0;
  while (count > 0) {
    size_t half = count / 2;
    if (rows[found + half].start + rows[found + half].extent > low) {
      count = half;
    } else {
      found += half + 1;
      count -= half + 1;
    }
  }
  return found;
}

static inline size_t add(floor_rect *found, size_t hits, floor_rect rect, floor_rect query) {
  found[hits] = rect;
  return hits + (rect.x < query.x + query.width && query.x < rect.x + rect.width && rect.y < query.y + query.height &&
                 query.y < rect.y + rect.height);
}

// MARK: Justified rows

static inline floor_row *end_row(const float *ratios, float *x, floor_row *row, size_t end, double extent) {
  row->extent = extent;
  double cursor = 0;
  for (size_t item = row->first; item < end; item++) {
    x[item] = (float)cursor;
    cursor += ratios[item] * extent + FLOOR_GAP;
  }
  row[1].first = end;
  row[1].start = row->start + extent + FLOOR_GAP;
  return row + 1;
}

size_t floor_justified(const float *ratios, float *x, floor_row *rows, size_t count, double breadth, double target) {
  floor_row *row = rows;
  *row = (floor_row){0, 0, 0};
  double sum = 0;
  for (size_t item = 0; item < count; item++) {
    double with = sum + ratios[item];
    size_t before = item - row->first;
    double room = breadth - FLOOR_GAP * (double)before;
    if (room > target * with) {
      sum = with;
      continue;
    }
    if (before > 0 && fabs((room + FLOOR_GAP) / sum - target) < fabs(room / with - target)) {
      row = end_row(ratios, x, row, item, (room + FLOOR_GAP) / sum);
      sum = ratios[item];
      if (breadth > target * sum) continue;
      row = end_row(ratios, x, row, item + 1, breadth / sum);
    } else {
      row = end_row(ratios, x, row, item + 1, room / with);
    }
    sum = 0;
  }
  if (row->first < count) row = end_row(ratios, x, row, count, target);
  return row - rows;
}

size_t floor_justified_query(const float *ratios, const float *x, const floor_row *rows, size_t row_count,
                             floor_rect query, floor_rect *found) {
  size_t hits = 0;
  for (size_t row = first_row(rows, row_count, query.y);
       row < row_count && rows[row].start < query.y + query.height; row++) {
    for (size_t item = rows[row].first; item < rows[row + 1].first; item++) {
      floor_rect rect = {x[item], rows[row].start, ratios[item] * rows[row].extent, rows[row].extent};
      hits = add(found, hits, rect, query);
    }
  }
  return hits;
}

// MARK: Tags

static inline floor_row *end_line(float *x, floor_row *line, size_t end, float used, float thickest, float breadth) {
  float lead = (breadth - used) / 2;
  for (size_t item = line->first; item < end; item++) x[item] += lead;
  line->extent = thickest;
  line[1].first = end;
  line[1].start = line->start + thickest + FLOOR_GAP;
  return line + 1;
}

size_t floor_tags(const float *breadths, const float *lengths, float *x, floor_row *lines, size_t count, float breadth) {
  floor_row *line = lines;
  *line = (floor_row){0, 0, 0};
  float cursor = 0, thickest = 0;
  for (size_t item = 0; item < count; item++) {
    if (__builtin_expect(cursor + breadths[item] > breadth, 0)) {
      line = end_line(x, line, item, cursor - FLOOR_GAP, thickest, breadth);
      cursor = 0;
      thickest = 0;
    }
    x[item] = cursor;
    cursor += breadths[item] + FLOOR_GAP;
    if (lengths[item] > thickest) thickest = lengths[item];
  }
  if (line->first < count) line = end_line(x, line, count, cursor - FLOOR_GAP, thickest, breadth);
  return line - lines;
}

size_t floor_tags_query(const float *breadths, const float *lengths, const float *x, const floor_row *lines,
                        size_t line_count, floor_rect query, floor_rect *found) {
  size_t hits = 0;
  for (size_t line = first_row(lines, line_count, query.y);
       line < line_count && lines[line].start < query.y + query.height; line++) {
    for (size_t item = lines[line].first; item < lines[line + 1].first; item++) {
      double y = lines[line].start + (lines[line].extent - lengths[item]) / 2;
      hits = add(found, hits, (floor_rect){x[item], y, breadths[item], lengths[item]}, query);
    }
  }
  return hits;
}

// MARK: Mosaic

// `taken` has a byte for each row, with a bit for each column. `cursors` has the first possible row of each span. A counting
// sort orders the items by rows.
size_t floor_mosaic(const floor_span *spans, floor_cell *cells, uint8_t *taken, uint32_t *row_starts, uint32_t *order,
                    size_t count) {
  uint32_t cursors[FLOOR_SPAN + 1][FLOOR_SPAN + 1] = {0};
  size_t rows = 0;
  memset(taken, 0, count * FLOOR_SPAN + FLOOR_SPAN);
  memset(row_starts, 0, (count * FLOOR_SPAN + FLOOR_SPAN) * sizeof *row_starts);
  for (size_t item = 0; item < count; item++) {
    floor_span span = spans[item];
    uint32_t row = cursors[span.columns][span.rows];
    uint32_t free;
    for (;; row++) {
      free = ~taken[row] & ((1u << FLOOR_COLUMNS) - 1);
      for (int below = 1; below < span.rows; below++) free &= ~taken[row + below];
      for (int next = 1; next < span.columns; next++) free &= free >> 1;
      if (free) break;
    }
    int column = __builtin_ctz(free);
    cursors[span.columns][span.rows] = row;
    for (int below = 0; below < span.rows; below++) taken[row + below] |= ((1u << span.columns) - 1) << column;
    cells[item] = (floor_cell){row, (uint16_t)column, span};
    row_starts[row + 1]++;
    if (row + span.rows > rows) rows = row + span.rows;
  }
  for (size_t row = 0; row < rows; row++) row_starts[row + 1] += row_starts[row];
  // The loop moves each row's start to its end, so the next loop moves it back.
  for (size_t item = 0; item < count; item++) order[row_starts[cells[item].row]++] = (uint32_t)item;
  for (size_t row = rows; row > 0; row--) row_starts[row] = row_starts[row - 1];
  row_starts[0] = 0;
  return rows;
}

size_t floor_mosaic_query(const floor_cell *cells, const uint32_t *row_starts, const uint32_t *order, size_t rows,
                          double unit, floor_rect query, floor_rect *found) {
  double pitch = unit + FLOOR_GAP;
  size_t first = query.y > 0 ? (size_t)(query.y / pitch) : 0;
  size_t end = (size_t)((query.y + query.height) / pitch) + 1;
  first = first > FLOOR_SPAN - 1 ? first - (FLOOR_SPAN - 1) : 0;
  if (end > rows) end = rows;
  size_t hits = 0;
  for (size_t rank = row_starts[first]; rank < row_starts[end]; rank++) {
    floor_cell cell = cells[order[rank]];
    floor_rect rect = {cell.column * pitch, cell.row * pitch, cell.span.columns * pitch - FLOOR_GAP,
                       cell.span.rows * pitch - FLOOR_GAP};
    hits = add(found, hits, rect, query);
  }
  return hits;
}

// MARK: Timeline

// The items are in the order of their starts. `reaches` receives the latest end so far: of each item and all earlier ones.
void floor_timeline(const double *starts, const double *ends, uint16_t *columns, uint16_t *widths, double *reaches,
                    size_t count) {
  static double column_ends[FLOOR_MOST_COLUMNS];
  uint16_t width = 0;
  size_t first = 0;
  double reach = -INFINITY, cluster_end = -INFINITY;
  for (size_t item = 0; item < count; item++) {
    if (starts[item] >= cluster_end) {
      for (size_t other = first; other < item; other++) widths[other] = width;
      first = item;
      width = 0;
      cluster_end = ends[item];
    }
    if (ends[item] > cluster_end) cluster_end = ends[item];
    if (ends[item] > reach) reach = ends[item];
    reaches[item] = reach;
    uint16_t column = 0;
    while (column < width && column_ends[column] > starts[item]) column++;
    if (column == width) width++;
    column_ends[column] = ends[item];
    columns[item] = column;
  }
  for (size_t other = first; other < count; other++) widths[other] = width;
}

size_t floor_timeline_query(const double *starts, const double *ends, const uint16_t *columns, const uint16_t *widths,
                            const double *reaches, size_t count, double breadth, floor_rect query,
                            floor_rect *found) {
  size_t item = 0;
  for (size_t left = count; left > 0;) {
    size_t half = left / 2;
    if (reaches[item + half] > query.y) {
      left = half;
    } else {
      item += half + 1;
      left -= half + 1;
    }
  }
  size_t hits = 0;
  for (; item < count && starts[item] < query.y + query.height; item++) {
    double width = breadth / widths[item];
    floor_rect rect = {columns[item] * width, starts[item], width, ends[item] - starts[item]};
    hits = add(found, hits, rect, query);
  }
  return hits;
}

// MARK: Groups

size_t floor_groups_query(const floor_rect *leaves, size_t leaf_count, double pitch, double scale, size_t count,
                          floor_rect query, floor_rect *found) {
  size_t hits = 0;
  double first = __builtin_floor(query.y / pitch);
  size_t group = first > 0 ? (size_t)first : 0;
  for (; group * pitch < query.y + query.height; group++) {
    for (size_t leaf = 0; leaf < leaf_count && group * leaf_count + leaf < count; leaf++) {
      floor_rect rect = leaves[leaf];
      rect.y = __builtin_floor((rect.y + group * pitch) * scale + 0.5) / scale;
      hits = add(found, hits, rect, query);
    }
  }
  return hits;
}

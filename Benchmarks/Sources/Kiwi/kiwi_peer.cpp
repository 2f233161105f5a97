#include "kiwi_peer.h"

#if __has_include(<kiwi/kiwi.h>)
#include <array>
#include <kiwi/kiwi.h>

namespace {

constexpr int views = 12;

struct View {
  kiwi::Variable left, top, width, height;
};

struct Cell {
  kiwi::Solver solver;
  std::array<View, views> view;
  kiwi::Constraint text;

  explicit Cell(double height) {
    using namespace kiwi;
    const double hug = strength::create(0, 250, 0);
    View &cell = view[0];
    add(cell.left == 0);
    add(cell.top == 0);
    add((cell.width == 375) | strength::strong);
    for (int i = 1; i < views; i++) {
      View &me = view[i];
      View &before = view[i - 1];
      if (i % 4 == 1)
        add(me.left == cell.left + 16);
      else
        add(me.left == before.left + before.width + 8);
      if (i <= 4)
        add(me.top == cell.top + 8);
      else
        add(me.top >= view[i - 4].top + view[i - 4].height + 6);
      add((me.width == 40.0 + i) | hug);
    }
    for (int i : {4, 8, 11}) add(view[i].left + view[i].width <= cell.left + cell.width - 16);
    add((view[11].top + view[11].height + 8 == cell.height) | strength::strong);
    want(height);
    solver.updateVariables();
  }

  void add(const kiwi::Constraint &constraint) { solver.addConstraint(constraint); }

  void want(double height) {
    text = (view[3].height == height) | kiwi::strength::create(0, 750, 0);
    add(text);
  }
};

}  // namespace

bool kiwi_is_available(void) { return true; }

void *kiwi_cell_create(double height) { return new Cell(height); }

void kiwi_cell_exchange(void *cell, double height) {
  Cell &own = *static_cast<Cell *>(cell);
  own.solver.removeConstraint(own.text);
  own.want(height);
  own.solver.updateVariables();
}

void kiwi_cell_frame(const void *cell, int view, double frame[4]) {
  const View &own = static_cast<const Cell *>(cell)->view[view];
  frame[0] = own.left.value();
  frame[1] = own.top.value();
  frame[2] = own.width.value();
  frame[3] = own.height.value();
}

void kiwi_cell_destroy(void *cell) { delete static_cast<Cell *>(cell); }

#else

bool kiwi_is_available(void) { return false; }
void *kiwi_cell_create(double) { return nullptr; }
void kiwi_cell_exchange(void *, double) {}
void kiwi_cell_frame(const void *, int, double *) {}
void kiwi_cell_destroy(void *) {}

#endif

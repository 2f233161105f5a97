// The peer of the constraint solver: kiwi, where its headers can be had. See docs/performance/METHOD.md.
#ifndef KIWI_PEER_H
#define KIWI_PEER_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether this was built with kiwi's headers. Without them nothing else here may be called.
bool kiwi_is_available(void);

/// A cell of 12 views with 41 constraints, of which one wants the third view `height` high: built and solved.
void *kiwi_cell_create(double height);

/// Removes that constraint, adds one with another height, and solves.
void kiwi_cell_exchange(void *cell, double height);

/// Where a view's left and top edges and its width and height are.
void kiwi_cell_frame(const void *cell, int view, double frame[4]);

void kiwi_cell_destroy(void *cell);

#ifdef __cplusplus
}
#endif

#endif

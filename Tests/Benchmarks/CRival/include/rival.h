#ifndef RIVAL_H
#define RIVAL_H

#include <stdbool.h>

/// The decision of `PopoverPresentation.layout()` under the standard policy, in plain C: the rival
/// that the library is timed against. Arrays of two hold a figure for x and one for y.

enum rival_direction { RIVAL_NONE = -1, RIVAL_UP, RIVAL_DOWN, RIVAL_LEFT, RIVAL_RIGHT };

enum rival_rule {
  RIVAL_CURRENT_FITS,
  RIVAL_FIRST_FIT,
  RIVAL_WRAPPED,
  RIVAL_LARGEST_AFTER_SHRINKING,
  RIVAL_OVERLAP,
  RIVAL_NO_ROOM,
  RIVAL_NONE_OFFERED,
};

enum rival_visibility { RIVAL_WHOLE, RIVAL_PARTLY, RIVAL_HIDDEN };

struct rival_span {
  double start, length;
};

struct rival_rect {
  struct rival_span on[2];
};

struct rival_insets {
  double near[2], far[2];
};

struct rival_question {
  struct rival_rect anchor, container;
  double content[2], minimum[2];
  /// By the axis along which the arrow points.
  double arrow_base[2], arrow_height[2];
  struct rival_insets content_insets, caps, margins, reserved;
  enum rival_direction permitted[4];
  int permitted_count;
  enum rival_direction current;
  bool can_overlap, in_cells;
};

struct rival_answer {
  enum rival_direction direction;
  double arrow_offset, arrow_residual;
  struct rival_rect frame, background, content, arrow;
  bool is_shrunk, overlaps_anchor;
  enum rival_visibility visibility;
  enum rival_rule rule;
};

void rival_place(const struct rival_question *question, struct rival_answer *answer);

/// The direction alone, for maps.
enum rival_direction rival_side(const struct rival_question *question);

#endif

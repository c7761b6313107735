#include "rival.h"

#include <math.h>

struct figures {
  struct rival_span area[2], source[2];
  double chrome[2];
  double minimum[2];
};

struct candidate {
  enum rival_direction direction;
  double remaining[2], usable[2];
  bool fits;
  double level, shown;
};

struct decision {
  enum rival_direction direction;
  double content[2];
  enum rival_rule rule;
};

static double least(double one, double other) { return one < other ? one : other; }
static double most(double one, double other) { return one > other ? one : other; }
static double end_of(struct rival_span span) { return span.start + span.length; }
static double middle(struct rival_span span) { return span.start + span.length / 2; }

static double clamped(double place, struct rival_span bounds) {
  return most(bounds.start, least(place, end_of(bounds)));
}

static struct rival_span held_span(struct rival_span span, struct rival_span bounds) {
  double start = clamped(span.start, bounds);
  return (struct rival_span){start, most(0, clamped(end_of(span), bounds) - start)};
}

static struct rival_span shifted(double start, double length, struct rival_span bounds) {
  return (struct rival_span){most(bounds.start, least(start, end_of(bounds) - length)), length};
}

static bool overlap(struct rival_span one, struct rival_span other) {
  return one.start < end_of(other) && other.start < end_of(one);
}

static bool meet(struct rival_span one, struct rival_span other) {
  return one.start <= end_of(other) && other.start <= end_of(one);
}

static double rounded(const struct rival_question *question, double place) {
  return question->in_cells ? floor(place + 0.5) : place;
}

static int axis_of(enum rival_direction direction) { return direction <= RIVAL_DOWN ? 1 : 0; }

static bool follows(enum rival_direction direction) {
  return direction == RIVAL_UP || direction == RIVAL_LEFT;
}

static double strip(const struct rival_question *question, enum rival_direction direction, int axis) {
  return direction != RIVAL_NONE && axis_of(direction) == axis ? question->arrow_height[axis] : 0;
}

static struct figures figures_of(const struct rival_question *question) {
  struct figures figures;
  for (int axis = 0; axis < 2; axis++) {
    struct rival_span container = question->container.on[axis];
    double near = question->margins.near[axis] + question->reserved.near[axis];
    double far = question->margins.far[axis] + question->reserved.far[axis];
    double start = clamped(container.start + near, container);
    double end = clamped(end_of(container) - far, container);
    figures.area[axis] = (struct rival_span){start, most(0, end - start)};
    figures.source[axis] = held_span(question->anchor.on[axis], figures.area[axis]);
    figures.chrome[axis] =
        question->content_insets.near[axis] + question->content_insets.far[axis];
    figures.minimum[axis] = least(question->minimum[axis], question->content[axis]);
  }
  return figures;
}

static double room_beside(
    const struct figures *figures, enum rival_direction direction, int axis) {
  struct rival_span area = figures->area[axis], source = figures->source[axis];
  if (axis != axis_of(direction)) return area.length;
  return follows(direction) ? end_of(area) - end_of(source) : source.start - area.start;
}

static struct candidate weigh(
    const struct rival_question *question, const struct figures *figures,
    enum rival_direction direction) {
  struct candidate candidate = {.direction = direction, .fits = true};
  bool is_complete = true;
  for (int axis = 0; axis < 2; axis++) {
    double content = question->content[axis];
    double chrome = figures->chrome[axis] + strip(question, direction, axis);
    double room = room_beside(figures, direction, axis);
    candidate.fits = candidate.fits && content + chrome <= room;
    candidate.remaining[axis] = room - chrome;
    candidate.usable[axis] = least(content, most(0, candidate.remaining[axis]));
    is_complete = is_complete && candidate.usable[axis] == content
                  && candidate.remaining[axis] >= figures->minimum[axis];
  }
  if (candidate.fits) {
    candidate.level = direction == question->current ? 2 : 1;
  } else {
    candidate.level = is_complete ? 0.5 : 0;
  }
  candidate.shown = candidate.usable[0] * candidate.usable[1];
  return candidate;
}

static bool is_better(const struct candidate *one, const struct candidate *other) {
  if (one->level != other->level) return one->level > other->level;
  return one->shown > other->shown;
}

static int tried_directions(
    const struct rival_question *question, enum rival_direction tried[4]) {
  int count = 0;
  for (int index = 0; index < question->permitted_count; index++) {
    if (question->permitted[index] == question->current) tried[count++] = question->current;
  }
  for (int index = 0; index < question->permitted_count; index++) {
    if (question->permitted[index] != question->current) tried[count++] = question->permitted[index];
  }
  return count;
}

static struct decision limited(
    const struct rival_question *question, const struct figures *figures,
    enum rival_direction direction, enum rival_rule rule) {
  struct decision decision = {.direction = direction, .rule = rule};
  for (int axis = 0; axis < 2; axis++) {
    double chrome = figures->chrome[axis] + strip(question, direction, axis);
    decision.content[axis] =
        least(question->content[axis], most(0, figures->area[axis].length - chrome));
  }
  return decision;
}

static struct decision decide(
    const struct rival_question *question, const struct figures *figures) {
  enum rival_direction tried[4];
  int count = tried_directions(question, tried);
  if (count == 0) return limited(question, figures, RIVAL_NONE, RIVAL_NONE_OFFERED);

  struct candidate best = weigh(question, figures, tried[0]);
  for (int index = 1; index < count; index++) {
    struct candidate candidate = weigh(question, figures, tried[index]);
    if (is_better(&candidate, &best)) best = candidate;
  }
  bool keeps_minimum = best.remaining[0] >= figures->minimum[0]
                       && best.remaining[1] >= figures->minimum[1];
  if (!best.fits && !keeps_minimum) {
    return question->can_overlap ? limited(question, figures, best.direction, RIVAL_OVERLAP)
                                 : limited(question, figures, RIVAL_NONE, RIVAL_NO_ROOM);
  }
  enum rival_rule rule = RIVAL_LARGEST_AFTER_SHRINKING;
  if (best.level == 2) rule = RIVAL_CURRENT_FITS;
  if (best.level == 1) rule = RIVAL_FIRST_FIT;
  if (best.level == 0.5) rule = RIVAL_WRAPPED;
  return (struct decision){best.direction, {best.usable[0], best.usable[1]}, rule};
}

static struct rival_rect frame_of(
    const struct rival_question *question, const struct figures *figures,
    const struct decision *decision) {
  struct rival_rect frame;
  for (int axis = 0; axis < 2; axis++) {
    struct rival_span area = figures->area[axis], source = figures->source[axis];
    double length = decision->content[axis] + figures->chrome[axis]
                    + strip(question, decision->direction, axis);
    double start;
    if (decision->direction == RIVAL_NONE) {
      start = rounded(question, middle(area) - length / 2);
    } else if (axis != axis_of(decision->direction)) {
      start = rounded(question, middle(source) - length / 2);
    } else {
      start = follows(decision->direction) ? end_of(source) : source.start - length;
    }
    frame.on[axis] = shifted(start, length, area);
  }
  return frame;
}

static struct rival_span arrow_on(
    const struct rival_question *question, struct rival_span edge, struct rival_span source,
    int axis, double base) {
  struct rival_span facing = meet(source, edge) ? held_span(source, edge) : source;
  double to_anchor = middle(source) - middle(edge);
  bool is_rounded = question->in_cells && to_anchor == -0.5;
  double offset = is_rounded ? to_anchor : middle(facing) - middle(edge);
  double lowest = question->caps.near[axis];
  double highest = edge.length - question->caps.far[axis] - base;
  double half = (edge.length - base) / 2;
  double start = highest < lowest
                     ? rounded(question, half)
                     : most(lowest, least(rounded(question, half + offset), highest));
  return (struct rival_span){edge.start + start, base};
}

static bool is_aimed(struct rival_span span, struct rival_span anchor) {
  return anchor.length == 0 ? meet(span, anchor) : overlap(span, anchor);
}

static double residual(struct rival_span arrow, struct rival_span anchor) {
  return is_aimed(arrow, anchor) ? 0 : middle(arrow) - clamped(middle(arrow), anchor);
}

static void add_arrow(
    const struct rival_question *question, const struct figures *figures,
    struct rival_answer *answer) {
  int along = axis_of(answer->direction), across = 1 - along;
  double height = question->arrow_height[along];
  struct rival_span whole = answer->frame.on[along], edge = answer->frame.on[across];
  bool is_first = follows(answer->direction);

  answer->background.on[along].start = is_first ? whole.start + height : whole.start;
  answer->background.on[along].length = whole.length - height;
  answer->arrow.on[along].start = is_first ? whole.start : end_of(whole) - height;
  answer->arrow.on[along].length = height;
  answer->arrow.on[across] = arrow_on(
      question, edge, figures->source[across], across, question->arrow_base[along]);
  answer->arrow_offset = middle(answer->arrow.on[across]) - middle(edge);
  answer->arrow_residual = residual(answer->arrow.on[across], figures->source[across]);
}

static void add_no_arrow(struct rival_answer *answer) {
  for (int axis = 0; axis < 2; axis++) {
    answer->arrow.on[axis] = (struct rival_span){answer->frame.on[axis].start, 0};
  }
  answer->arrow_offset = 0;
  answer->arrow_residual = 0;
}

static enum rival_visibility visibility(
    const struct rival_question *question, const struct figures *figures) {
  bool is_whole = true, is_seen = true;
  for (int axis = 0; axis < 2; axis++) {
    struct rival_span anchor = question->anchor.on[axis], source = figures->source[axis];
    is_whole = is_whole && anchor.start == source.start && anchor.length == source.length;
    is_seen = is_seen && is_aimed(figures->area[axis], anchor);
  }
  return is_whole ? RIVAL_WHOLE : is_seen ? RIVAL_PARTLY : RIVAL_HIDDEN;
}

void rival_place(const struct rival_question *question, struct rival_answer *answer) {
  struct figures figures = figures_of(question);
  struct decision decision = decide(question, &figures);

  answer->direction = decision.direction;
  answer->rule = decision.rule;
  answer->frame = frame_of(question, &figures, &decision);
  answer->background = answer->frame;
  if (decision.direction == RIVAL_NONE) {
    add_no_arrow(answer);
  } else {
    add_arrow(question, &figures, answer);
  }
  for (int axis = 0; axis < 2; axis++) {
    struct rival_span background = answer->background.on[axis];
    answer->content.on[axis].start = background.start + question->content_insets.near[axis];
    answer->content.on[axis].length = background.length - figures.chrome[axis];
  }
  answer->is_shrunk = decision.content[0] != question->content[0]
                      || decision.content[1] != question->content[1];
  answer->overlaps_anchor = overlap(answer->frame.on[0], question->anchor.on[0])
                            && overlap(answer->frame.on[1], question->anchor.on[1]);
  answer->visibility = visibility(question, &figures);
}

enum rival_direction rival_side(const struct rival_question *question) {
  struct figures figures = figures_of(question);
  return decide(question, &figures).direction;
}

#include "parts.h"

#include <ncurses.h>
#include <wchar.h>

static bool has_default_colors;
/// The number that the next pair gets, and the first one that no pair may have.
static int next_pair, end_of_pairs;

/// ncurses makes a table of all colours unless their numbers are their parts: a description that has more than any
/// palette would take all memory.
static bool has_palette(void) { return tigetnum("colors") <= 1 << 16 || ccurses_has_direct_color(); }

void ccurses_start_colors(bool wanted) {
  next_pair = 1;
  end_of_pairs = 0;
  if (!wanted || !has_colors() || !has_palette() || start_color() != OK) return;
  has_default_colors = use_default_colors() == OK;
  end_of_pairs = COLOR_PAIRS;
#if !defined(NCURSES_EXT_COLORS) || NCURSES_EXT_COLORS == 0
  if (end_of_pairs > 256) end_of_pairs = 256;
#endif
}

static int set_pair(int number, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS > 0
  return init_extended_pair(number, foreground, background);
#else
  return init_pair((short)number, (short)foreground, (short)background);
#endif
}

int32_t ccurses_define_pair(int32_t foreground, int32_t background) {
  if (!stdscr || next_pair >= end_of_pairs) return 0;
  if (!has_default_colors && foreground < 0) foreground = COLOR_WHITE;
  if (!has_default_colors && background < 0) background = COLOR_BLACK;
  return set_pair(next_pair, foreground, background) == OK ? next_pair++ : 0;
}

void ccurses_forget_pairs(void) {
  next_pair = 1;
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS > 0
  if (stdscr) reset_color_pairs();
#endif
}

int32_t ccurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static attr_t attributes_of(uint32_t flags) {
  static const attr_t attributes[] = {A_BOLD, A_DIM, A_ITALIC, A_UNDERLINE, A_REVERSE};
  attr_t sum = A_NORMAL;
  for (size_t bit = 0; bit < sizeof attributes / sizeof attributes[0]; bit++) {
    if (flags >> bit & 1) sum |= attributes[bit];
  }
  return sum;
}

static cchar_t character_of(const CursesCell *cell) {
  const wchar_t text[] = {(wchar_t)cell->scalar, (wchar_t)cell->marks[0], (wchar_t)cell->marks[1],
                          (wchar_t)cell->marks[2], L'\0'};
  cchar_t character;
  attr_t attributes = attributes_of(cell->attributes);
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS > 0
  int pair = cell->pair;
  setcchar(&character, text, attributes, (short)pair, &pair);
#else
  setcchar(&character, text, attributes, (short)cell->pair, NULL);
#endif
  return character;
}

/// Where a terminal cannot be kept from going on to a next line, ncurses inserts the last cell of the screen from the cell
/// on its left. On a screen of one column it takes that from outside of its memory, so that this cell stays blank there.
static bool can_show(int32_t row) {
  if (getmaxx(stdscr) > 1 || row < getmaxy(stdscr) - 1) return true;
  return !ccurses_flag("am") || (ccurses_string("smam") && ccurses_string("rmam"));
}

void ccurses_erase(void) {
  if (stdscr) werase(stdscr);
}

void ccurses_put(int32_t row, int32_t column, const CursesCell *cells, size_t count) {
  enum { longest_run = 128 };
  static const CursesCell blank = {.scalar = L' '};
  cchar_t run[longest_run];
  bool is_shown = !stdscr || can_show(row);
  while (stdscr && count > 0) {
    int length = count < longest_run ? (int)count : longest_run, columns = 0;
    for (int index = 0; index < length; index++) {
      run[index] = character_of(is_shown ? &cells[index] : &blank);
      columns += ccurses_width(cells[index].scalar);
    }
    mvadd_wchnstr(row, column, run, length);
    column += columns;
    cells += length;
    count -= (size_t)length;
  }
}

#include "parts.h"

#include <errno.h>
#include <ncurses.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

static SCREEN *screen;
static CursesPainting painting;

/// Larger screens are used in part.
enum { largest_side = 2000 };

static int32_t limited(int side) { return side < largest_side ? side : largest_side; }

/// The size of the terminal's window; false if the terminal does not know it.
static bool find_window(CursesSize *size) {
  struct winsize window;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0) return false;
  if (window.ws_row == 0 || window.ws_col == 0) return false;
  *size = (CursesSize){.columns = limited(window.ws_col), .rows = limited(window.ws_row)};
  return true;
}

CursesSize ccurses_window_or(int described_columns, int described_rows) {
  CursesSize size = {
    .columns = described_columns > 0 ? limited(described_columns) : 80,
    .rows = described_rows > 0 ? limited(described_rows) : 24,
  };
  find_window(&size);
  return size;
}

static void set_modes(void) {
  raw();
  noecho();
  nonl();
  typeahead(-1);
  leaveok(stdscr, TRUE);
  curs_set(0);
}

/// Opens the screen of ncurses, or sets errno, which ncurses does not: what is left to fail is memory.
static SCREEN *open_screen(void) {
  FILE *frames = ccurses_open_frames();
  SCREEN *opened = frames ? newterm(NULL, frames, stdin) : NULL;
  if (frames && !opened) errno = ENOMEM;
  return opened;
}

static CursesStatus fail(void) {
  int reason = errno;
  ccurses_restore_flags();
  ccurses_close_frames();
  ccurses_set_inside(false);
  ccurses_release_signals();
  errno = reason;
  return CursesStatusFailed;
}

/// Has ncurses write what begins a screen, which it would write at its end otherwise, and lets it paint the screen
/// from now on, if it shall.
static void start(void) {
  if (painting == CursesPaintingBytes) {
    refresh();
    return;
  }
  // Until it has come back from one endwin, ncurses writes at every move of the cursor. Once there are
  // colours, coming back would reset the palette.
  endwin();
  refresh();
  ccurses_start_colors(painting == CursesPaintingColors);
}

CursesStatus ccurses_open(CursesPainting wanted, bool with_mouse) {
  if (screen) {
    errno = EBUSY;
    return CursesStatusFailed;
  }
  ccurses_follow_mouse(with_mouse);
  CursesStatus status = ccurses_inspect(ccurses_prepare_passage, NULL).status;
  if (status != CursesStatusReady) return status;
  ccurses_remember_modes(false);
  if (!ccurses_take_signals()) return CursesStatusFailed;
  use_env(FALSE);
  // Later versions of ncurses do not open a terminal that does not know its size, and none opens the largest ones.
  CursesSize window;
  use_tioctl(find_window(&window) && window.columns < largest_side && window.rows < largest_side);
  ccurses_set_inside(true);
  ccurses_make_blocking();
  screen = open_screen();
  if (!screen) return fail();
  set_modes();
  ccurses_remember_modes(true);
  painting = wanted;
  start();
  ccurses_restore_flags();
  ccurses_start_reports();
  return CursesStatusReady;
}

void ccurses_give_back(void) {
  if (!screen) return;
  ccurses_leave();
  delscreen(screen);
  screen = NULL;
  ccurses_close_frames();
  ccurses_forget_folders();
}

void ccurses_close(void) {
  ccurses_give_back();
  ccurses_release_signals();
}

void ccurses_resume(void) {
  if (!screen) return;
  ccurses_enter_again();
  ccurses_forget_screen();
}

void ccurses_stop(bool whole_group) {
  if (!screen) return;
  ccurses_leave();
  ccurses_stop_here(whole_group);
  ccurses_resume();
}

CursesSize ccurses_size(void) {
  CursesSize window;
  if (!screen) return ccurses_window_or(0, 0);
  bool is_known = find_window(&window);
  ccurses_adopt_rows();
  if (is_known && painting == CursesPaintingBytes) return window;
  if (is_known && is_term_resized(window.rows, window.columns)) {
    resize_term(window.rows, window.columns);
    ccurses_forget_screen();
  }
  return (CursesSize){.columns = getmaxx(stdscr), .rows = getmaxy(stdscr)};
}

void ccurses_forget_screen(void) {
  if (screen) clearok(curscr, TRUE);
}

void ccurses_put_cursor(int32_t row, int32_t column) {
  if (!screen) return;
  leaveok(stdscr, row < 0);
  if (row >= 0) wmove(stdscr, row, column);
}

void ccurses_show_cursor(bool visible) {
  // Not curs_set: ncurses does not know what was written when the screen was left and entered again.
  uint8_t bytes[64];
  if (!screen) return;
  const char *capability = visible ? "cnorm" : "civis";
  int32_t length = ccurses_string_bytes(capability, 0, 0, bytes, sizeof bytes);
  if (length > 0 && length <= (int32_t)sizeof bytes) ccurses_send(bytes, (size_t)length);
}

void ccurses_show(void) {
  if (!screen || !ccurses_may_draw()) return;
  wnoutrefresh(stdscr);
  ccurses_begin_frame();
  doupdate();
  ccurses_end_frame();
}

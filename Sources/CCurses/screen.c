#include "parts.h"

#include <ncurses.h>
#include <signal.h>
#include <stdio.h>

static SCREEN *screen;

/// Switches pasted text to being marked as such, where the terminal knows how.
static void mark_pastes(bool on) {
  const char *begin = ccurses_string("BE"), *end = ccurses_string("BD");
  if (begin && end) putp(on ? begin : end);
}

static void set_modes(bool with_colors) {
  raw();
  noecho();
  nonl();
  typeahead(-1);
  leaveok(stdscr, TRUE);
  curs_set(0);
  ccurses_start_colors(with_colors);
}

static void leave(void) {
  mark_pastes(false);
  endwin();
  ccurses_set_inside(false);
}

CursesStatus ccurses_open(bool with_colors) {
  if (screen) return CursesStatusFailed;
  CursesStatus status = ccurses_describe(ccurses_prepare_leaving).status;
  if (status != CursesStatusReady) return status;
  ccurses_remember_modes();
  if (!ccurses_take_signals()) return CursesStatusFailed;
  use_env(FALSE);
  use_tioctl(TRUE);
  ccurses_set_inside(true);
  screen = newterm(NULL, stdout, stdin);
  if (!screen) {
    ccurses_set_inside(false);
    ccurses_release_signals();
    return CursesStatusFailed;
  }
  set_modes(with_colors);
  // Until it has come back from one endwin, ncurses writes at every move of the cursor.
  endwin();
  ccurses_resume();
  return CursesStatusReady;
}

void ccurses_close(void) {
  if (!screen) return;
  leave();
  delscreen(screen);
  screen = NULL;
  ccurses_release_signals();
}

void ccurses_resume(void) {
  if (!isendwin()) leave();
  ccurses_set_inside(true);
  reset_prog_mode();
  mark_pastes(true);
}

void ccurses_stop(bool whole_group) {
  if (!screen) return;
  leave();
  ccurses_stop_here(whole_group);
  ccurses_resume();
}

CursesSize ccurses_size(void) {
  CursesSize window;
  if (ccurses_window(&window) && is_term_resized(window.rows, window.columns)) {
    resize_term(window.rows, window.columns);
    ccurses_forget_screen();
  }
  return (CursesSize){.columns = COLS, .rows = LINES};
}

void ccurses_forget_screen(void) { clearok(curscr, TRUE); }

void ccurses_show(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

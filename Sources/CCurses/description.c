#include "parts.h"

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

const char *ccurses_terminal_name(void) {
  const char *name = getenv("TERM");
  return name ? name : "";
}

int32_t ccurses_escape_delay(void) {
  const char *text = getenv("ESCDELAY");
  if (!text || !*text) return 25;
  char *end;
  long delay = strtol(text, &end, 10);
  return *end == '\0' && delay >= 0 && delay <= 10000 ? (int32_t)delay : 25;
}

const char *ccurses_string(const char *capability) {
  const char *string = tigetstr((char *)capability);
  return string == (char *)-1 ? NULL : string;
}

// RGB may be a flag, a number of bits, or three of them.
static bool has_direct_color(void) {
  return tigetnum("colors") > 256
    && (tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || ccurses_string("RGB"));
}

static CursesStatus describe(CursesAbilities *abilities) {
  if (!ccurses_string("cup")) return CursesStatusNoCursorMovement;
  int colors = tigetnum("colors");
  abilities->colors = colors > 0 ? colors : 0;
  abilities->direct_color = has_direct_color();
  abilities->size = ccurses_window_or(tigetnum("cols"), tigetnum("lines"));
  return CursesStatusReady;
}

/// Loads the description of the terminal.
static bool load(void) {
  int found;
  // Without a name, ncurses would take the terminal to be one called "unknown".
  return *ccurses_terminal_name() && setupterm(NULL, STDOUT_FILENO, &found) == OK;
}

CursesAbilities ccurses_describe(void (*use_strings)(void)) {
  CursesAbilities abilities = {.status = CursesStatusUnknownTerminal};
  setlocale(LC_CTYPE, "");
  abilities.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  // With a screen, the description is there; loading it once more would change the screen's size.
  bool is_there = stdscr;
  if (is_there || load()) {
    abilities.status = describe(&abilities);
    if (use_strings) use_strings();
    if (!is_there) del_curterm(cur_term);
  }
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) abilities.status = CursesStatusNotATerminal;
  return abilities;
}

CursesAbilities ccurses_inspect(void) { return ccurses_describe(NULL); }

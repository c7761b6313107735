#include "parts.h"

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

static const char *variable(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

const char *ccurses_terminal_name(void) { return variable("TERM"); }

const char *ccurses_color_terminal(void) { return variable("COLORTERM"); }

int32_t ccurses_escape_delay(void) {
  const char *text = variable("ESCDELAY");
  if (!*text) return 25;
  char *end;
  long delay = strtol(text, &end, 10);
  return *end == '\0' && delay >= 0 && delay <= 10000 ? (int32_t)delay : 25;
}

const char *ccurses_string(const char *capability) {
  const char *string = tigetstr((char *)capability);
  return string == (char *)-1 ? NULL : string;
}

int32_t ccurses_number(const char *capability) { return tigetnum((char *)capability); }

bool ccurses_flag(const char *capability) { return tigetflag((char *)capability) > 0; }

const char *ccurses_skip_pause(const char *string) {
  const char *end = strncmp(string, "$<", 2) == 0 ? strchr(string, '>') : NULL;
  return end ? end + 1 : string;
}

int32_t ccurses_string_bytes(
  const char *capability, int32_t first, int32_t second, uint8_t *bytes, size_t capacity) {
  const char *string = ccurses_string(capability);
  if (string && strchr(string, '%')) string = tiparm(string, (int)first, (int)second);
  if (!string) return -1;
  size_t length = 0;
  while (*string) {
    const char *next = ccurses_skip_pause(string);
    if (next == string) {
      if (length < capacity) bytes[length] = (uint8_t)*string;
      length += 1;
      next += 1;
    }
    string = next;
  }
  return (int32_t)length;
}

// RGB may be a flag, a number of bits, or three of them.
bool ccurses_has_direct_color(void) {
  return tigetnum("colors") > 256
    && (tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || ccurses_string("RGB"));
}

static CursesStatus describe(CursesAbilities *abilities) {
  if (!ccurses_string("cup")) return CursesStatusNoCursorMovement;
  int colors = tigetnum("colors");
  abilities->colors = colors > 0 ? colors : 0;
  abilities->direct_color = ccurses_has_direct_color();
  abilities->mouse = ccurses_string("kmous");
  abilities->paste = ccurses_string("BE") && ccurses_string("BD");
  abilities->hides_cursor = ccurses_string("civis");
  abilities->size = ccurses_window_or(tigetnum("cols"), tigetnum("lines"));
  return CursesStatusReady;
}

/// Loads the description of the terminal.
static bool load(void) {
  int found;
  // Without a name, ncurses would take the terminal to be one called "unknown".
  return *ccurses_terminal_name() && setupterm(NULL, STDOUT_FILENO, &found) == OK;
}

CursesAbilities ccurses_inspect(void (*ask)(void *context), void *context) {
  CursesAbilities abilities = {.status = CursesStatusUnknownTerminal};
  setlocale(LC_CTYPE, "");
  abilities.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  // With a screen, the description is there; loading it once more would change the screen's size.
  bool is_there = stdscr;
  if (is_there || load()) {
    abilities.status = describe(&abilities);
    if (ask) ask(context);
    if (!is_there) del_curterm(cur_term);
  }
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) abilities.status = CursesStatusNotATerminal;
  return abilities;
}

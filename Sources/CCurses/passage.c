#include "parts.h"

#include <ncurses.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Leaves and enters the screen without ncurses. All strings are prepared, so that even a signal handler can
// write them. ncurses itself would also reset the palette on its return, and with it the colors that the user
// has set.

typedef struct Passage {
  char bytes[1024];
  size_t length;
  struct termios modes;
  bool has_modes;
} Passage;

static Passage out, in;
static volatile sig_atomic_t is_inside;

// Presses and releases, moves while a button is down, and numbers instead of bytes.
static const char *const follow_mouse = "\033[?1000h\033[?1002h\033[?1006h";
static const char *const leave_mouse = "\033[?1006l\033[?1002l\033[?1000l";
static bool follows_mouse;

void ccurses_set_inside(bool inside) { is_inside = inside; }

/// Whether the terminal belongs to another job.
static bool is_in_background(void) {
  pid_t group = tcgetpgrp(STDOUT_FILENO);
  return group > 0 && group != getpgrp();
}

bool ccurses_may_draw(void) {
  // After a stop without its knowledge the screen was not left.
  return is_inside && !(ccurses_must_end() && is_in_background());
}

void ccurses_remember_modes(bool are_ours) {
  Passage *passage = are_ours ? &in : &out;
  passage->has_modes = tcgetattr(STDOUT_FILENO, &passage->modes) == 0;
}

/// Appends a string without its pauses; false, and not a part of it, where there is no room for all.
static bool append(Passage *passage, const char *string) {
  size_t length = passage->length;
  while (string && *string) {
    const char *next = ccurses_skip_pause(string);
    if (next == string) {
      if (length == sizeof passage->bytes) return false;
      passage->bytes[length++] = *next++;
    }
    string = next;
  }
  passage->length = length;
  return true;
}

/// Appends a capability to both directions, if the terminal has both.
static void append_both(const char *way_in, const char *way_out) {
  const char *begin = ccurses_string(way_in), *end = ccurses_string(way_out);
  if (begin && end && append(&out, end)) append(&in, begin);
}

/// The rows of the screen that the strings below are prepared for.
static int prepared_rows;

/// What nearly every terminal takes for a region that scrolls, and for all of its rows, however many there are.
static const char ansi_region[] = "\033[%i%p1%d;%p2%dr", ansi_whole_region[] = "\033[r";

/// The string that lets the whole screen scroll, as curses sets a region at the start; NULL if the terminal has none.
/// Where it can it names no rows: the window may change its size in the moment in which the screen is left.
static const char *whole_region(void) {
  const char *region = ccurses_string("csr");
  if (!region) return NULL;
  bool is_ansi = strncmp(region, ansi_region, strlen(ansi_region)) == 0;
  return is_ansi ? ansi_whole_region : tiparm(region, 0, prepared_rows - 1);
}

static void prepare(void) {
  in.length = out.length = 0;
  // The frame that began a synchronized output may have been dropped before its end.
  const char *synchronize = ccurses_string("Sync");
  if (synchronize) append(&out, tiparm(synchronize, 2));
  append(&out, ccurses_string("sgr0"));
  append(&out, ccurses_string("op"));
  append(&out, whole_region());
  // Below the last frame, for a terminal without an alternate screen; setting the region has moved the cursor.
  append(&out, tiparm(ccurses_string("cup"), prepared_rows - 1, 0));
  append_both("smcup", "rmcup");
  append(&in, whole_region());
  if (!ccurses_string("smcup")) append(&out, "\n");
  append(&out, "\r");
  // Other programs may have left the insert mode on, or wrapping at the right margin off.
  append(&in, ccurses_string("rmir"));
  append(&in, ccurses_string("smam"));
  // After the change of screens, as some terminals have a cursor for each.
  append_both("civis", "cnorm");
  append_both("BE", "BD");
  if (follows_mouse) {
    append(&in, follow_mouse);
    append(&out, leave_mouse);
  }
}

void ccurses_prepare_passage(void *unused) {
  (void)unused;
  prepared_rows = ccurses_window_or(tigetnum("cols"), tigetnum("lines")).rows;
  // No handler may read half a string.
  sigset_t before = ccurses_block_signals(0);
  prepare();
  sigprocmask(SIG_SETMASK, &before, NULL);
}

void ccurses_follow_mouse(bool wanted) { follows_mouse = wanted; }

void ccurses_start_reports(void) {
  uint8_t begin[64];
  int32_t length = ccurses_string("BD") ? ccurses_string_bytes("BE", 0, 0, begin, sizeof begin) : -1;
  if (length > 0 && length <= (int32_t)sizeof begin) ccurses_send(begin, (size_t)length);
  if (follows_mouse) ccurses_send((const uint8_t *)follow_mouse, strlen(follow_mouse));
}

void ccurses_adopt_rows(void) {
  uint8_t region[64];
  int before = prepared_rows;
  ccurses_prepare_passage(NULL);
  if (prepared_rows == before) return;
  int32_t length = ccurses_string_bytes("csr", 0, prepared_rows - 1, region, sizeof region);
  if (length > 0 && length <= (int32_t)sizeof region) ccurses_send(region, (size_t)length);
}

static void set_modes(const Passage *passage) {
  if (passage->has_modes) tcsetattr(STDOUT_FILENO, TCSANOW, &passage->modes);
}

/// How long the strings of the way out may take, in milliseconds.
enum { longest_passage = 200 };

/// A terminal that is full would keep this screen, which is worse than the loss of a frame. What it has not read makes
/// room.
static void write_way_out(bool may_drop) {
  if (ccurses_write_within(longest_passage, out.bytes, out.length) || !may_drop) return;
  tcflush(STDOUT_FILENO, TCOFLUSH);
  ccurses_write_within(longest_passage, out.bytes, out.length);
}

static void leave(bool sends_rest) {
  // A signal that comes in between must not find the terminal half given back, and take it for given back.
  sigset_t before = ccurses_block_signals(0);
  pid_t group = tcgetpgrp(STDOUT_FILENO);
  bool is_ours = !is_in_background();
  // After a stop without its knowledge, the program may end while the shell has the terminal: with modes of its own,
  // but with this screen. Any other program has both for itself.
  bool is_shells = group == getpgid(getppid()) || group == getpgid(getsid(0));
  if (sends_rest) ccurses_end_sending(!(is_inside && is_ours));
  if (is_inside && (is_ours || is_shells)) write_way_out(is_ours);
  if (is_inside && is_ours) set_modes(&out);
  is_inside = false;
  ccurses_restore_flags();
  sigprocmask(SIG_SETMASK, &before, NULL);
}

void ccurses_leave(void) { leave(true); }

void ccurses_leave_now(void) { leave(false); }

void ccurses_enter_again(void) {
  // In the background the program waits for the terminal where a request to end still reaches it, and who is to end
  // does not want the terminal any more.
  while (!ccurses_must_end() && is_in_background() && ccurses_stop_in_background()) {}
  if (ccurses_must_end()) return;
  // The modes first of all: who is sent into the background just now is stopped there by SIGTTOU, before it writes
  // anything.
  sigset_t before = ccurses_block_signals(SIGTTOU);
  set_modes(&in);
  is_inside = true;
  // Behind what has waited, of which the terminal may have read a half.
  ccurses_send((const uint8_t *)in.bytes, in.length);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

#include "parts.h"

#include <sys/ioctl.h>
#include <unistd.h>

/// Larger screens are used in part.
enum { largest_side = 2000 };

static int32_t limited(int side) { return side < largest_side ? side : largest_side; }

bool ccurses_window(CursesSize *size) {
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
  ccurses_window(&size);
  return size;
}

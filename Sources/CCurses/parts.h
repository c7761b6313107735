#ifndef CCURSES_PARTS_H
#define CCURSES_PARTS_H

// What the files of this target share.

#include "ccurses.h"

/// As ccurses_inspect; calls `use_strings`, if any, while the terminal's strings can be asked for.
CursesAbilities ccurses_describe(void (*use_strings)(void));
/// The terminal's string for a capability, or NULL.
const char *ccurses_string(const char *capability);

/// The size of the terminal's window; false if the terminal does not know it.
bool ccurses_window(CursesSize *size);

/// The same; else what the terminal's description says, and at last the usual size.
CursesSize ccurses_window_or(int described_columns, int described_rows);

/// Switches colours on, if wanted and if there are any.
void ccurses_start_colors(bool wanted);

/// Works out what ccurses_leave_now will write, from the terminal's strings.
void ccurses_prepare_leaving(void);
/// Says whether the terminal is ours at the moment; only then does a deadly signal give it back.
void ccurses_set_inside(bool inside);
/// Remembers the terminal's modes as those to give back.
void ccurses_remember_modes(void);
/// Gives the terminal back from within a signal handler.
void ccurses_leave_now(void);

/// Takes the signals; false if there is no pipe to be had.
bool ccurses_take_signals(void);
void ccurses_release_signals(void);
/// Stops this program, or its whole job, and returns when it is continued.
void ccurses_stop_here(bool whole_group);

#endif

#ifndef CCURSES_PARTS_H
#define CCURSES_PARTS_H

// What the files of this target share.

#include "ccurses.h"

/// The terminal's string for a capability, or NULL.
const char *ccurses_string(const char *capability);
/// Where a string goes on after a pause, which is written as $<milliseconds>.
const char *ccurses_skip_pause(const char *string);

/// The size of the terminal's window; false if the terminal does not know it.
bool ccurses_window(CursesSize *size);

/// The same; else what the terminal's description says, and at last the usual size.
CursesSize ccurses_window_or(int described_columns, int described_rows);

/// Switches colours on, if wanted and if there are any.
void ccurses_start_colors(bool wanted);

/// Works out how to leave the screen and to enter it again, from the terminal's strings.
void ccurses_prepare_passage(void *unused);
/// Remembers the terminal's modes: those of the screen, or those to give back.
void ccurses_remember_modes(bool are_ours);
/// Says whether the terminal is ours at the moment; only then does leaving do anything.
void ccurses_set_inside(bool inside);
/// Says whether the terminal is to tell what is done with the mouse, before the passage is prepared.
void ccurses_follow_mouse(bool wanted);
/// Has the terminal tell pasted text from typed, if it can, and what is done with the mouse, if wanted.
void ccurses_start_reports(void);
/// Gives the terminal back; a signal handler may call it.
void ccurses_leave_now(void);
void ccurses_enter_again(void);

/// What becomes readable when something changes in a folder that is watched; less than zero if none is.
int ccurses_watcher(void);

/// Takes the signals; false if there is no pipe to be had.
bool ccurses_take_signals(void);
void ccurses_release_signals(void);
/// Stops this program, or its whole job, and returns when it is continued.
void ccurses_stop_here(bool whole_group);

#endif

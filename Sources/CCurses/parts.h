#ifndef CCURSES_PARTS_H
#define CCURSES_PARTS_H

// The declarations that the files of this target share.

#include "ccurses.h"

#include <signal.h>
#include <stdio.h>

/// The terminal's string for a capability, or NULL.
const char *ccurses_string(const char *capability);
/// Whether colours are numbers of red, green and blue.
bool ccurses_has_direct_color(void);
/// The rest of a string after a pause, which is written as $<milliseconds>.
const char *ccurses_skip_pause(const char *string);

/// The size of the window, else that in the terminal's description, else the usual size.
CursesSize ccurses_window_or(int described_columns, int described_rows);

/// Switches colours on, if wanted and if there are any.
void ccurses_start_colors(bool wanted);

/// Prepares the strings that leave the screen and enter it again, for a screen of as many rows as it has now.
void ccurses_prepare_passage(void *unused);
/// Prepares them anew after a change of the size, and lets all the rows there are now scroll. The cursor moves.
void ccurses_adopt_rows(void);
/// Remembers the terminal's modes: those of the screen, or those to give back.
void ccurses_remember_modes(bool are_ours);
/// Sets whether the screen is entered at the moment; only then does leaving do anything.
void ccurses_set_inside(bool inside);
/// Whether the screen is entered at the moment, and the program does not end in the background; only then anything is
/// drawn on it.
bool ccurses_may_draw(void);
/// Sets whether the terminal shall report the mouse; called before the passage is prepared.
void ccurses_follow_mouse(bool wanted);
/// Switches the marks of pasted text on, if the terminal has them, and the reports of the mouse, if wanted.
void ccurses_start_reports(void);
/// Gives the terminal back, once what has waited is written.
void ccurses_leave(void);
/// Gives the terminal back at once; a signal handler may call it.
void ccurses_leave_now(void);
void ccurses_enter_again(void);

/// The milliseconds since some moment in the past; a signal handler may call it.
int64_t ccurses_now(void);
/// Lets the system wait for the terminal where ncurses writes to it; ncurses itself would try again without a pause.
void ccurses_make_blocking(void);
/// Gives the terminal the flags back with which it was found; a signal handler may call it.
void ccurses_restore_flags(void);
/// Writes bytes before all others that wait, as far as the terminal takes them in this time: false if some are left. A
/// signal handler may call it.
bool ccurses_write_within(int milliseconds, const char *bytes, size_t length);
/// Writes what the terminal takes of what has waited; true if nothing waits any more.
bool ccurses_send_rest(void);
/// Drops what has waited, or writes it; then, where the terminal does not take it soon, all that this has not read yet is
/// dropped too, so that there is room for what follows.
void ccurses_end_sending(bool drops);

/// The file that ncurses writes to; NULL if there cannot be one. It leads to the terminal. Where the system has files in
/// memory, a frame is written into one of them.
FILE *ccurses_open_frames(void);
void ccurses_close_frames(void);
/// What ncurses writes between these two is sent at the second one.
void ccurses_begin_frame(void);
void ccurses_end_frame(void);

/// The file descriptor that becomes readable after a change in a watched folder; less than zero if none is
/// watched.
extern int ccurses_watcher;

/// Installs the handlers of signals; false if no pipe can be opened.
bool ccurses_take_signals(void);
void ccurses_release_signals(void);
/// Blocks every signal, but for one unless it is 0, and returns the mask to restore; a signal handler may call it.
sigset_t ccurses_block_signals(int allowed);
/// Stops this program, or its whole job, and returns when it is continued. The program alone stops for a signal, and not
/// if it was continued since.
void ccurses_stop_here(bool whole_group);
/// Stops the job as the system stops one in the background that sets the modes of the terminal; false if nothing has
/// stopped it, as where no shell could continue it.
bool ccurses_stop_in_background(void);
/// Whether a signal has requested the program to end.
bool ccurses_must_end(void);

#endif

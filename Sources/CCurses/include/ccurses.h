#ifndef CCURSES_H
#define CCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A screen of character cells. This header does not include ncurses.h, so that importers of this module see no
// global variables and no macros. There is one screen; it belongs to the main thread.

#if defined(__clang__)
#define CURSES_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define CURSES_CLOSED
#endif

/// Whether a screen can be opened, or why not.
typedef enum CURSES_CLOSED CursesStatus {
  CursesStatusReady,
  /// Standard input or standard output is not a terminal.
  CursesStatusNotATerminal,
  /// TERM is not set, or the terminal that it names has no description.
  CursesStatusUnknownTerminal,
  /// The terminal is known, but cannot move its cursor.
  CursesStatusNoCursorMovement,
  /// The terminal did not open, or is open already (EBUSY); errno has the reason.
  CursesStatusFailed,
} CursesStatus;

typedef struct CursesSize {
  int32_t columns;
  int32_t rows;
} CursesSize;

/// What the terminal can do, found out without writing to it.
typedef struct CursesAbilities {
  CursesStatus status;
  /// The number of colours; zero if there are none.
  int32_t colors;
  /// Colours are numbers of the form 0xRRGGBB, beside the first eight, which are the palette's.
  bool direct_color;
  /// The locale's encoding is UTF-8.
  bool utf8;
  /// It can report the mouse.
  bool mouse;
  /// It can mark pasted text.
  bool paste;
  /// It can hide its cursor.
  bool hides_cursor;
  /// The size at this moment: at least one cell each way, and none without a description of the terminal.
  CursesSize size;
} CursesAbilities;

/// The content of a cell. A wide character is given once, for both of its cells.
typedef struct CursesCell {
  /// The character; never zero.
  uint32_t scalar;
  /// Combining marks upon it; zeros follow the last one.
  uint32_t marks[3];
  /// A sum of 1 bold, 2 dim, 4 italic, 8 underline, 16 reverse.
  uint32_t attributes;
  /// A number from ccurses_define_pair, or zero for the terminal's own colours.
  int32_t pair;
} CursesCell;

/// Why a wait has ended; with nothing true, the time was over.
typedef struct CursesWake {
  /// Bytes can be read.
  bool input;
  /// The terminal is gone, or a signal requests the program to end; the signal follows after closing.
  bool closed;
  /// A signal requests the program to stop.
  bool stop;
  /// The program runs again after it was stopped without its knowledge.
  bool resumed;
  /// The size may have changed.
  bool resized;
  /// Something has changed in a watched folder.
  bool changed;
  /// The terminal has taken all bytes that waited.
  bool drained;
} CursesWake;

/// A change in a watched folder.
typedef struct CursesChange {
  /// The folder's number; less than zero if the system does not say what has changed: any file may have, or may be
  /// another one that is not watched yet.
  int32_t folder;
  /// The name of the file in it.
  char name[256];
  /// Whether something new has the name; a file is still empty then.
  bool created;
} CursesChange;

/// How the screen is painted.
typedef enum CURSES_CLOSED CursesPainting {
  /// Cells by ccurses_put, in the terminal's own colours.
  CursesPaintingPlain,
  /// Cells by ccurses_put, with pairs of colours.
  CursesPaintingColors,
  /// Bytes by ccurses_send; the screen is not touched otherwise.
  CursesPaintingBytes,
} CursesPainting;

/// Finds out what the terminal can do, and sets the locale's characters from the environment. If the terminal
/// has a description, calls `ask` with `context` while the description is loaded.
CursesAbilities ccurses_inspect(void (*ask)(void *context), void *context);
/// The terminal's string for a capability, its numbers put in and its pauses left out: the number of
/// its bytes, of which up to `capacity` are copied; less than zero if there is none.
int32_t ccurses_string_bytes(
  const char *capability, int32_t first, int32_t second, uint8_t *bytes, size_t capacity);
/// The terminal's number for a capability; less than zero if there is none.
int32_t ccurses_number(const char *capability);
bool ccurses_flag(const char *capability);
/// TERM as it is in the environment; empty if it is not set. Valid until the environment changes.
const char *ccurses_terminal_name(void);
/// COLORTERM as it is in the environment; as above.
const char *ccurses_color_terminal(void);
/// How long to wait for more bytes after an Escape, in milliseconds: ESCDELAY, or 25.
int32_t ccurses_escape_delay(void);

/// Takes the terminal: alternate screen, raw keys, no cursor. Anything but ready leaves it untouched.
/// From here on every signal that ends the program gives the terminal back first. With the mouse, the
/// terminal also sends reports of its buttons and its wheel.
CursesStatus ccurses_open(CursesPainting painting, bool with_mouse);
/// Gives the terminal back as it was found; signals wait until it is closed.
void ccurses_give_back(void);
/// Gives the terminal back, and ends the program by a signal that was to end it. Closing what is not open does nothing.
void ccurses_close(void);
/// Gives the terminal back, stops as job control does, and takes the terminal again when the program is
/// continued; `whole_group` stops the programs of the same job too, as the terminal's own key does.
void ccurses_stop(bool whole_group);
/// Takes the terminal again after the program was stopped without its knowledge.
void ccurses_resume(void);

/// The size at this moment, which the screen adopts; at least one cell each way.
CursesSize ccurses_size(void);
/// The number of a pair of colours, for as long as ccurses_forget_pairs is not called. A colour is -1
/// for the terminal's own or a number below the number of colours. Zero if there is no pair left.
int32_t ccurses_define_pair(int32_t foreground, int32_t background);
void ccurses_forget_pairs(void);
/// The columns that the screen gives a character; less than zero if it cannot be shown.
int32_t ccurses_width(uint32_t scalar);
/// Makes all of the next frame blank.
void ccurses_erase(void);
/// Puts a run of cells on the next frame.
void ccurses_put(int32_t row, int32_t column, const CursesCell *cells, size_t count);
/// Leaves the cursor in a cell with the next frame; less than zero is anywhere.
void ccurses_put_cursor(int32_t row, int32_t column);
/// Shows or hides the cursor from now on.
void ccurses_show_cursor(bool visible);
/// Writes the changes of the next frame.
void ccurses_show(void);
/// Forgets what is on the screen, so that the next frame is written whole.
void ccurses_forget_screen(void);

/// Writes the bytes; what the terminal does not take at once is written in the wait, as soon as there is room.
/// While the screen is not entered, they are dropped.
void ccurses_send(const uint8_t *bytes, size_t count);
/// Whether bytes wait until the terminal takes them. A frame that is shown meanwhile has to wait too.
bool ccurses_has_unsent(void);

/// Waits until something happens, or for so many milliseconds; without end if less than zero.
CursesWake ccurses_wait(int32_t milliseconds);
/// Reads the waiting bytes, up to `capacity`: their number, or less than zero if the terminal is gone.
int64_t ccurses_read(uint8_t *bytes, size_t capacity);

/// What has come of a question to the terminal.
typedef enum CURSES_CLOSED CursesAnswer {
  /// It was asked; the listener has heard what it has said, which may be nothing.
  CursesAnswerHeard,
  /// The program has no terminal.
  CursesAnswerNoTerminal,
  /// The terminal belongs to another program at the moment.
  CursesAnswerInBackground,
} CursesAnswer;

/// Hears bytes that the terminal sends; true if they are enough.
typedef bool (*CursesListener)(void *context, const uint8_t *bytes, size_t count);

/// Asks the terminal of this program, /dev/tty, wherever its standard streams lead, and listens until the listener
/// has enough or so many milliseconds are over. Must not be called while a screen is open. The terminal's modes are
/// as before when it returns; signals that come meanwhile follow then.
CursesAnswer ccurses_ask(
  const uint8_t *question, size_t length, int32_t milliseconds, CursesListener listener, void *context);
/// Puts bytes back as if they were typed; false if the system does not allow it.
bool ccurses_type_again(const uint8_t *bytes, size_t count);

/// Whether changes have the name of what has changed.
bool ccurses_names_changes(void);
/// Watches a folder for what is written, comes or goes in it: its number, or less than zero if that is not
/// possible. A change ends the wait.
int32_t ccurses_watch_folder(const char *folder);
/// Watches a file for what is written into it, where its folder does not tell that: not on Linux.
void ccurses_watch_file(const char *path);
/// Stops watching all folders and files.
void ccurses_forget_folders(void);
/// The next change; false if there is no other.
bool ccurses_next_change(CursesChange *change);
/// Where a link leads, as it says itself; false if there is no link at the path.
bool ccurses_link_target(const char *path, char *target, size_t capacity);
/// Whether a file is there and has nothing in it.
bool ccurses_is_empty_file(const char *path);

#endif

/** The longest name of a seat, in characters. */
export const LONGEST_NAME = 24;

/** The longest line of chat, in characters. */
export const LONGEST_LINE = 500;

/** The longest line without an author in a pause, in characters. */
export const LONGEST_PAUSE_LINE = 200;

/** How many of these lines are shown; the oldest make room. */
export const MOST_PAUSE_LINES = 20;

/** How long a client makes every act of a pause, as JSON, in bytes of UTF-8. */
export const PAUSE_ACT_SIZE = 1024;

/** The longest note, in characters. */
export const LONGEST_NOTE = 2_000;

/** How many notes a pad holds. */
export const MOST_NOTES = 100;

/** How many devices a guest may register; one more replaces the oldest. */
export const MOST_DEVICES = 10;

/** The largest message that a client may send, in bytes of UTF-8. */
export const LARGEST_MESSAGE = 64 * 1024;

/** The version of this protocol; it rises when an old client could no longer follow. */
export const PROTOCOL_VERSION = 1;

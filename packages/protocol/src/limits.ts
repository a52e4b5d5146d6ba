/** The longest name of a seat, in characters. */
export const LONGEST_NAME = 24;

/** The longest answer in text, in characters: the whole content of a document, such as a team. */
export const LONGEST_TEXT_ANSWER = 20_000;

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

/** The largest campaign that can be brought as a file, in bytes of its JSON; up to half are pictures. */
export const LARGEST_CAMPAIGN = 32 * 1024 * 1024;

/** How many pictures a campaign has. */
export const MOST_PICTURES = 200;

/** How much room they take together, in bytes of their files; in base64 it is a third more. */
export const LARGEST_GALLERY = 12 * 1024 * 1024;

/** The largest match in it, in bytes of its JSON. */
export const LARGEST_MATCH = 4 * 1024 * 1024;

/** How many documents a shelf holds, one’s own or a campaign’s. */
export const MOST_DOCUMENTS = 200;

/** How much room their revisions take together, in bytes of JSON. */
export const LARGEST_SHELF = 32 * 1024 * 1024;

/** How many campaigns somebody may belong to. */
export const MOST_CAMPAIGNS = 50;

/** How many belong to a campaign. */
export const MOST_MEMBERS = 20;

/** How many matches a campaign that is brought may have. */
export const MOST_CAMPAIGN_MATCHES = 500;

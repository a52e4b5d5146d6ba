/** The longest name of a seat, in characters; `LONGEST_NAME` of the protocol, without its schemas. */
export const LONGEST_NAME = 24;

/** The longest note, in characters; `LONGEST_NOTE` of the protocol, without its schemas. */
export const LONGEST_NOTE = 2_000;

/** How many notes a pad holds; `MOST_NOTES` of the protocol, without its schemas. */
export const MOST_NOTES = 100;

/** The longest line of chat, in characters; `LONGEST_LINE` of the protocol, without its schemas. */
export const LONGEST_LINE = 500;

/** How many pictures a campaign has; `MOST_PICTURES` of the protocol, without its schemas. */
export const MOST_PICTURES = 200;

/** How many bytes they have together; `LARGEST_GALLERY` of the protocol, without its schemas. */
export const LARGEST_GALLERY = 12 * 1024 * 1024;

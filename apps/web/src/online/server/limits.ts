/** The longest name of a seat, in characters; `LONGEST_NAME` of the protocol, without its schemas. */
export const LONGEST_NAME = 24;

/** The longest note, in characters; `LONGEST_NOTE` of the protocol, without its schemas. */
export const LONGEST_NOTE = 2_000;

/** How many notes a pad holds; `MOST_NOTES` of the protocol, without its schemas. */
export const MOST_NOTES = 100;

/** The longest line of chat, in characters; `LONGEST_LINE` of the protocol, without its schemas. */
export const LONGEST_LINE = 500;

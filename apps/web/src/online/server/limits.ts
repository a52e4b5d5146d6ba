/** The longest name of a seat, in characters; `LONGEST_NAME` of the protocol, without its schemas. */
export const LONGEST_NAME = 24;

/** The longest line of chat, in characters; `LONGEST_LINE` of the protocol, without its schemas. */
export const LONGEST_LINE = 500;

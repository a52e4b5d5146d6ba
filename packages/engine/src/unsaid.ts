/**
 * The fallback of a text that has to say something and for which nothing can be suggested. Pages begin such a field
 * empty.
 */
export const UNSAID = '…';

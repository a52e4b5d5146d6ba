/** The English catalogue. */
export const TEXTS: Readonly<Record<string, string>> = {};

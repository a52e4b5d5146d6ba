/** The English catalogue. */
export const TEXTS = {} as const satisfies Record<string, string>;

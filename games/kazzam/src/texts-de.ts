/** The German catalogue; what it lacks is a name, and is said as in English. */
export const TEXTS_DE: Readonly<Record<string, string>> = {};

/** What a test's position says of an athlete besides its name and square. */
export type More = Readonly<Record<string, unknown>>;

/** Written by `apps/web/build/rulebooks.ts`. */
declare module 'virtual:rulebooks' {
  /** The addresses of all rulebooks, by game and language. */
  export const RULEBOOKS: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

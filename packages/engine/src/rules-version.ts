const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** Whether a version of a game's rules is later than another: 10 is later than 9. */
export function isLaterVersion(version: string, than: string): boolean {
  return IN_ORDER.compare(version, than) > 0;
}

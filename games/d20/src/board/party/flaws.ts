/** The flaws of the ready characters, as their sheets have them. */
export const FLAW_TEXTS = {
  'flaw.silver': 'Greedy for old silver',
  'flaw.book': 'Must read any book',
  'flaw.wounded': 'Never leaves the wounded',
  'flaw.debt': 'An old debt',
  'flaw.fingers': 'Light fingers',
  'flaw.dead': 'Hears the dead at night',
  'flaw.wanted': 'Wanted in two systems',
  'flaw.obedience': 'Literal obedience',
  'flaw.data': 'Sold data once',
  'flaw.boredom': 'Boredom, and the stimulants against it',
  'flaw.dare': 'Cannot refuse a dare, nor a poor man’s plea',
  'flaw.lineage': 'Pride of lineage; comes in only where he is invited',
} as const;

export type FlawKey = keyof typeof FLAW_TEXTS;

/** Which of them a flaw is; none for what a player wrote. */
export const flawKeyOf = (flaw: string): FlawKey | undefined =>
  (Object.keys(FLAW_TEXTS) as FlawKey[]).find((key) => FLAW_TEXTS[key] === flaw);

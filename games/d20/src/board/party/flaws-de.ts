import type { FLAW_TEXTS } from './flaws.ts';

/** See `FLAW_TEXTS`. */
export const FLAW_TEXTS_DE: Readonly<Record<keyof typeof FLAW_TEXTS, string>> = {
  'flaw.silver': 'Gierig nach altem Silber',
  'flaw.book': 'Muss jedes Buch lesen',
  'flaw.wounded': 'Lässt keine Verwundeten zurück',
  'flaw.debt': 'Eine alte Schuld',
  'flaw.fingers': 'Lange Finger',
  'flaw.dead': 'Hört nachts die Toten',
  'flaw.wanted': 'In zwei Sternsystemen gesucht',
  'flaw.obedience': 'Gehorcht aufs Wort',
  'flaw.data': 'Hat einmal Daten verkauft',
  'flaw.boredom': 'Langeweile, und die Mittel dagegen',
  'flaw.dare': 'Kann keine Mutprobe ausschlagen, und keine Bitte der Armen',
  'flaw.lineage': 'Stolz auf seine Ahnen; tritt nur ein, wo man ihn einlädt',
};

import type { SideFace } from '@tablewright/table-kit/board';
import type { AdventureState } from '../model.ts';

/** A pawn, and a head with horns. */
const PAWN = 'M5 0a2.6 2.6 0 0 1 1.6 4.6L8.6 10H1.4L3.4 4.6A2.6 2.6 0 0 1 5 0z';
const HORNS = 'M0 0L3.2 2.4H6.8L10 0L8.8 7.6L5 10L1.2 7.6z';

/** The party, in the ink that all sheets are printed in, and the monster in its own colour. */
export function sides({
  monster: { kind },
}: {
  readonly monster: Pick<AdventureState['monster'], 'kind'>;
}): readonly SideFace[] {
  return [
    { name: { key: 'standing.party' }, colour: 'var(--ink)', sign: PAWN },
    { name: { key: `monster.${kind}` }, colour: `var(--ba-${kind})`, sign: HORNS },
  ];
}

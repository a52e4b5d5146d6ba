import { confirm, D6, type Flow, type Seat } from '@tablewright/engine';
import { ABILITIES } from '../../abilities.ts';
import { AVERAGE_DIE } from '../../content/sheet.ts';
import type { D20 } from '../../d20-table.ts';
import { facesOf, programFaces } from '../rolls/roll.ts';

/** What was rolled for a new character (DT-CHAR-01, -06, DT-HP-02). */
export interface Rolled {
  /** Six totals of 3d6, in the order in which they fell. */
  readonly totals: readonly number[];
  /** What the first Hit Die counts. */
  readonly hitDie: number;
  /** Gold pieces to buy with, for whoever takes no pack. */
  readonly funds: number;
}

const DICE = 3;

/**
 * Everything that a new character of a seat may need is rolled at once, told, and final (DT-CHAR-09): three dice for each
 * ability in printed order, the Hit Die, three dice for funds. Whoever rolls its own dice and wants a ready character may
 * leave it (DT-OPT-13), if there are enough of those.
 *
 * @param mayLeave whether a ready character is there for everybody
 */
export function* rollFor(t: D20, seat: Seat, mayLeave: boolean): Flow<Rolled | undefined> {
  const question = { rule: 'DT-CHAR-01', usual: true };
  const isAsked = mayLeave && t.options.diceEntry === 'manual';
  if (isAsked && !(yield* confirm(t, seat, 'choice.rolls-character', question))) return undefined;
  const roller = { id: seat, seat };
  let first: boolean | undefined;
  /** All dice of a character are thrown as the first are. */
  function* thrown(count: number, purpose: string): Flow<number[]> {
    if (first === false) return programFaces(t, seat, D6, count, purpose);
    const isBegun = first === true;
    const { faces, isByHand } = yield* facesOf(t, roller, D6, count, purpose, { isBegun });
    first ??= isByHand;
    return faces;
  }
  const faces: number[][] = [];
  for (const _ability of ABILITIES) faces.push(yield* thrown(DICE, 'ability-score'));
  const isAverage = t.options.hpMode === 'average';
  const [die = AVERAGE_DIE] = isAverage ? [] : yield* thrown(1, 'hit-die');
  const coins = yield* thrown(DICE, 'funds');
  const funds = 10 * sumOf(coins);
  const totals = faces.map(sumOf);
  t.tell?.({
    type: 'character-rolled',
    rule: 'DT-CHAR-09',
    seat,
    faces: [...faces, coins],
    totals,
    die: isAverage ? undefined : die,
    funds,
    ...(first === true ? { byHand: true } : {}),
  });
  return { totals, hitDie: die, funds };
}

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

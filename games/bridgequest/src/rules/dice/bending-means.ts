import { choose, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import { CHECKED, type Checked } from '../../sheets/checks.ts';
import { withKarma } from '../../sheets/karma.ts';
import { withStat } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { masterDecides } from '../master/decide.ts';

/** A number above this bends reality (BQ-BEND-01). */
const GREAT = 20;
/** Karma beyond this does, either way, and what each time costs of it (BQ-KAR-22). */
const BEYOND = 100;
const PRICE = 10;

/** What a hero can bend reality with. */
export type BendingMeans = Checked | 'karma';

/** What a hero has for it: a great number once a game, and Karma as long as it lasts (BQ-BEND-01, -02, BQ-KAR-22). */
export function bendingMeansOf(
  { state }: Pick<Bridge, 'state'>,
  hero: Hero,
): readonly BendingMeans[] {
  const { sheet, seat } = hero;
  const hasBent = state.used.some(({ what }) => what === nameOfBending(seat));
  const great = hasBent ? [] : CHECKED.filter((stat) => sheet[stat] > GREAT);
  return [...great, ...(Math.abs(sheet.karma) > BEYOND ? (['karma'] as const) : [])];
}

const nameOfBending = (seat: number): string => `bend/${seat}`;

const ANSWERS = [{ id: 'refuse' }, { id: 'allow' }] as const;

/**
 * Whether a hero may bend reality as it has asked, and has paid for it: whoever runs the game may refuse what is too much,
 * which costs nothing (BQ-BEND-03).
 */
export function* mayBend(t: Bridge, hero: Hero): Flow<boolean> {
  if (bendingMeansOf(t, hero).length === 0) return false;
  const { id } = yield* masterDecides(t, 'bend-reality', ANSWERS, 1, 'BQ-BEND-03');
  if (id === 'refuse') return false;
  yield* paysForBending(t, hero);
  return true;
}

/** Has a hero pay for bending reality, with a great number or with Karma (BQ-BEND-02). */
export function* paysForBending(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const options = bendingMeansOf(t, hero).map((means) => ({ id: means, names: { means }, means }));
  if (options.length === 0) return;
  const { means } = yield* choose(t, seat, 'choice.bend-with', options, { rule: 'BQ-BEND-02' });
  if (means === 'karma') {
    const points = hero.sheet.karma > 0 ? -PRICE : PRICE;
    hero.sheet = withKarma(hero.sheet, points);
    const { karma } = hero.sheet;
    t.tell?.({ type: 'karma-changed', rule: 'BQ-KAR-22', seat, points, karma });
    return;
  }
  hero.sheet = withStat(hero.sheet, means, -1);
  t.state.used.push({ what: nameOfBending(seat), until: 'g' });
  t.tell?.({
    ...{ type: 'stat-changed', rule: 'BQ-BEND-01', seat, stat: means, by: -1 },
    number: hero.sheet[means],
  });
}

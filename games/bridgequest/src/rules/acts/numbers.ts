import { withGenderFlipped, withStat } from '../../sheets/sheet.ts';
import { beginLasting } from '../effects/lasting.ts';
import { deed } from '../karma/deeds.ts';
import { bankOf } from '../standing/pair.ts';
import { amountNow } from './amounts.ts';
import { type Acts, onHeroes } from './doing.ts';

/** What flipping a gender costs in the combat of now, or the next one (BQC-VERB-44). */
const FLIPPED = -5;

/** What changes numbers of a hero at once (BQC-VERB-09 to -11, -24, -44). */
export const NUMBER_ACTS: Acts = {
  travel: onHeroes(function* (t, hero, { n }, { rule }) {
    const by = yield* amountNow(t, hero, n, rule);
    const bank = bankOf(t.state, hero);
    bank.travels += by;
    const { seat, travels: left } = bank;
    t.tell?.({ type: 'travels-changed', rule, seat, by, left });
  }),
  stat: onHeroes(function* (t, hero, { stat, n }, { rule }) {
    const wanted = yield* amountNow(t, hero, n, rule);
    const before = hero.sheet[stat];
    hero.sheet = withStat(hero.sheet, stat, wanted);
    const { seat } = hero;
    const number = hero.sheet[stat];
    // Nothing lowers it below 1 (BQ-SHEET-04).
    const by = number - before;
    const isFloor = by !== wanted;
    t.tell?.({
      ...{ type: 'stat-changed', rule: isFloor ? 'BQ-SHEET-04' : rule, seat, stat, by, number },
    });
  }),
  karma: onHeroes(function* (t, hero, { n }, { rule, isDeed }) {
    const points = yield* amountNow(t, hero, n, rule);
    deed(t, hero, { rule, points, isDrained: !isDeed });
  }),
  skip: onHeroes(function* (t, hero, { n }, { rule }) {
    const count = yield* amountNow(t, hero, n, rule);
    hero.skips += count;
    t.tell?.({ type: 'turns-lost', rule, seat: hero.seat, count });
  }),
  flip: onHeroes((t, hero, _, { rule, source }) => {
    hero.sheet = withGenderFlipped(hero.sheet);
    const { seat, sheet } = hero;
    t.tell?.({ type: 'gender-flipped', rule, seat, gender: sheet.gender });
    beginLasting(t, hero, { verb: 'att', n: FLIPPED }, 'c', { source, rule: 'BQC-VERB-44' });
    return undefined;
  }),
};
